import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import { DECLINE_MESSAGES } from '@club/domain/booking/decline-reason';
import type { Cents } from '@club/domain/money/cents';
import type { Firestore } from 'firebase-admin/firestore';
import { atomically, put } from '../../kernel/commit/atomically.ts';
import { collections } from '../../store/collections.ts';
import type { GatewayPayment, PaymentDependencies } from '../../payments/payment-gateway.ts';
import { isOpenPayment } from '../../store/payment-record.ts';
import { capAt } from '../../resorts/bookable-resort.ts';
import type { BookingDecision, BookingFacts } from '../booking-facts.ts';
import { paymentIdOf, stayOf } from '../booking-life.ts';
import { commitBooking } from '../commit-booking.ts';
import type { Settlement } from './settle-decision.ts';
import { decideAbandon, decideConfirm, decideDecline } from './settle-decision.ts';
import type { CommandContext } from '../../kernel/commit/command-context.ts';

/** What settling a card payment needs. */
export type CardPayment = PaymentDependencies & { context: CommandContext };

type Settle = (
  facts: BookingFacts,
  booking: StoredBooking,
  cap: number,
) => BookingDecision<Settlement>;

const settle = async (
  { db, context }: CardPayment,
  booking: StoredBooking,
  decide: Settle,
): Promise<Settlement> => {
  const stay = stayOf(booking);
  const cap = await capAt(db, stay.resortId);
  const target = { bookingId: booking._id, uid: booking.uid, stay };
  return commitBooking(db, target, context.nowMs, (facts) =>
    decide(facts, facts.bookings.get(booking._id) ?? booking, cap),
  );
};

/** Records the final state of an open payment; any other stays as it is. */
const recordEnd = (
  { db, context }: CardPayment,
  paymentId: string,
  state: 'captured' | 'voided' | 'declined',
  payment: GatewayPayment,
): Promise<void> =>
  atomically(db, { stored: collections(db).payments.doc(paymentId) }, ({ stored }) => {
    if (stored.data === undefined || !isOpenPayment(stored.data)) return { result: undefined };
    const declineReason = payment.state === 'declined' ? payment.reason : null;
    const at = new Date(context.nowMs).toISOString();
    const record = { ...stored.data, state, gatewayRef: payment.ref, declineReason, at };
    return { result: undefined, writes: [put(stored, record)] };
  });

const isPaymentOpen = async ({ db }: CardPayment, paymentId: string): Promise<boolean> => {
  const record = (await collections(db).payments.doc(paymentId).get()).data();
  return record !== undefined && isOpenPayment(record);
};

/** Voids what was authorised for a booking or change that ended without payment. */
const voidPayment = async (flow: CardPayment, paymentId: string): Promise<void> => {
  const payment = await flow.gateway.void(paymentId);
  // A payment that was declined first is final, too.
  if (payment.state === 'voided' || payment.state === 'declined') {
    await recordEnd(flow, paymentId, payment.state, payment);
  }
};

/**
 * Voids the open payment of a change that was not made; can be repeated. Throws when the gateway
 * cannot be reached; the payment then stays open.
 */
export const giveUpPayment = async (flow: CardPayment, paymentId: string): Promise<void> => {
  if (await isPaymentOpen(flow, paymentId)) await voidPayment(flow, paymentId);
};

/**
 * What is due at the gateway for a booking by its status, once the card was authorised. A cancelled
 * stay is captured, too, because only captured money can be refunded. Null while the card is
 * pending or after it was declined.
 */
const CARD_DUE: Record<BookingStatus, 'capture' | 'void' | null> = {
  held: null,
  confirmed: 'capture',
  completed: 'capture',
  cancelled: 'capture',
  expired: 'void',
  payment_failed: null,
};

/** True once the card was authorised. */
export const isCardGood = (status: BookingStatus): boolean => CARD_DUE[status] !== null;

/** The error for a payment whose card was declined. */
export const declinedCard = async (db: Firestore, paymentId: string): Promise<ApiError> => {
  const payment = (await collections(db).payments.doc(paymentId).get()).data();
  const reason = payment?.declineReason ?? 'declined';
  return new ApiError('card-declined', { message: DECLINE_MESSAGES[reason], details: { reason } });
};

/**
 * Captures the payment of a confirmed booking, or voids that of an expired one; can be repeated.
 * The booking is not affected by a failure: the next request or maintenance run tries again.
 */
export const completePayment = async (flow: CardPayment, booking: StoredBooking): Promise<void> => {
  const paymentId = paymentIdOf(booking);
  if (!(await isPaymentOpen(flow, paymentId))) return;
  try {
    const due = CARD_DUE[booking.status];
    if (due === 'void') {
      await voidPayment(flow, paymentId);
    } else if (due === 'capture') {
      const payment = await flow.gateway.capture(paymentId);
      if (payment.state === 'captured') await recordEnd(flow, paymentId, 'captured', payment);
    }
  } catch {
    // The payment's state records what is still due.
  }
};

/** Settles a held booking by the gateway's payment. */
const settleBy = (
  flow: CardPayment,
  booking: StoredBooking,
  payment: GatewayPayment,
): Promise<Settlement> =>
  settle(flow, booking, (facts, current, cap) => {
    switch (payment.state) {
      case 'authorized':
      case 'captured':
        return decideConfirm(facts, current, payment.ref, cap, flow.context);
      case 'declined':
        return decideDecline(
          facts,
          current,
          { gatewayRef: payment.ref, reason: payment.reason },
          cap,
          flow.context,
        );
      case 'voided':
      case 'refunded':
        return decideAbandon(facts, current, cap, flow.context);
    }
  });

/**
 * Authorises an amount at the gateway; when the response is lost, looks the payment up by its key.
 * Throws ApiError 'busy' while its state cannot be known.
 */
export const authorize = async (
  { gateway }: CardPayment,
  { key, amountCents }: { key: string; amountCents: Cents },
  token: string,
): Promise<GatewayPayment> => {
  try {
    return await gateway.authorize(key, amountCents, token);
  } catch {
    const found = await gateway.find(key).catch(() => null);
    if (found === null) throw new ApiError('busy');
    return found;
  }
};

/**
 * Pays a held booking by card and confirms or ends it. Each step is a commit or a gateway call
 * between two commits, and can be repeated: concurrent requests for one booking all lead to the
 * same outcome. Throws ApiError 'busy' while the gateway cannot be reached; a request with the same
 * key can continue later.
 */
export const payByCard = async (
  flow: CardPayment,
  booking: StoredBooking,
  token: string,
): Promise<Settlement> => {
  const charge = { key: booking._id, amountCents: booking.priceCents };
  const settled = await settleBy(flow, booking, await authorize(flow, charge, token));
  await completePayment(flow, settled.booking);
  return settled;
};

/**
 * Completes a booking that an earlier request left open: by the gateway's payment if there is one,
 * else at its deadline. Returns it unchanged while its own request may still be running.
 */
export const finishAbandoned = async (
  flow: CardPayment,
  booking: StoredBooking,
): Promise<StoredBooking> => {
  const payment = await flow.gateway.find(booking._id);
  const isOverdue = (booking.expiresAt ?? 0) <= flow.context.nowMs;
  if (payment === null && !isOverdue) return booking;
  const { booking: settled } =
    payment === null
      ? await settle(flow, booking, (facts, current, cap) =>
          decideAbandon(facts, current, cap, flow.context),
        )
      : await settleBy(flow, booking, payment);
  await completePayment(flow, settled);
  return settled;
};
