import { ApiError } from '@club/domain/api/errors';
import { boundsOf, UNCONFIRMED_TEXTS } from '@club/domain/limits/member-bounds';
import type { StoredBooking } from '@club/domain/booking/booking';
import { isHeld } from '@club/domain/booking/booking-state';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../../store/collections.ts';
import type { Handler, Reply } from '../../kernel/http/handler.ts';
import type { PaymentDependencies } from '../../payments/payment-gateway.ts';
import { cardSlot, returnCardAttempt } from '../../limits/card-attempt.ts';
import type { Limited } from '../../limits/rate-slot.ts';
import type { ReducedCard } from '../../payments/reduced-card.ts';
import { hasConfirmedEmail } from '../../account/confirmed-email.ts';
import { bookableResort, capOf, findResort } from '../../resorts/bookable-resort.ts';
import { bookingIdFor, inOneOrder } from '../../store/document-ids.ts';
import type { BookingOrder } from '../booking-order.ts';
import { readOrder } from '../booking-order.ts';
import type { CardPayment } from '../pay/card-payment.ts';
import {
  completePayment,
  declinedCard,
  finishAbandoned,
  isCardGood,
  payByCard,
} from '../pay/card-payment.ts';
import { commitBooking } from '../commit-booking.ts';
import { requireGuestMail } from '../guest-mail.ts';
import { draftBooking } from '../new-booking.ts';
import type { ClaimedFigures } from '../offer-check.ts';
import { checkOffer, wrongFigure } from '../offer-check.ts';
import type { ReserveOutcome } from './reserve-decision.ts';
import { decideReserve } from './reserve-decision.ts';

/** A member's attempt to book. */
type Attempt = {
  flow: CardPayment;
  order: BookingOrder;
  /** Whom declined cards are counted for. */
  limited: Limited;
  claimed: ClaimedFigures;
  bookingId: string;
  isKeyed: boolean;
  /** Whether the member's address is confirmed. */
  isConfirmed: boolean;
};

/** How often unfinished bookings of the same stay are completed before we give up. */
const MAX_CLEARINGS = 5;

const findBooking = async (db: Firestore, id: string): Promise<StoredBooking | undefined> =>
  (await collections(db).bookings.doc(id).get()).data();

/** Prices, checks and reserves the order, or returns the booking that its key already has. */
const reserve = async (attempt: Attempt): Promise<ReserveOutcome> => {
  const { flow, order, limited, claimed, bookingId, isKeyed, isConfirmed } = attempt;
  const { db, context } = flow;
  const check = checkOffer(order.offer, context.nowMs);
  if (!check.ok) {
    const existing = isKeyed ? await findBooking(db, bookingId) : undefined;
    if (existing === undefined) throw check.error;
    return { kind: 'existing', booking: existing };
  }
  const { quote } = check;
  const found = await findResort(db, order.offer.resortId);
  const target = {
    bookingId,
    uid: order.uid,
    stay: order.offer,
    forMember: true,
    takesNumber: true,
    ...(order.card === null ? {} : { slot: cardSlot(limited, order.card, bookingId) }),
  };
  const prepare = () => {
    const field = wrongFigure(claimed, quote);
    if (field !== null) throw new ApiError('price-changed', { field, details: { quote } });
    const resort = bookableResort(found);
    requireGuestMail(order.guest, isConfirmed);
    const booking = draftBooking(bookingId, order, resort, quote, context);
    return { booking, cap: capOf(resort), bounds: boundsOf(isConfirmed), isKeyed };
  };
  return commitBooking(db, target, context.nowMs, (facts) =>
    decideReserve(facts, bookingId, prepare, context),
  );
};

/** The response for a booking by its status. */
const responseFor = async (
  db: Firestore,
  booking: StoredBooking,
  status: Reply<StoredBooking>['status'],
): Promise<Reply<StoredBooking>> => {
  switch (booking.status) {
    case 'confirmed':
    case 'completed':
    case 'cancelled':
      return { status, body: booking };
    case 'payment_failed':
      throw await declinedCard(db, booking._id);
    case 'expired':
      throw new ApiError('hold-ended');
    case 'held':
      throw new ApiError('in-progress', { details: { bookingId: booking._id } });
  }
};

