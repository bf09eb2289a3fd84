import { accountWith } from '@club/domain/testing/points-account';
import type { StoredBooking } from '@club/domain/booking/booking';
import { boundsOf } from '@club/domain/limits/member-bounds';
import { BORROW_LIMIT_POINTS, EMPTY_ACCOUNT } from '@club/domain/points/account';
import { describe, expect, test } from 'vitest';
import {
  aBooking,
  aContext,
  anOffer,
  bookingsById,
  emptyFacts,
  guardedFacts,
  NOON,
} from '../../testing/booking-examples.ts';
import { advance } from '../booking-life.ts';
import type { BookingFacts } from '../booking-facts.ts';
import { holding } from '../../testing/held-offer-examples.ts';
import { withHold, withSale } from '../../inventory/inventory-change.ts';
import { decideReserve } from './reserve-decision.ts';

const draft = aBooking('booking-1');
const cardDraft = aBooking('booking-1', { vacationType: 'lastCall' });
const stay = anOffer();
const context = aContext();

const reserve = (facts: BookingFacts, booking = draft, cap = 1, bounds = boundsOf(true)) =>
  decideReserve(facts, booking._id, () => ({ booking, cap, bounds }), context);

const held = (id: string, expiresAt: number, overrides = {}) => ({
  bookings: bookingsById({ ...aBooking(id), expiresAt }),
  holds: { offers: { [id]: { ...stay, ...overrides, expiresAt } }, rev: 3 },
});

describe('the number', () => {
  test.each([draft, cardDraft])('is the free one, from the first document on', (booking) => {
    const { outcome, changes } = reserve(emptyFacts({ number: 'TW-7F3K9Q' }), booking);
    expect(outcome).toMatchObject({ kind: 'reserved', booking: { number: 'TW-7F3K9Q' } });
    expect(changes?.bookings?.[0]?.number).toBe('TW-7F3K9Q');
  });

  test('is in the notification', () => {
    const { changes } = reserve(emptyFacts({ number: 'TW-7F3K9Q' }));
    expect(changes?.messages?.[0]?.notice?.notification).toMatchObject({
      data: { number: 'TW-7F3K9Q' },
    });
  });
});

describe('with points', () => {
  test('a member with ZERO points borrows the whole price, in two ledger lines', () => {
    const { outcome, changes } = reserve(emptyFacts());
    expect(outcome).toMatchObject({
      kind: 'reserved',
      booking: { status: 'confirmed', points: 42_500, borrowedPoints: 42_500, expiresAt: null },
    });
    expect(changes?.account).toEqual({
      ...EMPTY_ACCOUNT,
      borrowed: 42_500,
      batches: [],
      nextExpiry: null,
      seq: 2,
    });
    expect(changes?.ledger?.map(({ id, entry }) => [id, entry.seq, entry.kind])).toEqual([
      ['booking-1_borrow', 1, 'borrow'],
      ['booking-1_redeem', 2, 'redeem'],
    ]);
    expect(changes?.guard).toEqual({ bookingId: 'booking-1', uid: 'member-1' });
    expect(changes?.bookings?.[0]?.history.at(-1)?.reason).toBe('Paid with points');
    expect(changes?.messages?.[0]?.notice?.id).toBe('booking-1_confirmed');
    expect(changes?.payment).toBeUndefined();
  });

  test('what even borrowing does not cover is rejected with the missing points, and nothing changes', () => {
    const account = accountWith({ available: 10_000, borrowed: 220_000 });
    expect(reserve(emptyFacts({ account }))).toEqual({
      outcome: { kind: 'points-limit', missing: 2500 },
    });
  });
});

describe('by card', () => {
  test('the nights are held while the card payment is pending, and no points move', () => {
    const { outcome, changes } = reserve(emptyFacts(), cardDraft);
    expect(outcome).toMatchObject({
      kind: 'reserved',
      booking: { status: 'held', expiresAt: NOON + 480_000, priceCents: 36_102 },
    });
    expect(changes?.payment).toMatchObject({ state: 'authorizing', amountCents: 36_102 });
    expect(changes?.months?.get('LC-101_2027-01')?.nights['01']).toEqual({
      sold: 0,
      holds: { 'booking-1': NOON + 480_000 },
    });
    expect(changes?.account).toBeUndefined();
    expect(changes?.messages).toBeUndefined();
    expect(changes?.takesSlot).toBe(true);
  });

  test("the booking takes the nights of the member's own hold, which is kept for a second card", () => {
    const expiresAt = NOON + 1000;
    const facts = emptyFacts({
      ...held('hold-1', expiresAt),
      months: withHold(new Map(), stay, 1, { id: 'hold-1', expiresAt }),
    });
    const { outcome, changes } = reserve(facts, cardDraft);
    expect(outcome.kind).toBe('reserved');
    expect(changes?.holds).toBeUndefined();
    expect(Object.keys(changes?.months?.get('LC-101_2026-12')?.nights['30']?.holds ?? {})).toEqual([
      'booking-1',
    ]);
  });
});

