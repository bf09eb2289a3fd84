import type { BookingRequest } from '@club/domain/booking/booking-request.schema';
import type { StoredPaymentDetails } from '@club/domain/booking/booking';
import { cardDigits } from '@club/domain/booking/card-number';
import type { CardExpiry } from '@club/domain/booking/card-expiry';
import { formatExpiry, isExpiryValid, parseExpiry } from '@club/domain/booking/card-expiry';
import { maskCardNumber } from '@club/domain/booking/card-mask';
import { cardSchema } from '@club/domain/booking/card.schema';
import { ApiError } from '@club/domain/api/errors';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { parseWith } from '@club/domain/validation/parse-with';
import type { PaymentGateway } from './payment-gateway.ts';

/** A card as it goes on inside the server: a token for the gateway and what may be stored. */
export type ReducedCard = { token: string; details: StoredPaymentDetails };

type PaymentDetails = NonNullable<BookingRequest['paymentDetails']>;

const wrong = (field: string, message: string): ApiError =>
  new ApiError('invalid-input', { field: `paymentDetails${field}`, message });

const tokenOf = (details: PaymentDetails, today: LocalDate, gateway: PaymentGateway): string => {
  const { token, ...raw } = details;
  const isRawGiven = Object.values(raw).some((value) => value !== undefined);
  if (token !== undefined) {
    if (isRawGiven) throw wrong('', 'Send either a token or a card, not both.');
    return token;
  }
  const checked = parseWith(cardSchema(today), raw);
  if (!checked.ok) {
    const [field = 'cardNumber', message = ''] = Object.entries(checked.errors)[0] ?? [];
    throw wrong(`.${field}`, message);
  }
  const digits = cardDigits(checked.value.cardNumber);
  const expiry = parseExpiry(checked.value.expiryDate);
  if (digits === null || expiry === null) throw wrong('', 'The card is not readable.');
  return gateway.tokenize(digits, expiry);
};

/**
 * Reduces the payment details of a request to a token, brand, last four digits and expiry; after
 * this the number and the security code are nowhere (DESIGN 7). `today` is where a card can still be
 * good. Throws ApiError 'invalid-input' naming the field; messages never repeat what was sent.
 */
export const reduceCard = (
  details: PaymentDetails | null | undefined,
  today: LocalDate,
  gateway: PaymentGateway,
): ReducedCard => {
  if (details === null || details === undefined) {
    throw wrong('', 'Card details are required.');
  }
  const token = tokenOf(details, today, gateway);
  const summary = gateway.readToken(token);
  if (summary === null) throw wrong('.token', 'The card token is not valid.');
  const { brand, last4 } = summary;
  const expiry: CardExpiry = summary.expiry;
  if (!isExpiryValid(expiry, today)) throw wrong('.expiryDate', 'This card has expired.');
  return {
    token,
    details: {
      cardNumber: maskCardNumber(last4),
      expiryDate: formatExpiry(expiry),
      brand,
      last4,
    },
  };
};
