import { ApiError } from '@club/domain/api/errors';
import { canonicalEmail } from '@club/domain/user/user';
import type { Firestore } from 'firebase-admin/firestore';
import { candidateNumbers } from '../store/candidate-numbers.ts';
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

/** Throws the same error for an unknown booking and for another member's. */
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
 * The callable `contactclub`: creates a ticket from a message and mails its number to the given
 * address. A repeated request returns the same number.
 */
export const contactClub: Handler<'contactClub', 'caller' | 'nowMs'> = async (
  { requestId, ...message },
  { caller, nowMs },
) => {
  const { uid, address } = caller;
  const db = clubFirestore();
  const club = collections(db);
  if (message.bookingId !== null) await requireOwnBooking(db, message.bookingId, uid);
  // Visitors are counted by the address that the mail goes to, so that no one is flooded with mail.
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
  // The page shows the number; an account with an unconfirmed address gets no mail.
  const isConfirmed = caller.uid === null || (await hasConfirmedEmail(caller));
  const numbers = candidateNumbers('ticket', order.requestKey);
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
      const permissions = authz.flatMap((document) =>
        document.data === undefined ? [] : [{ document, data: document.data }],
      );
      if (permissions.some(({ data }) => data.disabled)) throw new ApiError('account-disabled');
      const candidates = tickets.map(({ ref, data }) => ({ number: ref.id, ticket: data }));
      const { ticket, isNew } = decideContact(candidates, order);
      const { number } = ticket;
      const free = tickets.find(({ ref }) => ref.id === number);
      if (!isNew || free === undefined) return { result: { number } };
      return {
        result: { number },
        writes: [
          put(free, ticket),
          ...takeSlot(slot, rates, nowMs),
          ...messageWrites(
            club,
            { uid, email: ticket.email, muted: [], isConfirmed },
            [ticketReceived(ticket)],
            budgets,
            nowMs,
          ),
          // Written unchanged, so that the commit fails if the account is closed meanwhile.
          ...permissions.map(({ document, data }) => put(document, data)),
        ],
      };
    },
  );
};
