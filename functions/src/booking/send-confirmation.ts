import { ApiError } from '@club/domain/api/errors';
import { isBooked } from '@club/domain/booking/booking-state';
import { mailsUsedUpText } from '@club/domain/limits/mail-budget';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { rateSlot, takeSlot } from '../limits/rate-slot.ts';
import { tooManyRequests } from '../limits/too-many-requests.ts';
import { bookingConfirmedAgain } from '../notifications/booking-confirmed.ts';
import { messageWrites } from '../notifications/club-message.ts';
import { memberBudgetId, takeBudget } from '../notifications/mail-budget.ts';
import { requireConfirmedEmail } from '../account/confirmed-email.ts';
import { confirmationMailIdFor } from '../store/document-ids.ts';
import { requireBooking } from './require-booking.ts';

/**
 * The callable `sendconfirmation`: mails the confirmation of the caller's stay again, with its
 * current data and to the member's current address. The guest gets no second copy. A repeated
 * request sends nothing.
 */
export const sendConfirmation: Handler<'sendConfirmation', 'caller' | 'nowMs'> = async (
  { bookingId, requestId },
  { caller, nowMs },
) => {
  const db = clubFirestore();
  const club = collections(db);
  const { uid } = caller;
  const booking = await requireBooking(db, bookingId, uid);
  await requireConfirmedEmail(caller);
  if (!isBooked(booking.status)) {
    throw new ApiError('status-not-allowed', { details: { status: booking.status } });
  }
  const mailId = confirmationMailIdFor(bookingId, requestId);
  const slot = rateSlot('mail', caller, mailId);
  const refs = {
    mail: club.mail.doc(mailId),
    rates: slot.buckets.map(({ id }) => club.rateLimits.doc(id)),
    budgets: [club.rateLimits.doc(memberBudgetId(uid))],
    user: club.users.doc(uid),
    authz: club.authz.doc(uid),
  };
  return atomically<typeof refs, { email: string }>(
    db,
    refs,
    ({ mail, rates, budgets, user, authz }) => {
      if (authz.data?.disabled === true) throw new ApiError('account-disabled');
      const email = user.data?.email ?? caller.email;
      if (mail.data !== undefined) return { result: { email: mail.data.to } };
      const message = bookingConfirmedAgain(booking, mailId, nowMs);
      const { freeAt } = takeBudget(uid, message.mails ?? [], budgets, nowMs);
      if (freeAt !== null) throw tooManyRequests(freeAt - nowMs, mailsUsedUpText);
      return {
        result: { email },
        writes: [
          ...takeSlot(slot, rates, nowMs),
          ...messageWrites(
            club,
            { uid, email, muted: [], isConfirmed: true },
            [message],
            budgets,
            nowMs,
          ),
          // Written unchanged, so that the commit fails if the account is closed meanwhile.
          ...(authz.data === undefined ? [] : [put(authz, authz.data)]),
        ],
      };
    },
  );
};
