import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_BRANDS, passesLuhn } from './card-number.ts';
import {
  CARD_OUTCOMES,
  parseSandboxToken,
  sandboxCard,
  sandboxToken,
  type SandboxCard,
} from './sandbox-card.ts';

const EXPIRY = { month: 8, year: 2029 };

const anyCard: fc.Arbitrary<SandboxCard> = fc.record({
  outcome: fc.constantFrom(...CARD_OUTCOMES),
  brand: fc.constantFrom(...CARD_BRANDS),
  last4: fc.stringMatching(/^[0-9]{4}$/),
  expiry: fc.record({
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 2000, max: 2099 }),
  }),
});
const anyNonce = fc.stringMatching(/^[A-Za-z0-9]{8,64}$/);

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

describe('a sandbox token', () => {
  it('stands for its card', () => {
    fc.assert(
      fc.property(anyCard, anyNonce, (card, nonce) => {
        expect(parseSandboxToken(sandboxToken(card, nonce))).toEqual(card);
      }),
    );
  });

  it('never holds the card number, nor more than its last four digits in a row with others', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{11,18}$/), (digits) => {
        const token = sandboxToken(sandboxCard(digits, EXPIRY), 'abcdefgh');
        expect(token).not.toContain(digits);
        expect(token.replace(/\D/g, '')).not.toContain(digits);
        for (const run of token.match(/\d+/g) ?? []) expect(run.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it.each([
    '',
    'tok_sandbox',
    'tok_live_approved_0_4242_0829_abcdefgh',
    'tok_sandbox_granted_0_4242_0829_abcdefgh',
    'tok_sandbox_approved_9_4242_0829_abcdefgh',
    'tok_sandbox_approved_0_424_0829_abcdefgh',
    'tok_sandbox_approved_0_4242_1329_abcdefgh',
    'tok_sandbox_approved_0_4242_0029_abcdefgh',
    'tok_sandbox_approved_0_4242_0829_short',
    'tok_sandbox_approved_0_4242_0829_abc-defgh',
    'tok_sandbox_approved_0_4242_0829_abcdefgh\n',
    ' tok_sandbox_approved_0_4242_0829_abcdefgh',
    '4242424242424242',
  ])('is not %j', (text) => {
    expect(parseSandboxToken(text)).toBeNull();
  });
});
