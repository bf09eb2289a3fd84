import { randomUUID } from 'node:crypto';
import type { Input } from '@club/domain/api/contract';

/** A message to the club as a visitor sends it, from an address of its own. */
export const contactBody = (some: Partial<Input<'contactClub'>> = {}): Input<'contactClub'> => ({
  requestId: randomUUID(),
  name: 'Anna Berg',
  email: `writer-${randomUUID()}@example.com`,
  topic: 'points',
  bookingId: null,
  message: 'How many points does a week cost?\nI look for two bedrooms.',
  ...some,
});
