import { describe, expect, it } from 'vitest';
import { errorsIn } from '../testing/schema-cases.ts';
import { parseWith } from '../validation/parse-with.ts';
import { cardSchema } from './card.schema.ts';

const TODAY = '2026-12-05';
const GOOD = { cardNumber: '4242 4242 4242 4242', expiryDate: '08/29', cvv: '123' };
const errorsWith = (some: Partial<Record<keyof typeof GOOD, string>>) =>
  errorsIn(cardSchema(TODAY), { ...GOOD, ...some });

describe('the card form', () => {
  it.each([
    [{}],
    [{ cardNumber: '4242424242424242' }],
    [{ cardNumber: ' 4242-4242-4242-4242 ' }],
    [{ cardNumber: '3782 822463 10005', cvv: '1234' }],
    [{ cardNumber: '4000000000000002' }],
    [{ expiryDate: '12/26' }],
    [{ expiryDate: '1/30' }],
    [{ cvv: ' 123 ' }],
  ])('takes %j', (some) => {
    expect(errorsWith(some)).toEqual({});
  });

  it.each([
    [{ cardNumber: '4242424242424241' }, 'Check the card number: it has a typing error.'],
    [{ cardNumber: '4242' }, 'Check the card number: it has a typing error.'],
    [{ cardNumber: 'my card' }, 'Check the card number: it has a typing error.'],
    [{ cardNumber: '' }, 'Card number is required.'],
    [{ expiryDate: '0829' }, 'Enter the expiry as MM/YY, as on the card.'],
    [{ expiryDate: '13/29' }, 'Enter the expiry as MM/YY, as on the card.'],
    [{ expiryDate: '11/26' }, 'This card has expired.'],
    [{ expiryDate: '' }, 'Expiry date is required.'],
    [{ cvv: '12' }, 'The CVV of this card has 3 digits.'],
    [{ cvv: '1234' }, 'The CVV of this card has 3 digits.'],
    [{ cvv: '12a' }, 'The CVV of this card has 3 digits.'],
    [{ cvv: '' }, 'CVV is required.'],
  ])('rejects %j: %s', (some, message) => {
    expect(errorsWith(some)).toEqual({ [Object.keys(some)[0] ?? '']: message });
  });

  it('names each field that is missing once', () => {
    expect(errorsIn(cardSchema(TODAY), {})).toEqual({
      cardNumber: 'Card number is required.',
      expiryDate: 'Expiry date is required.',
      cvv: 'CVV is required.',
    });
  });

  it('wants three digits while there is no number', () => {
    expect(errorsWith({ cardNumber: '', cvv: '12' })).toEqual({
      cardNumber: 'Card number is required.',
      cvv: 'The CVV of this card has 3 digits.',
    });
  });

  it('wants four digits of an American Express card', () => {
    expect(errorsWith({ cardNumber: '378282246310005', cvv: '123' })).toEqual({
      cvv: 'The CVV of this card has 4 digits.',
    });
  });
});

it('the fields of a card come back trimmed', () => {
  const typed = { cardNumber: ' 4242 4242 4242 4242 ', expiryDate: ' 08/29 ', cvv: ' 123 ' };
  expect(parseWith(cardSchema(TODAY), typed)).toEqual({ ok: true, value: GOOD });
});
