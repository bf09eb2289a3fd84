import { describe, expect, it } from 'vitest';
import { passesLuhn } from './card-number.ts';
import { sandboxCard } from './sandbox-card.ts';

const EXPIRY = { month: 8, year: 2029 };

describe('the sandbox', () => {
  it.each([
    ['4242424242424242', 'approved'],
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient-funds'],
    ['4000000000000069', 'expired'],
    ['4000000000000127', 'wrong-cvc'],
    ['4000000000000119', 'processing-error'],
    ['5555555555554444', 'approved'],
  ])('answers the published number %s with %s', (digits, outcome) => {
    expect(passesLuhn(digits)).toBe(true);
    expect(sandboxCard(digits, EXPIRY)).toMatchObject({ outcome, last4: digits.slice(-4) });
  });
});
