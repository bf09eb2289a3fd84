import type { StoredBooking } from '@club/domain/booking/booking';
import { isHandoverHold } from '@club/domain/waitlist/handover';
import type { WaitlistEntry } from '@club/domain/waitlist/waitlist';
import { withPlace } from '@club/domain/waitlist/waitlist';
import { expect, test } from 'vitest';
import {
  aBooking,
  anOccasion,
  anOffer,
  bookingsById,
  emptyFacts,
  NOON,
} from '../testing/booking-examples.ts';
import type { BookingFacts } from '../booking/booking-facts.ts';
import { advance } from '../booking/booking-life.ts';
import { withHold, withoutHold } from '../inventory/inventory-change.ts';
import { decideClosing, stayOffered } from './close-decision.ts';
import { decideLeave } from './leave-line.ts';

const occasion = anOccasion();
const { startDate, endDate, ...what } = anOffer();
const STAY = { ...what, startDate, endDate };

const offered = (expiresAt: number): WaitlistEntry => ({
  ...what,
  from: startDate,
  to: endDate,
  nights: 6,
  uid: 'member-1',
  email: 'member-1@example.com',
  resort: { resort_ID: 'LC-101', place_name: 'Larkspur Cove', location: 'Cornwall', img: '' },
  state: 'offered',
  offer: { holdId: 'kept', startDate, endDate, expiresAt },
  joinedAt: '2026-11-01T10:00:00.000Z',
  stateAt: '2026-11-02T10:00:00.000Z',
  rev: 2,
});

const wishOf = ({ resortId, unitType, vacationType, from, to, nights }: WaitlistEntry) => ({
  resortId,
  unitType,
  vacationType,
  from,
  to,
  nights,
});

/** A member who is offered a stay until an instant, and perhaps has a booking of it. */
const facts = (expiresAt: number, booking: StoredBooking | null = null): BookingFacts => {
  const entry = offered(expiresAt);
  const hold = { ...aBooking('kept'), expiresAt };
  return emptyFacts({
    entry,
    bookings: bookingsById(hold, ...(booking === null ? [] : [booking])),
    guard: booking === null ? undefined : { bookingId: booking._id, uid: 'member-1' },
    holds: {
      offers: { kept: { ...STAY, expiresAt, source: 'waitlist' } },
      wishes: { entry: wishOf(entry), other: wishOf(entry) },
      rev: 3,
    },
    months: withHold(new Map(), STAY, 1, { id: 'kept', expiresAt }),
  });
};

const LATER = NOON + 1;

test('an offer that stands is not closed', () => {
  expect(decideClosing(facts(LATER), 'entry', occasion)).toEqual({ outcome: null });
});

test('an offer whose time is over is missed: hold, nights and wish go with it', () => {
  const { outcome, changes } = decideClosing(facts(NOON), 'entry', occasion);
  expect(outcome).toBe('missed');
  expect(changes?.entry).toMatchObject({ state: 'missed', offer: null, rev: 3 });
  expect(changes?.holds).toMatchObject({ offers: {}, rev: 5 });
  expect(Object.keys(changes?.holds?.wishes ?? {})).toEqual(['other']);
  expect(changes?.holds?.pauses).toEqual({ 'LC-101': NOON + 86_400_000 });
  expect(changes?.bookings).toMatchObject([{ _id: 'kept', status: 'expired' }]);
  expect(changes?.bookings?.[0]?.history.at(-1)?.reason).toBe('The offer ran out');
  expect(changes?.months?.get('LC-101_2026-12')?.nights['28']?.holds).toEqual({});
});

test('a pause takes the place of those that are over, and of no others', () => {
  const before = facts(NOON);
  const pauses = { 'LC-102': NOON, 'LC-103': NOON + 1 };
  const given = { ...before, holds: { offers: {}, ...before.holds, pauses, rev: 3 } };
  expect(decideClosing(given, 'entry', occasion).changes?.holds?.pauses).toEqual({
    'LC-101': NOON + 86_400_000,
    'LC-103': NOON + 1,
  });
});

test('another stay that is kept for the member neither saves the offer nor ends with it', () => {
  const before = facts(NOON);
  const other = { ...STAY, expiresAt: LATER, source: 'waitlist' } as const;
  const both: BookingFacts = {
    ...before,
    bookings: bookingsById(...before.bookings.values(), {
      ...aBooking('other'),
      expiresAt: LATER,
    }),
    holds: {
      ...before.holds,
      offers: { ...before.holds?.offers, other },
      rev: 3,
    },
    months: withHold(before.months, STAY, 1, { id: 'other', expiresAt: LATER }),
  };
  const { outcome, changes } = decideClosing(both, 'entry', occasion);
  expect(outcome).toBe('missed');
  expect(Object.keys(changes?.holds?.offers ?? {})).toEqual(['other']);
  expect(changes?.bookings).toMatchObject([{ _id: 'kept', status: 'expired' }]);
  expect(Object.keys(changes?.months?.get('LC-101_2026-12')?.nights['28']?.holds ?? {})).toEqual([
    'other',
  ]);
});

