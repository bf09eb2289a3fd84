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

/** A change with its id. */
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
  const { db, context } = flow;
  const found = await bookingOf(flow, known);
  const resortId = found.resort._id;
  const cap = await capAt(db, resortId);
  const { changeId, change } = known;
  const options = { otherStay: { resortId, ...change }, otherPaymentId: changeId, changeId };
  return commitToBooking(db, found, options, context.nowMs, (facts, booking) =>
    decide(facts, booking, cap),
  );
};

/** Settles a change by the gateway's payment. */
const settleBy = (
  flow: CardPayment,
  known: KnownChange,
  payment: GatewayPayment,
): Promise<ChangeSettlement> => {
  const { db, context } = flow;
  const { changeId } = known;
  const entryId = collections(db).audit.doc().id;
  return commitSettlement(flow, known, (facts, booking, cap) => {
    switch (payment.state) {
      case 'authorized':
      case 'captured': {
        const paid = { changeId, gatewayRef: payment.ref, entryId, cap };
        return decideChangePaid(facts, booking, paid, context);
      }
      case 'declined': {
        const { ref: gatewayRef, reason } = payment;
        return decideChangeDeclined(facts, booking, { changeId, gatewayRef, reason }, context);
      }
      case 'voided':
      case 'refunded':
        return decideChangeAbandoned(facts, booking, changeId, context);
    }
  });
};

/**
 * Completes the payments of a settled change: captures the new price and refunds the old one, or
 * voids the payment of an expired change. Can be repeated. Throws when the gateway cannot be
 * reached; the payments then stay open for a later attempt.
 */
export const finishChangeMoney = async (flow: CardPayment, known: KnownChange): Promise<void> => {
  if (known.state === 'expired') return giveUpPayment(flow, known.changeId);
  if (known.state !== 'done' || known.oldPaymentId === null) return;
  await completePayment(flow, await bookingOf(flow, known));
  await refundPayment(flow, known.oldPaymentId);
};

/**
 * Authorises the card for a held change and settles the change; `finishChangeMoney` does the rest.
 * Throws ApiError 'busy' while the gateway cannot be reached; the same request or `settleChange`
 * can continue later.
 */
export const payForChange = async (
  flow: CardPayment,
  known: KnownChange,
  token: string,
): Promise<ChangeSettlement> => {
  const charge = { key: known.changeId, amountCents: known.quote.totalCents };
  return settleBy(flow, known, await authorize(flow, charge, token));
};

/** Settles a held change as far as its outcome is known. */
const settleHeld = async (
  flow: CardPayment,
  known: KnownChange,
  isOver: boolean,
): Promise<PendingChange | null> => {
  const { changeId, expiresAt } = known;
  const payment = await flow.gateway.find(changeId);
  if (payment !== null) return (await settleBy(flow, known, payment)).change;
  if (!isOver && expiresAt > flow.context.nowMs) return known;
  const { change } = await commitSettlement(flow, known, (facts, booking) =>
    decideChangeAbandoned(facts, booking, changeId, flow.context),
  );
  return change;
};

/**
 * Completes a change that a dead process left open, with its payments: by the gateway's payment if
 * there is one, else at its deadline, or at once when its account is closed (`isOver`). Can be
 * repeated. Returns the change, 'held' while its own request may still be running, or null when
 * there is none of this id. Throws when the gateway cannot be reached.
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
    // A payment without a change is voided.
    await giveUpPayment(flow, changeId);
    return null;
  }
  await finishChangeMoney(flow, { ...change, changeId });
  return change;
};