test('sold out nights are named and nothing changes', () => {
  const months = withSale(
    new Map(),
    anOffer({ startDate: '2027-01-01', endDate: '2027-01-02' }),
    1,
  );
  expect(reserve(emptyFacts({ months }))).toEqual({
    outcome: { kind: 'sold-out', nights: ['2027-01-01'] },
  });
});

test("another member's live hold takes the last unit, an expired one does not", () => {
  const at = (expiresAt: number) =>
    emptyFacts({ months: withHold(new Map(), stay, 1, { id: 'other', expiresAt }) });
  expect(reserve(at(NOON + 1)).outcome.kind).toBe('sold-out');
  expect(reserve(at(NOON)).outcome.kind).toBe('reserved');
});

test("the member's own hold never blocks its owner and ends with the booking", () => {
  const expiresAt = NOON + 1000;
  const { outcome, changes } = reserve(
    emptyFacts({
      ...held('hold-1', expiresAt),
      months: withHold(new Map(), stay, 1, { id: 'hold-1', expiresAt }),
    }),
  );
  expect(outcome.kind).toBe('reserved');
  expect(changes?.holds).toEqual({ offers: {}, rev: 4 });
  expect(changes?.bookings?.map(({ _id, status }) => [_id, status])).toEqual([
    ['booking-1', 'confirmed'],
    ['hold-1', 'expired'],
  ]);
  expect(changes?.bookings?.[1]?.history.at(-1)?.reason).toBe('The stay was booked');
  expect(changes?.months?.get('LC-101_2026-12')?.nights['28']).toEqual({ sold: 1, holds: {} });
});

test("the member's hold of another unit ends only when nothing else is free", () => {
  const expiresAt = NOON + 1000;
  const facts = emptyFacts({
    ...held('hold-1', expiresAt, { unitType: 'studio' }),
    months: withHold(new Map(), stay, 1, { id: 'hold-1', expiresAt }),
  });
  expect(reserve(facts, draft, 1).changes?.holds?.offers).toEqual({});
  expect(reserve(facts, draft, 2).changes?.holds).toBeUndefined();
});

test('an existing booking is found before anything is checked', () => {
  const facts = emptyFacts({ bookings: bookingsById(draft) });
  const decision = decideReserve(
    facts,
    draft._id,
    () => {
      throw new Error('must not be prepared');
    },
    context,
  );
  expect(decision).toEqual({ outcome: { kind: 'existing', booking: draft } });
});

test.each([
  ['confirm', 'taken'],
  ['cancel', 'reserved'],
  ['expire', 'reserved'],
  ['fail-payment', 'reserved'],
] as const)('after a %s of the other booking of the same stay it is %s', (event, kind) => {
  const other = advance(aBooking('booking-0'), event, 'for the test', context);
  expect(reserve(guardedFacts(other)).outcome.kind).toBe(kind);
});

test('a booking of the same stay with a pending card payment is unfinished', () => {
  expect(reserve(guardedFacts(aBooking('booking-0'))).outcome.kind).toBe('unfinished');
});

test('a completed booking of the same stay is taken, too', () => {
  const completed = { ...aBooking('booking-0'), status: 'completed' as const };
  expect(reserve(guardedFacts(completed)).outcome.kind).toBe('taken');
});

test('for a card only the hold in the way ends, not one of the same stay or elsewhere', () => {
  const facts = holding(
    2,
    { id: 'own', expiresAt: NOON + 1000, vacationType: 'lastCall' },
    { id: 'studio', expiresAt: NOON + 2000, unitType: 'studio' },
    { id: 'elsewhere', expiresAt: NOON + 3000, resortId: 'LC-102' },
  );
  const { changes } = reserve({ ...facts, months: withSale(facts.months, stay, 2) }, cardDraft, 2);
  expect(changes?.bookings?.map(({ _id }) => _id)).toEqual(['booking-1', 'studio']);
  expect(changes?.bookings?.[1]?.history.at(-1)?.reason).toBe('Made room for another stay');
  expect(Object.keys(changes?.holds?.offers ?? {})).toEqual(['own', 'elsewhere']);
});

