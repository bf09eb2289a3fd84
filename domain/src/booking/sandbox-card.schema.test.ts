import { describe, expect, it } from 'vitest';
import { titledRows } from '../testing/titled.ts';
import { errorsIn, withValue } from '../testing/schema-cases.ts';
import { parseWith } from '../validation/parse-with.ts';
import { sandboxCard } from './sandbox-card.ts';
import { sandboxCardSchema } from './sandbox-card.schema.ts';

describe('a reduced card that asks for a token', () => {
  const card = sandboxCard('4242424242424242', { month: 8, year: 2029 });

  it('is taken as it is, and nothing else with it', () => {
    const sent = { ...card, cardNumber: '4242424242424242', cvv: '123' };
    expect(parseWith(sandboxCardSchema, sent)).toEqual({ ok: true, value: card });
  });

  it.each(
    titledRows(
      [
        ['brand', undefined, 'The brand is required.'],
        [
          'brand',
          'Own',
          'The brand must be one of: Visa, Mastercard, American Express, Discover, Card.',
        ],
        ['last4', undefined, 'The last four digits are required.'],
        ['last4', '424', 'The last four digits must be four digits.'],
        ['last4', '4242\n', 'The last four digits must be four digits.'],
        ['last4', '4242424242424242', 'The last four digits must be four digits.'],
        ['expiry.month', undefined, 'The month is required.'],
        ['expiry.month', '8', 'The month must be a number.'],
        ['expiry.month', 1.5, 'The month must be a whole number.'],
        ['expiry.month', 0, 'The month must be at least 1.'],
        ['expiry.month', 13, 'The month must be at most 12.'],
        ['expiry.year', undefined, 'The year is required.'],
        ['expiry.year', '2029', 'The year must be a number.'],
        ['expiry.year', 1999, 'The year must be at least 2000.'],
        ['expiry.year', 2100, 'The year must be at most 2099.'],
        ['outcome', undefined, 'The outcome is required.'],
        [
          'outcome',
          'granted',
          'The outcome must be one of: approved, declined, insufficient-funds, expired, wrong-cvc, processing-error.',
        ],
      ],
      2,
    ),
  )('is rejected at %s', (_, field, wrong, message) => {
    expect(errorsIn(sandboxCardSchema, withValue(card, field, wrong))).toEqual({
      [field]: message,
    });
  });

  it('is rejected without an expiry at all', () => {
    expect(errorsIn(sandboxCardSchema, withValue(card, 'expiry', undefined))).toEqual({
      'expiry.month': 'The month is required.',
      'expiry.year': 'The year is required.',
    });
  });
});
