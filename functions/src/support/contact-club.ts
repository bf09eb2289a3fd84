import { ApiError } from '@club/domain/api/errors';
import { canonicalEmail } from '@club/domain/user/user';
import type { Firestore } from 'firebase-admin/firestore';
import { fingerprintOf } from '../store/document-ids.ts';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { rateSlot, takeSlot } from '../limits/rate-slot.ts';
import { messageWrites } from '../notifications/club-message.ts';
import { ticketReceived } from '../notifications/ticket-messages.ts';
import { memberBudgetId, recipientBudgetId } from '../notifications/mail-budget.ts';
import { hasConfirmedEmail } from '../account/confirmed-email.ts';
import { emailClaimId } from '../account/email-claim.ts';
import type { ContactOrder } from './contact-decision.ts';
import { decideContact } from './contact-decision.ts';
import { candidateNumbers } from './ticket-numbers.ts';

/** Refuses a booking that is not the writer's own, and does not say whether there is such a one. */
const requireOwnBooking = async (
  db: Firestore,
  bookingId: string,
  uid: string | null,
): Promise<void> => {
  const booking = await collections(db).bookings.doc(bookingId).get();
  if (uid === null || booking.data()?.uid !== uid) {
    throw new ApiError('booking-not-found', { field: 'bookingId' });
  }
};

/**
 * The callable `contactclub`: makes a ticket of a message and mails its number to the address that
 * was given. The same request again answers the same number. Throws ApiError 'booking-not-found' for
 * a booking that is not the caller's, 'key-reused', 'account-disabled', 'too-many-requests'
 * (details.retryAfterSeconds), 'busy'.
 */
export const contactClub: Handler<'contactClub', 'caller' | 'nowMs'> = async (
  { requestId, ...message },
  { caller, nowMs },
) => {
  const { uid, address } = caller;
  const db = clubFirestore();
  const club = collections(db);
  if (message.bookingId !== null) await requireOwnBooking(db, message.bookingId, uid);
  // A visitor is counted by the address that the mail goes to, so that nobody's is flooded.
  const writer = uid ?? `visitor ${canonicalEmail(message.email)}`;
  const order: ContactOrder = {
    uid,
    message,
    requestKey: fingerprintOf(['contact', uid, requestId]),
    fingerprint: fingerprintOf(message),
    emailClaim: emailClaimId(message.email),
    at: new Date(nowMs).toISOString(),
  };
  const slot = rateSlot('contact', { uid: writer, address }, order.requestKey);
  // Whoever writes sees the number; an account that nobody has confirmed has nothing mailed.
  const isConfirmed = caller.uid === null || (await hasConfirmedEmail(caller));
  const numbers = candidateNumbers(order.requestKey);
  const refs = {
    tickets: numbers.map((number) => club.supportTickets.doc(number)),
    rates: slot.buckets.map(({ id }) => club.rateLimits.doc(id)),
    budgets: [...(uid === null ? [] : [memberBudgetId(uid)]), recipientBudgetId(message.email)].map(
      (id) => club.rateLimits.doc(id),
    ),
    authz: uid === null ? [] : [club.authz.doc(uid)],
  };
  return atomically<typeof refs, { number: string }>(
    db,
    refs,
    ({ tickets, rates, budgets, authz }) => {
      const rights = authz.flatMap((document) =>
        document.data === undefined ? [] : [{ document, data: document.data }],
      );
      if (rights.some(({ data }) => data.disabled)) throw new ApiError('account-disabled');
      const candidates = tickets.map(({ ref, data }) => ({ number: ref.id, ticket: data }));
      const { ticket, isNew } = decideContact(candidates, order);
      const { number } = ticket;
      const place = tickets.find(({ ref }) => ref.id === number);
      if (!isNew || place === undefined) return { result: { number } };
      return {
        result: { number },
        writes: [
          put(place, ticket),
          ...takeSlot(slot, rates, nowMs),
          ...messageWrites(
            club,
            { uid, email: ticket.email, muted: [], isConfirmed },
            [ticketReceived(ticket, ticket.email)],
            budgets,
            nowMs,
          ),
          // Written as they are: rights that are taken away meanwhile fail the commit.
          ...rights.map(({ document, data }) => put(document, data)),
        ],
      };
    },
  );
};
