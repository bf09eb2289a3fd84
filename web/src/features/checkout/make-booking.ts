import type { StoredBooking } from '@club/domain/booking/booking';
import { isBooked, isHeld } from '@club/domain/booking/booking-state';
import { ALERTS } from '@club/domain/api/messages';
import type { ApiErrorCode } from '@club/domain/api/errors';
import { type DeclineReason, declineReasonOf } from '@club/domain/booking/decline-reason';
import type { Quote } from '@club/domain/pricing/quote';
import type { Input } from '@club/domain/api/contract';
import type { CallError, CallResult } from '../../kernel/api/api-client.ts';
import { callApi, callErrorText } from '../../kernel/api/api-client.ts';
import { createAttempt } from '../../kernel/storage/attempt.ts';
import type { CheckedCard, RequestToken } from '../../shared/payment/card-token.ts';
import { paidWith } from '../../shared/payment/card-token.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayKey } from '../../shared/stay/stay-query.ts';
import type { BookingOrder } from './booking-body.ts';
import { bookingBody } from './booking-body.ts';

/** The result of one press on the payment's button. */
export type BookingResult =
  | { kind: 'booked'; booking: StoredBooking }
  /** The figures shown are not the server's; `quote` has the current ones, if the server sent them. */
  | { kind: 'price-changed'; quote: Quote | null }
  /** The member has booked this stay before. */
  | { kind: 'duplicate'; bookingId: string | null }
  /** Nothing was charged (rules 13.3); `cause` is null when the server names none that is known. */
  | { kind: 'declined'; alert: string; reason: string; cause: DeclineReason | null }
  /** Not booked: the alert (rules 13.3), the reason, and the field it is about if there is one. */
  | { kind: 'failed'; alert: string; reason: string; code: ApiErrorCode | null; field?: string };

/** An order before its card has a token. */
export type CardOrder = Omit<BookingOrder, 'paymentDetails'> & { card: CheckedCard | null };

const resultOf = (error: CallError): BookingResult => {
  if (error.kind === 'network') {
    return {
      kind: 'failed',
      alert: ALERTS.paymentNetworkError,
      reason: `${callErrorText(error)} Pressing the button again can never book or charge twice.`,
      code: null,
    };
  }
  if (error.code === 'price-changed') {
    return { kind: 'price-changed', quote: error.details?.quote ?? null };
  }
  if (error.code === 'card-declined') {
    return {
      kind: 'declined',
      alert: ALERTS.paymentFailed,
      reason: error.message,
      cause: declineReasonOf(error.details?.reason),
    };
  }
  const before = error.code === 'key-reused' ? error.details : null;
  if (before !== null && isBooked(before.status)) {
    return { kind: 'duplicate', bookingId: before.bookingId };
  }
  if (error.code === 'duplicate-booking') {
    return { kind: 'duplicate', bookingId: error.details?.bookingId ?? null };
  }
  return {
    kind: 'failed',
    alert: ALERTS.paymentFailed,
    reason: error.message,
    code: error.code,
    ...(error.field === undefined ? {} : { field: error.field }),
  };
};

/** Sends the body under an idempotency key. */
export type PostBooking = (
  body: Input<'createBooking'>,
  idempotencyKey: string,
) => Promise<CallResult<StoredBooking>>;

/** The body of a booking with the stay that it is about. */
type StayBody = { stay: Stay; body: Input<'createBooking'> };

const postThrough =
  (post: PostBooking) =>
  ({ body }: StayBody, idempotencyKey: string) =>
    post(body, idempotencyKey);

const bookStay = createAttempt({
  storageKey: 'bookingAttempt',
  orderKey: ({ stay }: StayBody) => stayKey(stay),
  send: postThrough((body, idempotencyKey) => callApi('createBooking', body, { idempotencyKey })),
  // Another card or bill, while the state of the previous order was unknown.
  reusedKey: ({ details: before }) => {
    if (before === null) return 'replace';
    // The previous order is still being paid and may succeed: its key has to stay.
    if (isHeld(before.status)) return 'wait';
    return isBooked(before.status) ? 'stop' : 'replace';
  },
});

/**
 * Books a stay (POST /bookings); a repeat after a lost response never books or charges twice. Never
 * throws. `post` and `requestToken` are the ways to the server, for tests.
 */
export const makeBooking = async (
  order: CardOrder,
  post?: PostBooking,
  requestToken?: RequestToken,
): Promise<BookingResult> => {
  const paid = await paidWith(order.card, requestToken);
  // Nothing was sent under the key of this attempt, so what is known about it stays as it is.
  if (!paid.ok) return resultOf(paid.error);
  const body = bookingBody({ ...order, paymentDetails: paid.value });
  const result = await bookStay({ stay: order.stay, body }, post && postThrough(post));
  return result.ok ? { kind: 'booked', booking: result.value } : resultOf(result.error);
};
