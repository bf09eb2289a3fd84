import { createHash } from 'node:crypto';

/** The address that stands in for a removed member's: the same for all their bookings, and nobody's. */
export const pseudonymOf = (uid: string): string =>
  `removed-${createHash('sha256').update(uid).digest('hex').slice(0, 12)}@member.invalid`;
