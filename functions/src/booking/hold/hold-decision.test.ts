import type { StoredBooking } from '@club/domain/booking/booking';
import { MAX_HELD_NIGHTS } from '@club/domain/booking/offer-hold';
import { addDays } from '@club/domain/calendar/local-date';
import { countNights } from '@club/domain/calendar/nights';
import { boundsOf } from '@club/domain/limits/member-bounds';
import { expect, test } from 'vitest';
import type { BookingFacts } from '../booking-facts.ts';
import {
  aBooking,
  aContext,
  anOffer,
  emptyFacts,
  guardedFacts,
  NOON,
} from '../../testing/booking-examples.ts';
import { advance } from '../booking-life.ts';
import type { Hold } from '../../testing/held-offer-examples.ts';
import { holding } from '../../testing/held-offer-examples.ts';
import { decideHold, decideGiveBack, decideRelease } from './hold-decision.ts';
import { withSale } from '../../inventory/inventory-change.ts';
import type { HeldOffer, Offer } from '@club/domain/booking/member-holds';

const context = aContext();
const END = NOON + 480_000;
/** The outcome of a hold that was never extended. */
const FRESH = { kind: 'held', source: 'offer', extensionsLeft: 10 };

const hold = (facts: BookingFacts, cap = 1, offer: Partial<Offer> = {}, bounds = boundsOf(true)) =>
  decideHold(facts, { ...aBooking('new', offer), expiresAt: END }, cap, bounds, context);

test('an offer is held for 480 seconds', () => {
  const { outcome, changes } = hold(emptyFacts());
  expect(outcome).toEqual({ ...FRESH, holdId: 'new', expiresAt: END });
  expect(changes?.holds?.offers['new']).toEqual({ ...anOffer(), expiresAt: END });
  expect(changes?.bookings).toMatchObject([{ _id: 'new', status: 'held', expiresAt: END }]);
});

test('the same offer again returns the same hold with the remaining time, and writes nothing', () => {
  const decision = hold(holding(1, { id: 'old', expiresAt: NOON + 60_000 }));
  expect(decision).toEqual({ outcome: { ...FRESH, holdId: 'old', expiresAt: NOON + 60_000 } });
});

test('the same offer after its deadline is a new hold, and the old one is removed', () => {
  const { outcome, changes } = hold(holding(1, { id: 'old', expiresAt: NOON }));
  expect(outcome).toEqual({ ...FRESH, holdId: 'new', expiresAt: END });
  expect(Object.keys(changes?.holds?.offers ?? {})).toEqual(['new']);
  expect(changes?.bookings?.map(({ _id, status }) => [_id, status])).toEqual([
    ['new', 'held'],
    ['old', 'expired'],
  ]);
});

test('a third hold ends the older of two live ones', () => {
  const facts = holding(
    5,
    { id: 'newer', expiresAt: NOON + 2000, startDate: '2027-02-01', endDate: '2027-02-03' },
    { id: 'older', expiresAt: NOON + 1000, resortId: 'LC-102' },
  );
  const { changes } = hold(facts, 5);
  expect(Object.keys(changes?.holds?.offers ?? {}).sort()).toEqual(['new', 'newer']);
  expect(changes?.months?.get('LC-102_2026-12')?.nights['28']?.holds).toEqual({});
});

test("the member's own hold of another unit is replaced for the last unit", () => {
  const { outcome, changes } = hold(
    holding(1, { id: 'studio', expiresAt: NOON + 1000, unitType: 'studio' }),
  );
  expect(outcome.kind).toBe('held');
  expect(Object.keys(changes?.holds?.offers ?? {})).toEqual(['new']);
});

test('the last unit of another member is sold out, and own holds stay', () => {
  const facts = holding(1, { id: 'old', expiresAt: NOON + 1000, resortId: 'LC-102' });
  const sold = withSale(
    facts.months,
    anOffer({ startDate: '2026-12-30', endDate: '2026-12-31' }),
    1,
  );
  expect(hold({ ...facts, months: sold })).toEqual({
    outcome: { kind: 'sold-out', nights: ['2026-12-30'] },
  });
});

