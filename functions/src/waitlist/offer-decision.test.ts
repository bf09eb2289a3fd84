import type { WaitlistEntry } from '@club/domain/waitlist/waitlist';
import { withEntry } from '@club/domain/waitlist/waitlist';
import { describe, expect, test } from 'vitest';
import {
  aBooking,
  aContext,
  anOffer,
  bookingsById,
  DAY_MS,
  emptyFacts,
  NOON,
} from '../testing/booking-examples.ts';
import type { BookingFacts } from '../booking/booking-facts.ts';
import { holding } from '../testing/held-offer-examples.ts';
import { withHold, withSale } from '../inventory/inventory-change.ts';
import type { HeldOffer, MemberHolds } from '@club/domain/booking/member-holds';
import type { Serving } from './offer-decision.ts';
import { decideClosedAccount, decideServing } from './offer-decision.ts';

const STAY = anOffer();
const { resortId, unitType, vacationType, startDate, endDate } = STAY;
const EXPIRES_AT = NOON + DAY_MS;
const context = aContext(NOON, 'system');

const criteria = { unitType, vacationType, from: startDate, to: endDate, nights: 6 };
const queue = withEntry(undefined, 'entry', criteria);
const entry: WaitlistEntry = {
  ...criteria,
  resortId,
  uid: 'member-1',
  email: 'member-1@example.com',
  resort: { resort_ID: 'LC-101', place_name: 'Larkspur Cove', location: 'Cornwall', img: '' },
  state: 'waiting',
  offer: null,
  joinedAt: '2026-11-01T10:00:00.000Z',
  stateAt: '2026-11-01T10:00:00.000Z',
  rev: 1,
};
const facts = (overrides: Partial<BookingFacts> = {}): BookingFacts =>
  emptyFacts({
    entry,
    queue,
    holds: { offers: {}, waiting: { entry: { ...criteria, resortId } }, rev: 1 },
    ...overrides,
  });

const serving: Serving & { hold: object } = {
  resortId,
  next: { kind: 'offer', entryId: 'entry', offer: STAY },
  hold: { ...aBooking('kept'), expiresAt: EXPIRES_AT },
  seen: { resortId, startDate, endDate },
  cap: 1,
  passedOver: new Set(),
};
const serve = (given = facts(), step: Serving = serving) => decideServing(given, step, context);
const CHANGED = { outcome: 'changed' };
const OFFERED = { holdId: 'kept', startDate, endDate, expiresAt: EXPIRES_AT };

const guarded = (status: 'held' | 'confirmed' | 'completed' | 'cancelled') => ({
  guard: { bookingId: 'stay', uid: 'member-1' },
  bookings: bookingsById({ ...aBooking('stay'), status }),
});

