import { createHash } from 'node:crypto';

/**
 * The address that replaces a deleted member's: the same for all their bookings, and no real one.
 */
export const pseudonymOf = (uid: string): string =>
  `removed-${createHash('sha256').update(uid).digest('hex').slice(0, 12)}@member.invalid`;