test('a stay that is already booked is not held again', () => {
  const booked = advance(aBooking('booked'), 'confirm', 'for the test', context);
  expect(hold(guardedFacts(booked), 5)).toEqual({ outcome: { kind: 'booked', booking: booked } });
});

test('releasing a hold frees its nights and ends its document', () => {
  const facts = holding(1, { id: 'old', expiresAt: NOON + 1000 });
  const { outcome, changes } = decideRelease(facts, 'old', context);
  expect(outcome).toBe(true);
  expect(changes?.holds?.offers).toEqual({});
  expect(changes?.months?.get('LC-101_2027-01')?.nights['02']?.holds).toEqual({});
  expect(changes?.bookings).toMatchObject([{ _id: 'old', status: 'expired', expiresAt: null }]);
});

test('another member’s hold cannot be released', () => {
  expect(decideRelease(emptyFacts(), 'other', context)).toEqual({ outcome: false });
});

test('an extended hold says how often it still can be', () => {
  const facts = holding(1, { id: 'old', expiresAt: NOON + 1000, extensions: 4 });
  expect(hold(facts).outcome).toMatchObject({ holdId: 'old', extensionsLeft: 6 });
});

const fromWaitlist = (change: Partial<HeldOffer> = {}): Hold => ({
  id: 'kept',
  expiresAt: NOON + 86_400_000,
  source: 'waitlist',
  ...change,
});

test('a waitlist offer of the stay is returned with its own deadline, for either vacation type', () => {
  for (const vacationType of ['rciPoints', 'lastCall'] as const) {
    expect(hold(holding(1, fromWaitlist()), 1, { vacationType })).toEqual({
      outcome: {
        kind: 'held',
        holdId: 'kept',
        expiresAt: NOON + 86_400_000,
        source: 'waitlist',
        extensionsLeft: 0,
      },
    });
  }
});

test('a waitlist offer is neither counted nor ended by another hold', () => {
  const others = [
    { id: 'one', expiresAt: NOON + 1000, resortId: 'LC-102' },
    { id: 'two', expiresAt: NOON + 2000, resortId: 'LC-103' },
  ];
  const kept = fromWaitlist({ startDate: '2027-02-01', endDate: '2027-02-03' });
  const { changes } = hold(holding(5, kept, ...others), 5);
  expect(Object.keys(changes?.holds?.offers ?? {}).sort()).toEqual(['kept', 'new', 'two']);

  const inTheWay = holding(1, fromWaitlist({ unitType: 'studio' }));
  expect(hold(inTheWay).outcome.kind).toBe('sold-out');
});

test('a waitlist offer is not released by leaving it', () => {
  const facts = holding(1, fromWaitlist(), { id: 'own', expiresAt: NOON + 1000 });
  expect(decideGiveBack(facts, 'kept', context)).toEqual({ outcome: false });
  expect(decideGiveBack(facts, 'own', context).outcome).toBe(true);
  expect(decideRelease(facts, 'kept', context).outcome).toBe(true);
});

test.each([
  ['confirm', 'booked'],
  ['expire', 'held'],
  ['fail-payment', 'held'],
  ['cancel', 'held'],
] as const)('after a %s of the booking of the stay it is %s', (event, kind) => {
  const other = advance(aBooking('other'), event, 'for the test', context);
  expect(hold(guardedFacts(other)).outcome.kind).toBe(kind);
});

test('a stay that is completed, or has a pending card payment, is not held either', () => {
  const facts = (status: 'completed' | 'held') => guardedFacts({ ...aBooking('other'), status });
  expect(hold(facts('completed')).outcome).toMatchObject({ kind: 'booked' });
  expect(hold(facts('held')).outcome).toMatchObject({ kind: 'paying', booking: { _id: 'other' } });
});

test('a hold counts as one attempt of its member', () => {
  expect(hold(emptyFacts()).changes?.takesSlot).toBe(true);
});

