import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { PendingChange } from '../../store/collections.ts';
import { collections } from '../../store/collections.ts';
import type { GatewayPayment } from '../../payments/payment-gateway.ts';
import { capAt } from '../../resorts/bookable-resort.ts';
import type { BookingDecision, BookingFacts } from '../booking-facts.ts';
import { authorize, completePayment, giveUpPayment } from '../pay/card-payment.ts';
import type { CardPayment } from '../pay/card-payment.ts';
import { commitToBooking } from '../commit-to-booking.ts';
import { refundPayment } from '../pay/refund-payment.ts';
import type { ChangeSettlement } from './settle-change-decision.ts';
import {
  decideChangeAbandoned,
  decideChangeDeclined,
  decideChangePaid,
} from './settle-change-decision.ts';

/** A change with its id, as it is stored or was a moment ago. */
export type KnownChange = PendingChange & { changeId: string };

type Settle = (
  facts: BookingFacts,
  booking: StoredBooking,
  cap: number,
) => BookingDecision<ChangeSettlement>;

const bookingOf = async (
  { db }: CardPayment,
  { bookingId }: PendingChange,
): Promise<StoredBooking> => {
  const booking = (await collections(db).bookings.doc(bookingId).get()).data();
  if (booking === undefined) throw new ApiError('booking-not-found', { field: 'bookingId' });
  return booking;
};

const commitSettlement = async (
  flow: CardPayment,
  known: KnownChange,
  decide: Settle,
): Promise<ChangeSettlement> => {
  const { db, occasion } = flow;
  const found = await bookingOf(flow, known);
  const resortId = found.resort._id;
  const cap = await capAt(db, resortId);
  const { changeId, change } = known;
  const besides = { otherStay: { resortId, ...change }, otherPaymentId: changeId, changeId };
  return commitToBooking(db, found, besides, occasion.nowMs, (facts, booking) =>
    decide(facts, booking, cap),
  );
};

/** Carries a change on to what the gateway says. */
const settleBy = (
  flow: CardPayment,
  known: KnownChange,
  payment: GatewayPayment,
): Promise<ChangeSettlement> => {
  const { db, occasion } = flow;
  const { changeId } = known;
  const entryId = collections(db).audit.doc().id;
  return commitSettlement(flow, known, (facts, booking, cap) => {
    switch (payment.state) {
      case 'authorized':
      case 'captured': {
        const paid = { changeId, gatewayRef: payment.ref, entryId, cap };
        return decideChangePaid(facts, booking, paid, occasion);
      }
      case 'declined': {
        const { ref: gatewayRef, reason } = payment;
        return decideChangeDeclined(facts, booking, { changeId, gatewayRef, reason }, occasion);
      }
      case 'voided':
      case 'refunded':
        return decideChangeAbandoned(facts, booking, changeId, occasion);
    }
  });
};

/**
 * Does what is left to do at the gateway for a change that is at its end: takes the new price and
 * gives the old one back, or gives up what a change that came to nothing was to cost. Can be
 * repeated. Throws when the gateway cannot be reached: what is open then stays open for whoever
 * comes next.
 */
export const finishChangeMoney = async (flow: CardPayment, known: KnownChange): Promise<void> => {
  if (known.state === 'expired') return giveUpPayment(flow, known.changeId);
  if (known.state !== 'done' || known.oldPaymentId === null) return;
  await completePayment(flow, await bookingOf(flow, known));
  await refundPayment(flow, known.oldPaymentId);
};

/**
 * Asks the card for the price of a held change and carries it to its end, but for what
 * `finishChangeMoney` does. Throws ApiError 'busy' while the gateway cannot be reached; the change
 * can then be carried on by the same request, or by `settleChange`.
 */
export const payForChange = async (
  flow: CardPayment,
  known: KnownChange,
  token: string,
): Promise<ChangeSettlement> => {
  const charge = { key: known.changeId, amountCents: known.quote.totalCents };
  return settleBy(flow, known, await authorize(flow, charge, token));
};

/** Carries a held change to the end that can be known now, if any can. */
const settleHeld = async (
  flow: CardPayment,
  known: KnownChange,
  isOver: boolean,
): Promise<PendingChange | null> => {
  const { changeId, expiresAt } = known;
  const payment = await flow.gateway.find(changeId);
  if (payment !== null) return (await settleBy(flow, known, payment)).change;
  if (!isOver && expiresAt > flow.occasion.nowMs) return known;
  const { change } = await commitSettlement(flow, known, (facts, booking) =>
    decideChangeAbandoned(facts, booking, changeId, flow.occasion),
  );
  return change;
};

/**
 * Finishes a change that a dead process left open, its money included: by the gateway's answer if
 * there is one, by its deadline if there is none, or at once when nobody can come back for it
 * (`isOver`). Can be repeated by anybody. Answers the change as it is then, 'held' while its own
 * request may still be at work, and null when there is none of this id. Throws when the gateway
 * cannot be reached.
 */
export const settleChange = async (
  flow: CardPayment,
  changeId: string,
  isOver = false,
): Promise<PendingChange | null> => {
  const stored = (await collections(flow.db).changes.doc(changeId).get()).data();
  const change =
    stored?.state === 'held' ? await settleHeld(flow, { ...stored, changeId }, isOver) : stored;
  if (change === undefined || change === null) {
    // Nothing can come of a payment whose change is gone.
    await giveUpPayment(flow, changeId);
    return null;
  }
  await finishChangeMoney(flow, { ...change, changeId });
  return change;
};
