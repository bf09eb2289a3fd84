import { parseSandboxToken, sandboxCard, sandboxToken } from '@club/domain/booking/sandbox-card';
import { refusalOf } from '@club/domain/testing/refusal-of';
import { expect, test } from 'vitest';
import type { PaymentGateway } from './payment-gateway.ts';
import { reduceCard } from './reduced-card.ts';

const TODAY = '2026-12-01';

const notCalled = (): Promise<never> => Promise.reject(new Error('Reducing a card asks nobody.'));
const gateway: PaymentGateway = {
  readToken: parseSandboxToken,
  tokenize: (digits, expiry) => sandboxToken(sandboxCard(digits, expiry), 'abcdefgh'),
  authorize: notCalled,
  find: notCalled,
  capture: notCalled,
  void: notCalled,
  refund: notCalled,
};

const raw = { cardNumber: '5555-5555 5555 4444', expiryDate: '08/29', cvv: '987' };
const details = {
  cardNumber: '**** **** **** 4444',
  expiryDate: '08/29',
  brand: 'Mastercard',
  last4: '4444',
};

const refusal = (given: Parameters<typeof reduceCard>[0]) =>
  refusalOf(() => reduceCard(given, TODAY, gateway));

test('a card in the clear becomes a token and its last four digits; the rest is gone', () => {
  const reduced = reduceCard(raw, TODAY, gateway);
  expect(reduced.details).toEqual(details);
  expect(parseSandboxToken(reduced.token)).toMatchObject({ outcome: 'approved', last4: '4444' });
  expect(JSON.stringify(reduced)).not.toMatch(/55555|987/);
});

test('a token gives the same as the card it stands for', () => {
  const token = gateway.tokenize('5555555555554444', { month: 8, year: 2029 });
  expect(reduceCard({ token }, TODAY, gateway)).toEqual({ token, details });
});

test.each([
  [{ ...raw, cardNumber: '5555 5555 5555 4445' }, 'paymentDetails.cardNumber'],
  [{ ...raw, cardNumber: '4242' }, 'paymentDetails.cardNumber'],
  [{ ...raw, expiryDate: '11/26' }, 'paymentDetails.expiryDate'],
  [{ ...raw, expiryDate: '13/29' }, 'paymentDetails.expiryDate'],
  [{ ...raw, cvv: '9876' }, 'paymentDetails.cvv'],
  [{ cardNumber: raw.cardNumber, expiryDate: raw.expiryDate }, 'paymentDetails.cvv'],
  [{ token: 'tok_sandbox_approved_0_4242' }, 'paymentDetails.token'],
  [
    { token: sandboxToken(sandboxCard('4242424242424242', { month: 1, year: 2020 }), 'abcdefgh') },
    'paymentDetails.expiryDate',
  ],
  [{ ...raw, token: 'tok_sandbox' }, 'paymentDetails'],
  [null, 'paymentDetails'],
  [undefined, 'paymentDetails'],
])('%j is refused at %s without repeating a digit of it', (given, field) => {
  const error = refusal(given);
  expect([error.code, error.field]).toEqual(['invalid-input', field]);
  expect(JSON.stringify(error.toBody())).not.toMatch(/5555|4242|987/);
});

test('a card is good until the last day of its month', () => {
  const given = { ...raw, expiryDate: '12/26' };
  expect(reduceCard(given, '2026-12-31', gateway).details.expiryDate).toBe('12/26');
  expect(() => reduceCard(given, '2027-01-01', gateway)).toThrow('This card has expired.');
});
