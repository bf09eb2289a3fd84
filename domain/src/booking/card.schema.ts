import { object, string } from 'yup';
import type { LocalDate } from '../calendar/local-date.ts';
import { cardBrand, cardDigits, cvvLength, passesLuhn } from './card-number.ts';
import { isExpiryValid, parseExpiry } from './card-expiry.ts';

/** The card fields of the payment form (rules 8.5), checked on a given day. */
export const cardSchema = (today: LocalDate) =>
  object({
    cardNumber: string()
      .trim()
      .required('Card number is required.')
      .test('card-number', 'Check the card number: it has a typing error.', (value) => {
        const digits = value === undefined ? null : cardDigits(value);
        return digits !== null && passesLuhn(digits);
      }),
    expiryDate: string()
      .trim()
      .required('Expiry date is required.')
      .test('expiry-form', 'Enter the expiry as MM/YY, as on the card.', (value) =>
        value === undefined ? true : parseExpiry(value) !== null,
      )
      .test('expiry-past', 'This card has expired.', (value) => {
        const expiry = value === undefined ? null : parseExpiry(value);
        return expiry === null || isExpiryValid(expiry, today);
      }),
    cvv: string()
      .trim()
      .required('CVV is required.')
      .when('cardNumber', ([cardNumber]: unknown[], schema) => {
        const length = cvvLength(
          cardBrand(typeof cardNumber === 'string' ? cardNumber.replace(/\D/g, '') : ''),
        );
        return schema.matches(new RegExp(`^\\d{${length}}$`), {
          message: `The CVV of this card has ${length} digits.`,
          excludeEmptyString: true,
        });
      }),
  });
