import type { BookingRequest } from '@club/domain/booking/booking-request.schema';
import type { StoredPaymentDetails } from '@club/domain/booking/booking';
import { cardDigits } from '@club/domain/booking/card-number';
import { formatExpiry, isExpiryValid, parseExpiry } from '@club/domain/booking/card-expiry';
import { maskCardNumber } from '@club/domain/booking/card-mask';
import { cardSchema } from '@club/domain/booking/card.schema';
import { ApiError } from '@club/domain/api/errors';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { parseWith } from '@club/domain/validation/parse-with';
import type { GatewayCard, PaymentGateway } from './payment-gateway.ts';
import { isSandboxToken } from './sandbox-token.ts';

/**
 * A card as it goes on inside the server: a token for the gateway, by what its refusals are counted,
 * and what may be stored.
 */
export type ReducedCard = { token: string; fingerprint: string; details: StoredPaymentDetails };

/** Whose card is reduced, by which gateway; `today` is where a card can still be good. */
export type Reducing = { uid: string; today: LocalDate; gateway: PaymentGateway };

type PaymentDetails = NonNullable<BookingRequest['paymentDetails']>;

const wrong = (field: string, message: string): ApiError =>
  new ApiError('invalid-input', { field: `paymentDetails${field}`, message });

const cardOf = async (
  details: PaymentDetails,
  { uid, today, gateway }: Reducing,
): Promise<GatewayCard> => {
  const { token, ...raw } = details;
  const isRawGiven = Object.values(raw).some((value) => value !== undefined);
  if (token !== undefined) {
    if (isRawGiven) throw wrong('', 'Send either a token or a card, not both.');
    const isForeign = gateway.isLive && isSandboxToken(token);
    const card = isForeign ? null : await gateway.readToken(token, uid);
    if (card === null) throw wrong('.token', 'The card token is not valid.');
    return card;
  }
  const checked = parseWith(cardSchema(today), raw);
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
 * Reduces the payment details of a request to a token, brand, last four digits and expiry; after
 * this the number and the security code are nowhere. A gateway that moves money never hears of a
 * token of the sandbox. Throws ApiError 'invalid-input' naming the field; messages never repeat what
 * was sent.
 */
export const reduceCard = async (
  details: PaymentDetails | null | undefined,
  reducing: Reducing,
): Promise<ReducedCard> => {
  if (details === null || details === undefined) {
    throw wrong('', 'Card details are required.');
  }
  const { token, fingerprint, brand, last4, expiry } = await cardOf(details, reducing);
  if (!isExpiryValid(expiry, reducing.today)) throw wrong('.expiryDate', 'This card has expired.');
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