test('an offer that was booked is closed as booked, before its time is over, too', () => {
  const booked = advance(aBooking('stay'), 'confirm', 'for the test', occasion);
  const before = facts(LATER, booked);
  const taken = { ...before, holds: { ...before.holds, offers: {}, rev: 4 } };
  const { outcome, changes } = decideClosing(taken, 'entry', occasion);
  expect(outcome).toBe('booked');
  expect(changes?.entry?.state).toBe('booked');
  expect(changes?.holds).not.toHaveProperty('pauses');
  expect(Object.keys(changes?.holds?.wishes ?? {})).toEqual(['other']);
});

test('an offer whose stay is over is booked, one whose guard names nothing is missed', () => {
  const over = { ...aBooking('stay'), status: 'completed' } as const;
  expect(decideClosing(facts(NOON, over), 'entry', occasion).outcome).toBe('booked');
  const nothing = { ...facts(NOON), guard: { bookingId: 'stay', uid: 'member-1' } };
  expect(decideClosing(nothing, 'entry', occasion).outcome).toBe('missed');
});

test('the stay that is offered is the entry’s, on the days of the offer', () => {
  const entry = offered(NOON);
  const offer = { holdId: 'kept', startDate: '2027-01-01', endDate: '2027-01-02', expiresAt: NOON };
  expect(stayOffered(entry, offer)).toEqual({
    resortId: 'LC-101',
    unitType: '1 bedroom',
    startDate: '2027-01-01',
    endDate: '2027-01-02',
  });
});

test('who leaves while nothing is offered gives up nothing but the place', () => {
  const entry = { ...offered(NOON), state: 'waiting', offer: null } as const;
  const { outcome, changes } = decideLeave(
    { ...facts(LATER), entry },
    'entry',
    'member-1',
    occasion,
  );
  expect(outcome).toBe('left');
  expect(changes?.bookings).toEqual([]);
  expect(changes?.holds).toMatchObject({ offers: { kept: {} }, rev: 4 });
  expect(changes?.holds).not.toHaveProperty('pauses');
});

test('an offer whose card is being asked waits for the answer, also beyond its time', () => {
  expect(decideClosing(facts(NOON, aBooking('paying')), 'entry', occasion)).toEqual({
    outcome: null,
  });
});

test('an entry that waits, is over, or is gone has nothing to close', () => {
  const { entry, ...rest } = facts(NOON);
  expect(entry).toBeDefined();
  for (const state of ['waiting', 'booked', 'missed', 'left'] as const) {
    const other = { ...offered(NOON), state, offer: null };
    expect(decideClosing({ ...rest, entry: other }, 'entry', occasion)).toEqual({ outcome: null });
  }
  const empty = { ...offered(NOON), offer: null };
  expect(decideClosing({ ...rest, entry: empty }, 'entry', occasion)).toEqual({ outcome: null });
  expect(decideClosing({ ...rest, entry: undefined }, 'entry', occasion)).toEqual({
    outcome: null,
  });
});

const lineOf = (from: string, to: string) =>
  withPlace(undefined, 'next', {
    unitType: 'studio',
    vacationType: 'rciPoints',
    from,
    to,
    nights: 1,
  });

test('who leaves with an offer in hand gives it to the line, where somebody waits for it', () => {
  const waited = { ...facts(LATER), line: lineOf('2026-12-01', '2026-12-29') };
  const { outcome, changes } = decideLeave(waited, 'entry', 'member-1', occasion);
  expect(outcome).toBe('left');
  expect(changes?.entry).toMatchObject({ state: 'left', offer: null });
  expect(changes?.holds?.pauses).toEqual({ 'LC-101': NOON + 86_400_000 });
  for (const month of changes?.months?.values() ?? []) {
    for (const { holds } of Object.values(month.nights)) {
      expect(Object.keys(holds).map(isHandoverHold)).toEqual([true]);
    }
  }
  const unwanted = { ...facts(LATER), line: lineOf('2026-12-01', '2026-12-28') };
  const { changes: others } = decideLeave(unwanted, 'entry', 'member-1', occasion);
  expect(others?.months?.get('LC-101_2026-12')?.nights['28']?.holds).toEqual({});
});

test('nights that a booking has in the place of the offer are not given to the line', () => {
  const before = facts(LATER, aBooking('paying'));
  const paying = {
    ...before,
    months: withoutHold(before.months, STAY, 'kept'),
    line: lineOf('2026-12-01', '2026-12-29'),
  };
  const { changes } = decideLeave(paying, 'entry', 'member-1', occasion);
  expect(changes?.months?.get('LC-101_2026-12')?.nights['28']?.holds).toEqual({});
});

test('nobody leaves for somebody else', () => {
  expect(decideLeave(facts(LATER), 'entry', 'member-2', occasion)).toEqual({ outcome: null });
});
