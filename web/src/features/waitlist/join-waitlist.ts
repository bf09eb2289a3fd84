import type { WaitlistWish } from '@club/domain/waitlist/waitlist';
import { callFunction } from '../../kernel/api/api-client.ts';
import { createAttempt } from '../../kernel/storage/attempt.ts';

/** Joins the waitlist of a resort: repeating it for the same nights makes one entry only. */
export const joinWaitlist = createAttempt({
  storageKey: 'waitlistAttempt',
  orderKey: (wish: WaitlistWish) =>
    [wish.resortId, wish.vacationType, wish.unitType, wish.from, wish.to, wish.nights].join(' · '),
  send: (wish, requestId) => callFunction('joinWaitlist', { ...wish, requestId }),
});
