import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import { isBooked, isBookingStatus, isHeld } from '@club/domain/booking/booking-state';
import { ALERTS } from '@club/domain/api/messages';
import type { ApiErrorCode } from '@club/domain/api/errors';
import type { Quote } from '@club/domain/pricing/quote';
import type { EndpointInput } from '@club/domain/api/contract';
import type { CallError, CallResult } from '../../lib/api-client.ts';
import { callApi, callErrorText } from '../../lib/api-client.ts';
import { MAX_POLLS, isOpenRefusal, pollPause } from '../../lib/attempts.ts';
import type { CheckedCard, RequestToken } from '../../lib/card-token.ts';
import { paidWith } from '../../lib/card-token.ts';
import { attemptKey, endAttempt } from './booking-attempt.ts';
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

const postBooking: PostBooking = (body, idempotencyKey) =>
  callApi('POST /bookings', body, { idempotencyKey });

/**
 * Books a stay (POST /bookings). One key per attempt, kept until the server has answered; while the
 * booking is just being made by an earlier request, asks again; a key that belongs to another order
 * is replaced once, unless that order was booked or is just being paid. Never throws. `post` and
 * `requestToken` are the ways to the server.
 */
export const makeBooking = async (
  order: CardOrder,
  post: PostBooking = postBooking,
  requestToken?: RequestToken,
): Promise<BookingAnswer> => {
  const paid = await paidWith(order.card, requestToken);
  // Nothing was sent under the key of this attempt, so what is known about it stays as it is.
  if (!paid.ok) return answerTo(paid.error);
  const body = bookingBody({ ...order, paymentDetails: paid.value });
  const send = async (polls: number, isNewKey: boolean): Promise<BookingAnswer> => {
    const key = attemptKey(order.stay);
    const answer = await post(body, key);
    if (answer.ok) {
      endAttempt();
      return { kind: 'booked', booking: answer.value };
    }
    const { error } = answer;
    if (error.kind === 'api') {
      if (error.code === 'in-progress' && polls < MAX_POLLS) {
        await pollPause();
        return send(polls + 1, isNewKey);
      }
      if (error.code === 'key-reused') {
        // Another card, or another bill, while nobody knew what had become of the order before.
        const before = earlierBooking(error.details);
        if (before !== null && isHeld(before.status)) {
          // The order before is still being paid and may succeed: its key has to stay.
          if (polls >= MAX_POLLS) return answerTo(error);
          await pollPause();
          return send(polls + 1, isNewKey);
        }
        endAttempt();
        if (before !== null && isBooked(before.status)) {
          return { kind: 'duplicate', bookingId: before.bookingId };
        }
        if (!isNewKey) return send(polls, true);
      } else if (!isOpenRefusal(error.code)) endAttempt();
    }
    return answerTo(error);
  };
  return send(0, false);
};