test('the same stay for the other vacation type is another offer', () => {
  const facts = holding(2, { id: 'old', expiresAt: NOON + 1000 });
  expect(hold(facts, 2, { vacationType: 'lastCall' }).outcome).toMatchObject({ holdId: 'new' });
});

test('each ended hold is ended once, with its reason', () => {
  const facts = holding(
    1,
    { id: 'dead', expiresAt: NOON, resortId: 'LC-103' },
    { id: 'older', expiresAt: NOON + 1000, unitType: '2 bedroom' },
    { id: 'newer', expiresAt: NOON + 2000, unitType: 'studio' },
  );
  const { changes } = hold(facts);
  expect(changes?.bookings?.map(({ _id, history }) => [_id, history.at(-1)?.reason])).toEqual([
    ['new', 'Offer held'],
    ['dead', 'The hold ran out'],
    ['older', 'Made room for another offer'],
    ['newer', 'Made room for another offer'],
  ]);
});

test('of several holds only the named one is released, and only while it is live', () => {
  const facts = holding(
    1,
    { id: 'first', expiresAt: NOON, resortId: 'LC-102' },
    { id: 'second', expiresAt: NOON + 1000 },
  );
  const { outcome, changes } = decideRelease(facts, 'second', context);
  expect(outcome).toBe(true);
  expect(changes?.bookings?.[0]?.history.at(-1)?.reason).toBe('Released by the member');
  expect(Object.keys(changes?.holds?.offers ?? {})).toEqual(['first']);
  expect(decideRelease(facts, 'first', context).outcome).toBe(false);
  expect(decideGiveBack(facts, 'third', context)).toEqual({ outcome: false });
});

test('a hold of other nights of the resort stays, one of the same nights ends', () => {
  const facts = holding(5, { id: 'same', expiresAt: NOON + 1000, unitType: 'studio' });
  const { changes } = hold(facts, 5);
  expect(Object.keys(changes?.holds?.offers ?? {})).toEqual(['new']);
  expect(changes?.bookings?.map(({ _id, status }) => [_id, status])).toEqual([
    ['new', 'held'],
    ['same', 'expired'],
  ]);
  expect(changes?.months?.get('LC-101_2026-12')?.nights['28']?.holds).toEqual({ new: END });
});

test('all holds of a member together have at most the nights of one stay', () => {
  const { startDate } = anOffer();
  const other = (nights: number): Hold => ({
    id: 'other',
    resortId: 'LC-102',
    expiresAt: NOON + 1000,
    startDate,
    endDate: addDays(startDate, nights),
  });
  const own = countNights(startDate, anOffer().endDate);
  const heldWith = (nights: number): string[] =>
    Object.keys(hold(holding(5, other(nights)), 5).changes?.holds?.offers ?? {}).sort();
  expect(heldWith(MAX_HELD_NIGHTS - own)).toEqual(['new', 'other']);
  expect(heldWith(MAX_HELD_NIGHTS - own + 1)).toEqual(['new']);
});

test('a member whose address is not confirmed has one hold: the newest', () => {
  const facts = holding(5, { id: 'other', expiresAt: NOON + 1000, resortId: 'LC-102' });
  expect(Object.keys(hold(facts, 5).changes?.holds?.offers ?? {}).sort()).toEqual(['new', 'other']);
  const bounded = hold(facts, 5, {}, boundsOf(false));
  expect(Object.keys(bounded.changes?.holds?.offers ?? {})).toEqual(['new']);
});

test('a booked stay is held again if the member says that it is another unit', () => {
  const another = (booked: StoredBooking) =>
    decideHold(
      guardedFacts(booked),
      { ...aBooking('new'), expiresAt: END },
      5,
      boundsOf(true),
      context,
      true,
    ).outcome.kind;
  expect(another({ ...aBooking('booked'), status: 'confirmed' })).toBe('held');
  expect(another(aBooking('booked'))).toBe('paying');
});
