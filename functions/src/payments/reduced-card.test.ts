import { sandboxCard } from '@club/domain/booking/sandbox-card';
import { errorAfter } from '@club/domain/testing/api-error-of';
import { describe, expect, test } from 'vitest';
import { titledRows } from '@club/domain/testing/titled';
import type { GatewayCard, PaymentGateway } from './payment-gateway.ts';
import type { Reducing } from './reduced-card.ts';
import { reduceCard } from './reduced-card.ts';

const notCalled = (): Promise<never> => Promise.reject(new Error('Reducing a card pays nothing.'));

/** A gateway that knows the tokens it has made, each for its member. */
const gatewayOf = (isLive: boolean): PaymentGateway => {
  const cards = new Map<string, GatewayCard>();
  return {
    isLive,
    readToken: async (token, uid) => cards.get(`${uid} ${token}`) ?? null,
    tokenize: async (digits, expiry, uid) => {
      const { brand, last4 } = sandboxCard(digits, expiry);
      const token = `${isLive ? 'tok_live' : 'tok_sandbox'}_${cards.size}`;
      const card = { brand, last4, expiry, token, fingerprint: `print of ${last4}` };
      cards.set(`${uid} ${token}`, card);
      return card;
    },
    authorize: notCalled,
    find: notCalled,
    capture: notCalled,
    void: notCalled,
    refund: notCalled,
  };
};

const reducing = (given: Partial<Reducing> = {}): Reducing => ({
  uid: 'member-1',
  nowMs: Date.UTC(2026, 11, 1, 12),
  gateway: gatewayOf(false),
  ...given,
});

const raw = { cardNumber: '5555-5555 5555 4444', expiryDate: '08/29', cvv: '987' };
const details = {
  cardNumber: '**** **** **** 4444',
  expiryDate: '08/29',
  brand: 'Mastercard',
  last4: '4444',
};

test('a card in the clear becomes a token and its last four digits; the rest is dropped', async () => {
  const reduced = await reduceCard(raw, reducing());
  expect(reduced).toEqual({ token: 'tok_sandbox_0', fingerprint: 'print of 4444', details });
  expect(JSON.stringify(reduced)).not.toMatch(/55555|987/);
});

test('a token gives the same as its card', async () => {
  const order = reducing();
  const { token } = await reduceCard(raw, order);
  expect(await reduceCard({ token }, order)).toEqual(await reduceCard({ token }, order));
  expect((await reduceCard({ token }, order)).details).toEqual(details);
});

test.each(
  titledRows(
    [
      [{ ...raw, cardNumber: '5555 5555 5555 4445' }, 'paymentDetails.cardNumber'],
      [{ ...raw, cardNumber: '4242' }, 'paymentDetails.cardNumber'],
      [{ ...raw, expiryDate: '11/26' }, 'paymentDetails.expiryDate'],
      [{ ...raw, expiryDate: '13/29' }, 'paymentDetails.expiryDate'],
      [{ ...raw, cvv: '9876' }, 'paymentDetails.cvv'],
      [{ cardNumber: raw.cardNumber, expiryDate: raw.expiryDate }, 'paymentDetails.cvv'],
      [{ token: 'tok_sandbox_approved_0_4242_0829' }, 'paymentDetails.token'],
      [{ ...raw, token: 'tok_sandbox' }, 'paymentDetails'],
      [null, 'paymentDetails'],
      [undefined, 'paymentDetails'],
    ],
    2,
  ),
)('%s is rejected without repeating a digit of it', async (_, given, field) => {
  const error = await errorAfter(() => reduceCard(given, reducing()));
  expect([error.code, error.field]).toEqual(['invalid-input', field]);
  expect(JSON.stringify(error.toBody())).not.toMatch(/5555|4242|987/);
});

test('a card is valid until the last day of its month, also by its token', async () => {
  const given = { ...raw, expiryDate: '12/26' };
  // The last day of the year ends at noon UTC where days end last.
  const order = reducing({ nowMs: Date.UTC(2027, 0, 1, 12) - 1 });
  const { token, details: kept } = await reduceCard(given, order);
  expect(kept.expiryDate).toBe('12/26');
  const later = { ...order, nowMs: order.nowMs + 1 };
  const expired = 'paymentDetails.expiryDate';
  expect((await errorAfter(() => reduceCard(given, later))).field).toBe(expired);
  expect((await errorAfter(() => reduceCard({ token }, later))).field).toBe(expired);
});

describe('a token', () => {
  test('of another member is rejected', async () => {
    const order = reducing();
    const { token } = await reduceCard(raw, order);
    const error = await errorAfter(() => reduceCard({ token }, { ...order, uid: 'member-2' }));
    expect([error.code, error.field]).toEqual(['invalid-input', 'paymentDetails.token']);
  });

  test('of the sandbox is never sent to a gateway that moves money', async () => {
    const gateway = { ...gatewayOf(true), readToken: notCalled };
    const error = await errorAfter(() =>
      reduceCard({ token: 'tok_sandbox_approved_0_4242_0829_00' }, reducing({ gateway })),
    );
    expect([error.code, error.field]).toEqual(['invalid-input', 'paymentDetails.token']);
  });

  test('of a gateway that moves money is accepted by it', async () => {
    const order = reducing({ gateway: gatewayOf(true) });
    const { token } = await reduceCard(raw, order);
    expect((await reduceCard({ token }, order)).details).toEqual(details);
  });
});