/** Pays a held booking by card and responds with the outcome. */
const payAndRespond = async (
  { flow, limited }: Attempt,
  booking: StoredBooking,
  card: ReducedCard,
  status: Reply<StoredBooking>['status'],
): Promise<Reply<StoredBooking>> => {
  const settled = await payByCard(flow, booking, card.token);
  if (isCardGood(settled.booking.status)) {
    await returnCardAttempt(flow.db, cardSlot(limited, card, booking._id), flow.context.nowMs);
  }
  const { soldOutNights } = settled;
  if (soldOutNights.length > 0) throw new ApiError('sold-out', { details: { soldOutNights } });
  return responseFor(flow.db, settled.booking, status);
};

/** Completes an earlier booking of the same request, if it is unfinished, and responds with it. */
const replay = async (attempt: Attempt, booking: StoredBooking): Promise<Reply<StoredBooking>> => {
  const { flow, order } = attempt;
  if (isHeld(booking.status) && order.card !== null) {
    return payAndRespond(attempt, booking, order.card, 200);
  }
  if (booking.paymentMethod === 'cash') await completePayment(flow, booking);
  return responseFor(flow.db, booking, 200);
};

const duplicateOf = (booking: StoredBooking): ApiError =>
  new ApiError('duplicate-booking', { details: { bookingId: booking._id } });

/** Another order under a used key; the details name the booking that has it. */
const keyReused = ({ _id: bookingId, status }: StoredBooking): ApiError =>
  new ApiError('key-reused', { details: { bookingId, status } });

const book = async (attempt: Attempt, clearings: number): Promise<Reply<StoredBooking>> => {
  const { flow, order, isKeyed } = attempt;
  const outcome = await reserve(attempt);
  switch (outcome.kind) {
    case 'reserved': {
      if (order.card === null) return { status: 201, body: outcome.booking };
      return payAndRespond(attempt, outcome.booking, order.card, 201);
    }
    case 'existing':
      if (outcome.booking.fingerprint !== order.fingerprint) throw keyReused(outcome.booking);
      return replay(attempt, outcome.booking);
    case 'taken': {
      const isRepeat = !isKeyed && outcome.booking.paymentMethod === order.paymentMethod;
      if (!isRepeat) throw duplicateOf(outcome.booking);
      return replay(attempt, outcome.booking);
    }
    case 'unfinished': {
      const isRepeat = !isKeyed && outcome.booking.fingerprint === order.fingerprint;
      if (isRepeat) return replay(attempt, outcome.booking);
      const finished = await finishAbandoned(flow, outcome.booking);
      if (isHeld(finished.status) || clearings >= MAX_CLEARINGS) {
        throw new ApiError('in-progress', { details: { bookingId: finished._id } });
      }
      return book(attempt, clearings + 1);
    }
    case 'sold-out':
      throw new ApiError('sold-out', { details: { soldOutNights: outcome.nights } });
    case 'unconfirmed':
      throw new ApiError('email-not-verified', { message: UNCONFIRMED_TEXTS[outcome.reason] });
    case 'points-limit':
      throw new ApiError('points-limit', { details: { missing: outcome.missing } });
  }
};

/**
 * POST /bookings (rules 8.10): books a stay with points in one commit, or by card in several
 * commits with gateway calls between them. 201 with the booking, 200 for a repeated request.
 */
export const createBooking: Handler<
  'createBooking',
  'caller' | 'idempotencyKey' | 'nowMs',
  PaymentDependencies
> = async (input, { caller, idempotencyKey, nowMs, db, gateway }) => {
  const order = await readOrder(input, caller, nowMs, gateway);
  const attempt = {
    flow: { db, gateway, context: { nowMs, actor: caller.uid } },
    order,
    limited: { uid: caller.uid, address: caller.address },
    claimed: { price: input.price, points: input.points, nights: input.nights },
    bookingId: bookingIdFor(caller.uid, idempotencyKey),
    isKeyed: idempotencyKey !== null,
    isConfirmed: await hasConfirmedEmail(caller),
  };
  const { status, body } = await book(attempt, 0);
  // The database returns keys in another order, so a repeated request would get another body.
  return { status, body: inOneOrder(body) };
};