describe('a member whose address is not confirmed', () => {
  const bounds = boundsOf(false);
  const earlier = (id: string, change: Partial<StoredBooking> = {}): StoredBooking => ({
    ...aBooking(id),
    status: 'confirmed',
    ...change,
  });
  const having = (...bookings: StoredBooking[]) =>
    emptyFacts({
      bookings: bookingsById(...bookings),
      holds: { offers: {}, unproven: bookings.map(({ _id }) => _id), rev: 1 },
    });
  const TOO_MANY = { outcome: { kind: 'unconfirmed', reason: 'comingStays' } };

  test('has two coming stays, by points or by card', () => {
    for (const booking of [draft, cardDraft]) {
      expect(reserve(having(earlier('a'), earlier('b')), booking, 9, bounds)).toEqual(TOO_MANY);
      const { outcome, changes } = reserve(having(earlier('a')), booking, 9, bounds);
      expect(outcome.kind).toBe('reserved');
      expect(changes?.holds?.unproven).toEqual(['a', booking._id]);
    }
  });

  test('not counting those that are over, cancelled or not paid', () => {
    const over = [
      earlier('a', { status: 'cancelled' }),
      earlier('b', { startDate: '2026-11-20', endDate: '2026-12-01' }),
      earlier('c', { status: 'held', expiresAt: NOON }),
      earlier('d', { status: 'payment_failed' }),
      earlier('e', { status: 'held', expiresAt: null }),
    ];
    const { outcome, changes } = reserve(having(...over, earlier('f')), draft, 9, bounds);
    expect(outcome.kind).toBe('reserved');
    expect(changes?.holds?.unproven).toEqual(['f', 'booking-1']);
    const paying = earlier('a', { status: 'held', expiresAt: NOON + 1 });
    expect(reserve(having(paying, earlier('b')), draft, 9, bounds)).toEqual(TOO_MANY);
    const unknown = { ...having(earlier('a'), earlier('b')), bookings: new Map() };
    expect(reserve(unknown, draft, 9, bounds).outcome.kind).toBe('reserved');
  });

  test('not counting one whose last day has begun everywhere', () => {
    // At noon of 1 December in UTC it is that day at UTC−12, too (rules 8.11).
    const ending = (endDate: string) => earlier('a', { startDate: '2026-11-20', endDate });
    const over = having(ending('2026-12-01'), earlier('b'));
    expect(reserve(over, draft, 9, bounds).outcome.kind).toBe('reserved');
    const coming = having(ending('2026-12-02'), earlier('b'));
    expect(reserve(coming, draft, 9, bounds)).toEqual(TOO_MANY);
  });

  test('has the first of them recorded, and keeps other holds', () => {
    const elsewhere = { id: 'elsewhere', expiresAt: NOON + 2000, resortId: 'LC-102' };
    const own = { id: 'own', expiresAt: NOON + 1000 };
    for (const booking of [draft, cardDraft]) {
      const first = reserve(emptyFacts(), booking, 9, bounds).changes;
      expect(first?.holds).toEqual({ offers: {}, unproven: ['booking-1'], rev: 1 });
      const holds = reserve(holding(9, elsewhere), booking, 9, bounds).changes?.holds;
      expect(Object.keys(holds?.offers ?? {})).toEqual(['elsewhere']);
      expect(holds?.unproven).toEqual(['booking-1']);
    }
    const { changes } = reserve(holding(9, own, elsewhere), draft, 9, bounds);
    expect(Object.keys(changes?.holds?.offers ?? {})).toEqual(['elsewhere']);
    expect(changes?.holds?.unproven).toEqual(['booking-1']);
  });

  test('borrows little, and learns when a confirmed address could borrow more', () => {
    const facts = (borrowed: number) => emptyFacts({ account: { ...EMPTY_ACCOUNT, borrowed } });
    const allowed = bounds.borrowedPoints - draft.points;
    expect(reserve(facts(allowed), draft, 1, bounds).outcome.kind).toBe('reserved');
    expect(reserve(facts(allowed + 1), draft, 1, bounds)).toEqual({
      outcome: { kind: 'unconfirmed', reason: 'borrowing' },
    });
    expect(reserve(facts(allowed + 1)).outcome.kind).toBe('reserved');
    const most = BORROW_LIMIT_POINTS - draft.points;
    expect(reserve(facts(most + 1)).outcome).toEqual({ kind: 'points-limit', missing: 1 });
  });

  test('unlike a confirmed one, whose stays are not counted', () => {
    expect(reserve(having(earlier('a'), earlier('b')), draft, 9).outcome.kind).toBe('reserved');
    expect(reserve(emptyFacts()).changes?.holds?.unproven).toBeUndefined();
  });
});

describe('a stay that the member has booked', () => {
  const having = (status: StoredBooking['status']) =>
    guardedFacts({ ...aBooking('first'), status });
  const reserveKeyed = (facts: BookingFacts, isKeyed: boolean) =>
    decideReserve(
      facts,
      draft._id,
      () => ({ booking: draft, cap: 9, bounds: boundsOf(true), isKeyed }),
      context,
    );

  test.each(['confirmed', 'completed'] as const)(
    'and is %s is booked again only by a request with a key',
    (status) => {
      const { outcome, changes } = reserveKeyed(having(status), true);
      expect(outcome.kind).toBe('reserved');
      expect(changes?.guard).toEqual({ bookingId: 'first', uid: draft.uid, more: ['booking-1'] });
      expect(reserveKeyed(having(status), false).outcome.kind).toBe('taken');
      expect(reserve(having(status)).outcome.kind).toBe('taken');
    },
  );

  test('and is paying for is unfinished', () => {
    for (const isKeyed of [true, false]) {
      expect(reserveKeyed(having('held'), isKeyed)).toMatchObject({
        outcome: { kind: 'unfinished', booking: { _id: 'first' } },
      });
    }
  });

  test('with several units is taken by the booked one', () => {
    const facts = guardedFacts(aBooking('first'), { ...aBooking('second'), status: 'confirmed' });
    expect(reserve(facts).outcome).toMatchObject({ kind: 'taken', booking: { _id: 'second' } });
  });
});
