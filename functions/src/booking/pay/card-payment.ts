import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import type { Cents } from '@club/domain/money/cents';
import { atomically, put } from '../../kernel/commit/atomically.ts';
import { collections } from '../../store/collections.ts';
import type { GatewayPayment, PaymentDependencies } from '../../payments/payment-gateway.ts';
import type { PaymentRecord } from '../../store/payment-record.ts';
import { capAt } from '../../resorts/bookable-resort.ts';
import type { BookingDecision, BookingFacts } from '../booking-facts.ts';
import type { Occasion } from '../booking-life.ts';
import { isoOf, paymentIdOf, stayOf } from '../booking-life.ts';
import { commitBooking } from '../commit-booking.ts';
import type { Settlement } from './settle-decision.ts';
import { decideAbandon, decideConfirm, decideDecline } from './settle-decision.ts';

/** Where a card booking is carried on, and for whom. */
export type CardPayment = PaymentDependencies & { occasion: Occasion };

type Settle = (
  facts: BookingFacts,
  booking: StoredBooking,
  cap: number,
) => BookingDecision<Settlement>;

const settle = async (
  { db, occasion }: CardPayment,
  booking: StoredBooking,
  decide: Settle,
): Promise<Settlement> => {
  const stay = stayOf(booking);
  const cap = await capAt(db, stay.resortId);
  const target = { bookingId: booking._id, uid: booking.uid, stay };
  return commitBooking(db, target, occasion.nowMs, (facts) =>
    decide(facts, facts.bookings.get(booking._id) ?? booking, cap),
  );
};

const isOpen = ({ state }: PaymentRecord): boolean =>
  state === 'authorizing' || state === 'authorized';

/** Puts the record of an open payment into its end; one that has gone further stays as it is. */
const recordEnd = (
  { db, occasion }: CardPayment,
  paymentId: string,
  state: 'captured' | 'voided' | 'declined',
  payment: GatewayPayment,
): Promise<void> =>
  atomically(db, { stored: collections(db).payments.doc(paymentId) }, ({ stored }) => {
    if (stored.data === undefined || !isOpen(stored.data)) return { result: undefined };
    const declineReason = payment.state === 'declined' ? payment.reason : null;
    const at = isoOf(occasion.nowMs);
    const record = { ...stored.data, state, gatewayRef: payment.ref, declineReason, at };
    return { result: undefined, writes: [put(stored, record)] };
  });

const isPaymentOpen = async ({ db }: CardPayment, paymentId: string): Promise<boolean> => {
  const record = (await collections(db).payments.doc(paymentId).get()).data();
  return record !== undefined && isOpen(record);
};

/** Gives back what was authorised for something that came to nothing, if that is still open. */
const voidPayment = async (flow: CardPayment, paymentId: string): Promise<void> => {
  const payment = await flow.gateway.void(paymentId);
  // One that was declined after it was given up is at its end as well.
  if (payment.state === 'voided' || payment.state === 'declined') {
    await recordEnd(flow, paymentId, payment.state, payment);
  }
};

/**
 * Makes sure that nothing is taken for a change that came to nothing, if its payment is still open;
 * can be repeated. Throws when the gateway cannot be reached: the payment then stays open.
 */
export const giveUpPayment = async (flow: CardPayment, paymentId: string): Promise<void> => {
  if (await isPaymentOpen(flow, paymentId)) await voidPayment(flow, paymentId);
};

/**
 * What is due at the gateway for a booking that a card pays for, once the card was authorised: taking
 * the money also of a stay that was cancelled since, because a refund goes back from what was taken.
 * Null while the card has not answered, or when it was refused.
 */
const CARD_DUE: Record<BookingStatus, 'capture' | 'void' | null> = {
  held: null,
  confirmed: 'capture',
  completed: 'capture',
  cancelled: 'capture',
  expired: 'void',
  payment_failed: null,
};

/** False for a card that was refused, or of which nothing is known yet. */
export const isCardGood = (status: BookingStatus): boolean => CARD_DUE[status] !== null;

/**
 * Takes the money of a confirmed booking, or gives it back when the booking came to nothing; can be
 * repeated. The booking stands whatever happens here: a capture that fails is made up for by
 * whoever asks for the booking next.
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
    // The state of the payment still says what is open.
  }
};

/** Carries a held booking on to what the gateway says, and ends it there. */
const settleBy = (
  flow: CardPayment,
  booking: StoredBooking,
  payment: GatewayPayment,
): Promise<Settlement> =>
  settle(flow, booking, (facts, current, cap) => {
    switch (payment.state) {
      case 'authorized':
      case 'captured':
        return decideConfirm(facts, current, payment.ref, cap, flow.occasion);
      case 'declined':
        return decideDecline(
          facts,
          current,
          { gatewayRef: payment.ref, reason: payment.reason },
          cap,
          flow.occasion,
        );
      case 'voided':
      case 'refunded':
        return decideAbandon(facts, current, cap, flow.occasion);
    }
  });

/**
 * Asks the gateway for money; when the answer gets lost, asks by key what became of it. Throws
 * ApiError 'busy' while that cannot be known.
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
 * Pays a held booking by card and confirms or ends it. Every step is a commit of its own or a call
 * to the gateway between two, and every step can be repeated by anybody: requests that meet in the
 * middle of one booking all carry it to the same end. Throws ApiError 'busy' while the gateway
 * cannot be reached; the booking can then be carried on under the same key.
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
 * Finishes a booking of the member that an earlier request left open, as far as it can be known:
 * by the gateway's answer if there is one, by its deadline if there is none. Returns it unchanged
 * while its own request may still be at work.
 */
export const finishAbandoned = async (
  flow: CardPayment,
  booking: StoredBooking,
): Promise<StoredBooking> => {
  const payment = await flow.gateway.find(booking._id);
  const isOverdue = (booking.expiresAt ?? 0) <= flow.occasion.nowMs;
  if (payment === null && !isOverdue) return booking;
  const { booking: settled } =
    payment === null
      ? await settle(flow, booking, (facts, current, cap) =>
          decideAbandon(facts, current, cap, flow.occasion),
        )
      : await settleBy(flow, booking, payment);
  await completePayment(flow, settled);
  return settled;
};
