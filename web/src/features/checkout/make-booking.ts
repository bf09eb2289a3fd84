import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import { isBooked, isBookingStatus, isHeld } from '@club/domain/booking/booking-state';
import { ALERTS } from '@club/domain/api/messages';
import type { ApiErrorCode } from '@club/domain/api/errors';
import type { Quote } from '@club/domain/pricing/quote';
import type { EndpointInput } from '@club/domain/api/contract';
import type { CallError, CallResult } from '../../lib/api-client.ts';
import { callApi, callErrorText } from '../../lib/api-client.ts';
import { createAttempt } from '../../lib/attempt.ts';
import type { CheckedCard, RequestToken } from '../../lib/card-token.ts';
import { paidWith } from '../../lib/card-token.ts';
import type { Stay } from '../../lib/stay-query.ts';
import { stayKey } from '../../lib/stay-query.ts';
import type { BookingOrder } from './booking-body.ts';
import { bookingBody } from './booking-body.ts';

/** What came of one press on the payment's button. */
export type BookingAnswer =
  | { kind: 'booked'; booking: StoredBooking }
  /** The figures shown are not the server's; `quote` has the ones that hold, if it told them. */
  | { kind: 'price-changed'; quote: Quote | null }
  /** The member has booked this stay before. */
  | { kind: 'duplicate'; bookingId: string | null }
  /** Not booked: the alert (rules 13.3), the reason, and the field it is about if there is one. */
  | { kind: 'failed'; alert: string; reason: string; code: ApiErrorCode | null; field?: string };

/** An order before its card has a token. */
export type CardOrder = Omit<BookingOrder, 'paymentDetails'> & { card: CheckedCard | null };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const quoteFigureNames = [
  'nights',
  'weekendNights',
  'pointsPerNight',
  'weekendSurcharge',
  'totalPoints',
  'priceCents',
  'taxCents',
  'totalCents',
] as const satisfies readonly (keyof Quote)[];

/** The quote in a refusal's details, or null when there is none that can be read. */
const quoteOf = (details: unknown): Quote | null => {
  const quote = isRecord(details) ? details['quote'] : null;
  if (!isRecord(quote)) return null;
  if (quote['paymentMethod'] !== 'cash' && quote['paymentMethod'] !== 'points') return null;
  const isWhole = quoteFigureNames.every((name) => Number.isSafeInteger(quote[name]));
  // Every field of a quote has just been looked at.
  return isWhole ? (quote as Quote) : null;
};

/** What the order that had the key first has come to, if the server told. */
const earlierBooking = (
  details: Record<string, unknown> = {},
): { bookingId: string; status: BookingStatus } | null => {
  const { bookingId, status } = details;
  return typeof bookingId === 'string' && isBookingStatus(status) ? { bookingId, status } : null;
};

const answerTo = (error: CallError): BookingAnswer => {
  if (error.kind === 'network') {
    return {
      kind: 'failed',
      alert: ALERTS.paymentNetworkError,
      reason: `${callErrorText(error)} Pressing the button again can never book or charge twice.`,
      code: null,
    };
  }
  if (error.code === 'price-changed') {
    return { kind: 'price-changed', quote: quoteOf(error.details) };
  }
  const before = error.code === 'key-reused' ? earlierBooking(error.details) : null;
  if (before !== null && isBooked(before.status)) {
    return { kind: 'duplicate', bookingId: before.bookingId };
  }
  if (error.code === 'duplicate-booking') {
    const id = error.details?.['bookingId'];
    return { kind: 'duplicate', bookingId: typeof id === 'string' ? id : null };
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
  body: EndpointInput<'POST /bookings'>,
  idempotencyKey: string,
) => Promise<CallResult<StoredBooking>>;

/** The body of a booking with the stay that it is about. */
type StayBody = { stay: Stay; body: EndpointInput<'POST /bookings'> };

const postThrough =
  (post: PostBooking) =>
  ({ body }: StayBody, idempotencyKey: string) =>
    post(body, idempotencyKey);

const bookStay = createAttempt({
  storageKey: 'bookingAttempt',
  orderKey: ({ stay }: StayBody) => stayKey(stay),
  send: postThrough((body, idempotencyKey) => callApi('POST /bookings', body, { idempotencyKey })),
  // Another card, or another bill, while nobody knew what had become of the order before.
  reusedKey: ({ details }) => {
    const before = earlierBooking(details);
    if (before === null) return 'replace';
    // The order before is still being paid and may succeed: its key has to stay.
    if (isHeld(before.status)) return 'wait';
    return isBooked(before.status) ? 'stop' : 'replace';
  },
});

/**
 * Books a stay (POST /bookings); a repeat after a lost answer never books or charges twice. Never
 * throws. `post` and `requestToken` are the ways to the server, for tests.
 */
export const makeBooking = async (
  order: CardOrder,
  post?: PostBooking,
  requestToken?: RequestToken,
): Promise<BookingAnswer> => {
  const paid = await paidWith(order.card, requestToken);
  // Nothing was sent under the key of this attempt, so what is known about it stays as it is.
  if (!paid.ok) return answerTo(paid.error);
  const body = bookingBody({ ...order, paymentDetails: paid.value });
  const answer = await bookStay({ stay: order.stay, body }, post && postThrough(post));
  return answer.ok ? { kind: 'booked', booking: answer.value } : answerTo(answer.error);
};
