import { aStoredBooking } from '@club/domain/testing/stored-booking';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { quoteStay } from '@club/domain/pricing/quote';
import { sealed } from '../../testing/sealed-card.ts';
import type { CallResult } from '../../kernel/api/api-client.ts';
import { checkedCard } from '../../shared/payment/card-token.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import type { CardOrder, PostBooking } from './make-booking.ts';
import { makeBooking } from './make-booking.ts';
import { apiFailure } from '../../testing/api-failure.ts';

const STAY: Stay = {
  resortId: 'A12',
  vacationType: 'lastCall',
  unitType: 'studio',
  startDate: '2026-12-05',
  endDate: '2026-12-11',
};
const ORDER: CardOrder = {
  stay: STAY,
  quote: quoteStay(STAY),
  email: 'member@example.com',
  party: {
    kind: 'member',
    billing: {
      firstName: 'Demo',
      lastName: 'Member',
      phoneNumber: '555 0100',
      address1: '1 Sample Street',
      address2: undefined,
      country: 'USA',
      city: 'Springfield',
      state: 'NY',
      postalCode: '12345',
      isGuest: undefined,
    },
  },
  card: checkedCard({ digits: '4242424242424242', expiry: { month: 8, year: 2031 }, cvv: '123' }),
  holdId: 'hold-1',
};
const BOOKED = aStoredBooking({ _id: 'b1' });
const GOOD: CallResult<StoredBooking> = { ok: true, value: BOOKED };
const LOST: CallResult<StoredBooking> = { ok: false, error: { kind: 'network' } };
const failure = <Code extends ApiErrorCode>(
  code: Code,
  details?: Details<Code>,
): CallResult<StoredBooking> => ({
  ok: false,
  error: apiFailure(code, { message: `said ${code}`, details: details ?? null }),
});

/** A server that gives these responses in turn and records the requests. */
const serverWith = (...responses: CallResult<StoredBooking>[]) => {
  const bodies: Parameters<PostBooking>[0][] = [];
  const keys: string[] = [];
  const post: PostBooking = (body, key) => {
    bodies.push(body);
    keys.push(key);
    return Promise.resolve(responses[keys.length - 1] ?? LOST);
  };
  return { post, bodies, keys };
};

afterEach(() => clearPersonalStore());

describe('a press on the payment button', () => {
  it('sends the figures shown, the hold and a token instead of the card', async () => {
    const { post, bodies } = serverWith(GOOD);
    expect(await makeBooking(ORDER, post, sealed)).toEqual({ kind: 'booked', booking: BOOKED });
    expect(bodies[0]).toMatchObject({
      price: 329.08,
      points: 0,
      nights: 6,
      paymentMethod: 'cash',
      holdId: 'hold-1',
    });
    expect(JSON.stringify(bodies[0])).not.toContain('4242424242424242');
    expect(bodies[0]?.paymentDetails).toEqual({ token: 'token of Visa 4242' });
  });

  it('books nothing and keeps its key when the card gets no token', async () => {
    const { post, keys } = serverWith(LOST, GOOD);
    await makeBooking(ORDER, post, sealed);
    const failed = await makeBooking(ORDER, post, () =>
      Promise.resolve({ ok: false, error: { kind: 'network' } }),
    );
    expect(failed).toMatchObject({
      kind: 'failed',
      alert: 'An error occurred. Please try again.',
    });
    expect(keys).toHaveLength(1);
    expect(await makeBooking(ORDER, post, sealed)).toMatchObject({ kind: 'booked' });
    expect(keys[1]).toBe(keys[0]);
  });

  it('uses the same key and the same body again after a lost response', async () => {
    const { post, bodies, keys } = serverWith(LOST, GOOD);
    expect(await makeBooking(ORDER, post, sealed)).toMatchObject({
      kind: 'failed',
      alert: 'An error occurred. Please try again.',
    });
    await makeBooking(ORDER, post, sealed);
    expect(keys[1]).toBe(keys[0]);
    expect(bodies[1]).toEqual(bodies[0]);
  });

  it('is an attempt of its own after a declined card', async () => {
    const { post, keys } = serverWith(failure('card-declined'), failure('card-declined'));
    expect(await makeBooking(ORDER, post, sealed)).toMatchObject({
      kind: 'declined',
      alert: 'Payment failed. Please try again.',
      reason: 'said card-declined',
      cause: null,
    });
    await makeBooking(ORDER, post, sealed);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('hands on the sentence that says when the next card can be tried', async () => {
    const { post, keys } = serverWith(failure('too-many-requests'), GOOD);
    expect(await makeBooking(ORDER, post, sealed)).toEqual({
      kind: 'failed',
      alert: 'Payment failed. Please try again.',
      reason: 'said too-many-requests',
      code: 'too-many-requests',
    });
    expect(await makeBooking(ORDER, post, sealed)).toMatchObject({ kind: 'booked' });
    expect(keys).toHaveLength(2);
  });

  it('keeps its key while the server is too busy to know', async () => {
    const { post, keys } = serverWith(failure('busy'), GOOD);
    await makeBooking(ORDER, post, sealed);
    await makeBooking(ORDER, post, sealed);
    expect(keys[1]).toBe(keys[0]);
  });

  it('waits for a booking that is just being made', async () => {
    vi.useFakeTimers();
    const { post, keys } = serverWith(failure('in-progress'), GOOD);
    const booking = makeBooking(ORDER, post, sealed);
    await vi.runAllTimersAsync();
    expect(await booking).toMatchObject({ kind: 'booked' });
    expect(keys[1]).toBe(keys[0]);
  });

  it('replaces a key that belongs to another order, once', async () => {
    const { post, keys } = serverWith(failure('key-reused'), failure('key-reused'), GOOD);
    expect(await makeBooking(ORDER, post, sealed)).toMatchObject({ kind: 'failed' });
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('books nothing more when the previous order was booked after all', async () => {
    const details = { bookingId: 'b0', status: 'confirmed' } as const;
    const { post, keys } = serverWith(failure('key-reused', details));
    expect(await makeBooking(ORDER, post, sealed)).toEqual({ kind: 'duplicate', bookingId: 'b0' });
    expect(keys).toHaveLength(1);
  });

  it('takes another key when the previous order failed', async () => {
    const details = { bookingId: 'b0', status: 'payment_failed' } as const;
    const { post, keys } = serverWith(failure('key-reused', details), GOOD);
    expect(await makeBooking(ORDER, post, sealed)).toMatchObject({ kind: 'booked' });
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('brings the new figures when the price has changed', async () => {
    const quote = { ...ORDER.quote, totalCents: 36_102 };
    const good = serverWith(failure('price-changed', { quote }));
    expect(await makeBooking(ORDER, good.post, sealed)).toEqual({ kind: 'price-changed', quote });
    const untold = serverWith(failure('price-changed'));
    expect(await makeBooking(ORDER, untold.post, sealed)).toEqual({
      kind: 'price-changed',
      quote: null,
    });
  });

  it('leads to the booking that was made before', async () => {
    const { post } = serverWith(failure('duplicate-booking', { bookingId: 'b0' }));
    expect(await makeBooking(ORDER, post, sealed)).toEqual({ kind: 'duplicate', bookingId: 'b0' });
  });
});