describe('the first in the queue', () => {
  test('is offered the stay: hold, nights, entry and queue change in one commit, with a message', () => {
    const { outcome, changes } = serve();
    expect(outcome).toBe('offered');
    expect(changes?.bookings).toEqual([serving.hold]);
    expect(changes?.holds?.offers).toEqual({
      kept: { ...STAY, expiresAt: EXPIRES_AT, source: 'waitlist' },
    });
    expect(changes?.entry).toMatchObject({ state: 'offered', offer: OFFERED, rev: 2 });
    expect(changes?.queue?.entries).toEqual({});
    expect(changes?.months?.get('LC-101_2026-12')?.nights['28']?.holds).toEqual({
      kept: EXPIRES_AT + 120_000,
    });
    expect(changes?.messages).toHaveLength(1);
    expect(changes?.needsRegistered).toBe(true);
  });

  test('loses a shorter hold of the same stay, and no other', () => {
    const own = holding(
      2,
      { id: 'minutes', expiresAt: NOON + 1000 },
      { id: 'elsewhere', expiresAt: NOON + 2000, resortId: 'LC-102' },
    );
    const { bookings, holds, months } = own;
    const { changes } = serve(facts({ bookings, holds, months }), { ...serving, cap: 2 });
    expect(changes?.bookings?.map(({ _id }) => _id)).toEqual(['kept', 'minutes']);
    expect(changes?.bookings?.[1]?.history.at(-1)?.reason).toBe(
      'Replaced by an offer from the waitlist',
    );
    expect(Object.keys(changes?.holds?.offers ?? {}).sort()).toEqual(['elsewhere', 'kept']);
    expect(changes?.months?.get('LC-101_2026-12')?.nights['28']?.holds).not.toHaveProperty(
      'minutes',
    );
  });

  test('for a search is about the resort that has it, and waits nowhere else', () => {
    const search = { region: null, resortIds: ['LC-7', resortId, 'LC-9'] };
    const waiting = { ...entry, resortId: 'LC-7', search };
    const others = withEntry(withEntry(undefined, 'next', criteria), 'entry', criteria);
    const without = withEntry(undefined, 'next', criteria);
    const otherQueues = new Map([
      ['LC-7', others],
      ['LC-9', without],
    ]);
    const { outcome, changes } = serve(facts({ entry: waiting, otherQueues }));
    expect(outcome).toBe('offered');
    expect(changes?.entry).toMatchObject({
      state: 'offered',
      offer: OFFERED,
      resortId,
      resort: { resort_ID: aBooking('kept').resort.resort_ID },
      isFound: true,
      search,
    });
    expect(changes?.queue?.entries).toEqual({});
    expect([...(changes?.otherQueues?.keys() ?? [])]).toEqual(['LC-7']);
    expect(Object.keys(changes?.otherQueues?.get('LC-7')?.entries ?? {})).toEqual(['next']);
  });

  test('for one resort says nothing of a search', () => {
    const { changes } = serve();
    expect(changes?.entry).not.toHaveProperty('isFound');
    expect(changes).not.toHaveProperty('otherQueues');
  });

  test('with an offer of that stay for another entry shares the hold', () => {
    const other = holding(2, { id: 'other', expiresAt: NOON + 5000, source: 'waitlist' });
    const { bookings, holds, months } = other;
    const { outcome, changes } = serve(facts({ bookings, holds, months }), { ...serving, cap: 2 });
    expect(outcome).toBe('removed');
    expect(changes?.entry).toMatchObject({
      state: 'offered',
      offer: { holdId: 'other', startDate, endDate, expiresAt: NOON + 5000 },
    });
    expect(changes?.holds).toEqual({ ...holds, rev: 2 });
    expect(changes?.queue?.entries).toEqual({});
    expect(changes).not.toHaveProperty('bookings');
  });

  test('whose hold for another entry has ended, or is elsewhere, gets a new offer', () => {
    for (const change of [{ expiresAt: NOON - 200_000 }, { resortId: 'LC-102' }]) {
      const kept = { id: 'other', expiresAt: NOON + 5000, source: 'waitlist', ...change } as const;
      const { bookings, holds, months } = holding(2, kept);
      const given = facts({ bookings, holds, months });
      expect(serve(given, { ...serving, cap: 2 }).outcome).toBe('offered');
    }
  });

  test.each([
    ['confirmed', 'booked'],
    ['completed', 'booked'],
    ['held', 'offered'],
    ['cancelled', 'offered'],
  ] as const)('whose own booking of that stay is %s ends up as %s', (status, state) => {
    expect(serve(facts(guarded(status))).changes?.entry?.state).toBe(state);
    const unknown = { ...guarded(status), bookings: new Map() };
    expect(serve(facts(unknown)).outcome).toBe('offered');
  });

  test('is removed from the queue when the account was deleted or the dates are past', () => {
    const left = serve(facts({ isRegistered: false }));
    expect(left).toMatchObject({ outcome: 'removed', changes: { entry: { state: 'left' } } });
    expect(left.changes?.queue?.entries).toEqual({});
    const over = withEntry(undefined, 'entry', {
      ...criteria,
      from: '2026-11-01',
      to: '2026-11-20',
    });
    const past: Serving = {
      ...serving,
      next: { kind: 'past', entryId: 'entry' },
      hold: null,
      seen: { resortId, startDate: '2026-11-01', endDate: '2026-11-20' },
    };
    const missed = serve(facts({ queue: over }), past);
    expect(missed).toMatchObject({ outcome: 'removed', changes: { entry: { state: 'missed' } } });
    expect(missed.changes?.holds?.waiting).toEqual({});
  });

  test('whose entry is missing or served otherwise only leaves the queue', () => {
    for (const other of [undefined, { ...entry, state: 'left' as const }]) {
      const { outcome, changes } = serve(facts({ entry: other }));
      expect(outcome).toBe('removed');
      expect(Object.keys(changes ?? {})).toEqual(['queue']);
      expect(changes?.queue?.entries).toEqual({});
    }
  });
});

