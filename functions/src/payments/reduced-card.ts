import type { BookingRequest } from '@club/domain/booking/booking-request.schema';
import type { StoredPaymentDetails } from '@club/domain/booking/booking';
import { cardDigits } from '@club/domain/booking/card-number';
import { formatExpiry, isExpiryValid, parseExpiry } from '@club/domain/booking/card-expiry';
import { maskCardNumber } from '@club/domain/booking/card-mask';
import { cardSchema } from '@club/domain/booking/card.schema';
import { ApiError } from '@club/domain/api/errors';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import { parseWith } from '@club/domain/validation/parse-with';
import type { GatewayCard, PaymentGateway } from './payment-gateway.ts';
import { isSandboxToken } from './sandbox-token.ts';

/**
 * A card inside the server: the gateway's token, the fingerprint that declined payments are counted
 * by, and what may be stored.
 */
export type ReducedCard = { token: string; fingerprint: string; details: StoredPaymentDetails };

/** Whose card is reduced, when (milliseconds since 1970), and by which gateway. */
export type Reducing = { uid: string; nowMs: number; gateway: PaymentGateway };

type PaymentDetails = NonNullable<BookingRequest['paymentDetails']>;

const isAnyGiven = (fields: object): boolean =>
  Object.values(fields).some((value) => value !== undefined);

/** True when a request has payment details at all. */
export const hasCard = (details: PaymentDetails | null | undefined): boolean =>
  isAnyGiven(details ?? {});

/** A card is valid as long as its month lasts anywhere (UTC−12). */
const lastDay = (nowMs: number): LocalDate => dayAtOffset(nowMs, -12);

const wrong = (field: string, message: string): ApiError =>
  new ApiError('invalid-input', { field: `paymentDetails${field}`, message });

const cardOf = async (
  details: PaymentDetails,
  { uid, nowMs, gateway }: Reducing,
): Promise<GatewayCard> => {
  const { token, ...raw } = details;
  if (token !== undefined) {
    if (isAnyGiven(raw)) throw wrong('', 'Send either a token or a card, not both.');
    const isForeign = gateway.isLive && isSandboxToken(token);
    const card = isForeign ? null : await gateway.readToken(token, uid);
    if (card === null) throw wrong('.token', 'The card token is not valid.');
    return card;
  }
  const checked = parseWith(cardSchema(lastDay(nowMs)), raw);
  if (!checked.ok) {
    const [field = 'cardNumber', message = ''] = Object.entries(checked.errors)[0] ?? [];
    throw wrong(`.${field}`, message);
  }
  const digits = cardDigits(checked.value.cardNumber);
  const expiry = parseExpiry(checked.value.expiryDate);
  if (digits === null || expiry === null) throw wrong('', 'The card is not readable.');
  return gateway.tokenize(digits, expiry, uid);
};

/**
 * Reduces the payment details of a request to a token, brand, last four digits and expiry; the
 * number and the security code go no further. A gateway that moves money never gets a token of the
 * sandbox. Throws ApiError 'invalid-input' naming the field; messages never repeat the input.
 */
export const reduceCard = async (
  details: PaymentDetails | null | undefined,
  reducing: Reducing,
): Promise<ReducedCard> => {
  if (details === null || details === undefined) {
    throw wrong('', 'Card details are required.');
  }
  const { token, fingerprint, brand, last4, expiry } = await cardOf(details, reducing);
  if (!isExpiryValid(expiry, lastDay(reducing.nowMs))) {
    throw wrong('.expiryDate', 'This card has expired.');
  }
  return {
    token,
    fingerprint,
    details: {
      cardNumber: maskCardNumber(last4),
      expiryDate: formatExpiry(expiry),
      brand,
      last4,
    },
  };
};
