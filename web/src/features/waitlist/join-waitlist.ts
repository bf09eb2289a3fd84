import type { WaitlistCriteria } from '@club/domain/waitlist/waitlist';
import { callFunction } from '../../kernel/api/api-client.ts';
import { createAttempt } from '../../kernel/storage/attempt.ts';

/** Joins the waitlist of a resort: repeating it for the same nights makes one entry only. */
export const joinWaitlist = createAttempt({
  storageKey: 'waitlistAttempt',
  orderKey: (criteria: WaitlistCriteria) =>
    [
      criteria.resortId,
      criteria.vacationType,
      criteria.unitType,
      criteria.from,
      criteria.to,
      criteria.nights,
    ].join(' · '),
  send: (criteria, requestId) => callFunction('joinWaitlist', { ...criteria, requestId }),
});