describe('a member with enough offers is passed over', () => {
  const given = (holds: MemberHolds) => serve(facts({ holds }));
  const kept = (resort: string, change: Partial<HeldOffer> = {}) => ({
    ...STAY,
    startDate: '2027-03-01',
    endDate: '2027-03-05',
    resortId: resort,
    expiresAt: NOON + 1,
    source: 'waitlist' as const,
    ...change,
  });
  const holdsOf = (...offers: ReturnType<typeof kept>[]): MemberHolds => ({
    offers: Object.fromEntries(offers.map((offer, index) => [`offer ${index}`, offer])),
    rev: 1,
  });

  test('with two of them, or one at this resort', () => {
    const passed = { outcome: 'passed-over' };
    expect(given(holdsOf(kept('LC-102'), kept('LC-103')))).toEqual(passed);
    expect(given(holdsOf(kept('LC-101')))).toEqual(passed);
    expect(given(holdsOf(kept('LC-102'))).outcome).toBe('offered');
    expect(given(holdsOf(kept('LC-102'), kept('LC-103', { expiresAt: NOON }))).outcome).toBe(
      'offered',
    );
    expect(given(holdsOf(kept('LC-102'), kept('LC-103', { source: 'offer' }))).outcome).toBe(
      'offered',
    );
  });

  test('after releasing one of this resort within the last day', () => {
    const paused = (resort: string, until: number): MemberHolds => ({
      offers: {},
      pauses: { [resort]: until },
      rev: 1,
    });
    expect(given(paused('LC-101', NOON + 1))).toEqual({ outcome: 'passed-over' });
    expect(given(paused('LC-101', NOON)).outcome).toBe('offered');
    expect(given(paused('LC-102', NOON + 1)).outcome).toBe('offered');
  });

  test('and is no longer next in a step that was planned without them', () => {
    const step = { ...serving, passedOver: new Set(['entry']) };
    expect(serve(facts(), step)).toEqual(CHANGED);
  });
});

describe('a step that is no longer the next one changes nothing', () => {
  test('when the queue is empty, or another entry is first', () => {
    expect(serve(facts({ queue: undefined }))).toEqual(CHANGED);
    expect(serve(facts({ queue: withEntry(undefined, 'another', criteria) }))).toEqual(CHANGED);
  });

  test('when no stay is free for it, or another one is', () => {
    expect(serve(facts({ months: withSale(new Map(), STAY, 1) }))).toEqual(CHANGED);
    const wider = withEntry(undefined, 'entry', { ...criteria, to: '2027-01-10' });
    const first = { ...STAY, endDate: '2026-12-29' };
    const seen = { resortId, startDate, endDate: '2027-01-10' };
    const taken = facts({ queue: wider, months: withSale(new Map(), first, 1) });
    expect(serve(taken, { ...serving, seen })).toEqual(CHANGED);
    expect(serve(facts({ queue: wider }), { ...serving, seen }).outcome).toBe('offered');
  });

  test.each([
    ['begins', { ...STAY, startDate: '2026-12-29' }],
    ['ends', { ...STAY, endDate: '2027-01-02' }],
  ])('when what was seen of the nights %s too late or too early', (_how, seen) => {
    expect(serve(facts(), { ...serving, seen })).toEqual(CHANGED);
  });

  test('when the dates of the entry are no longer past', () => {
    const past: Serving = { ...serving, next: { kind: 'past', entryId: 'entry' }, hold: null };
    expect(serve(facts(), past)).toEqual(CHANGED);
  });
});

test('an offer uses the queue hold', () => {
  const months = withHold(new Map(), STAY, 1, { id: 'queue_old', expiresAt: NOON + 1 });
  const { outcome, changes } = serve(facts({ months }));
  expect(outcome).toBe('offered');
  expect(Object.keys(changes?.months?.get('LC-101_2026-12')?.nights['28']?.holds ?? {})).toEqual([
    'kept',
  ]);
});

describe('an entry of a closed account', () => {
  test('leaves the queue', () => {
    const { outcome, changes } = decideClosedAccount(facts(), 'entry', context);
    expect(outcome).toBe('removed');
    expect(changes).toMatchObject({ entry: { state: 'left' }, queue: { entries: {} } });
  });

  test('that has ended only leaves the queue', () => {
    for (const other of [undefined, { ...entry, state: 'missed' as const }]) {
      const { outcome, changes } = decideClosedAccount(facts({ entry: other }), 'entry', context);
      expect(outcome).toBe('removed');
      expect(Object.keys(changes ?? {})).toEqual(['queue']);
    }
  });
});
