import type { StoredBooking } from '@club/domain/booking/booking';
import { isQueueHold } from '@club/domain/waitlist/queue-hold';
import type { WaitlistEntry } from '@club/domain/waitlist/waitlist';
import { withEntry } from '@club/domain/waitlist/waitlist';
import { expect, test } from 'vitest';
import {
  aBooking,
  aContext,
  anOffer,
  bookingsById,
  emptyFacts,
  NOON,
} from '../testing/booking-examples.ts';
import type { BookingFacts } from '../booking/booking-facts.ts';
import { advance } from '../booking/booking-life.ts';
import { withHold, withoutHold } from '../inventory/inventory-change.ts';
import { decideClosing, stayOffered } from './close-decision.ts';
import { decideLeave } from './leave-queue.ts';

const context = aContext();
/** The entry as it was read before the decision. */
const OWN = { uid: 'member-1', resortId: 'LC-101' };
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

const criteriaOf = ({ resortId, unitType, vacationType, from, to, nights }: WaitlistEntry) => ({
  resortId,
  unitType,
  vacationType,
  from,
  to,
  nights,
});

/** A member with an offer of a stay until an instant, and perhaps a booking of it. */
const facts = (expiresAt: number, booking: StoredBooking | null = null): BookingFacts => {
  const entry = offered(expiresAt);
  const hold = { ...aBooking('kept'), expiresAt };
  return emptyFacts({
    entry,
    bookings: bookingsById(hold, ...(booking === null ? [] : [booking])),
    guard: booking === null ? undefined : { bookingId: booking._id, uid: 'member-1' },
    holds: {
      offers: { kept: { ...STAY, expiresAt, source: 'waitlist' } },
      waiting: { entry: criteriaOf(entry), other: criteriaOf(entry) },
      rev: 3,
    },
    months: withHold(new Map(), STAY, 1, { id: 'kept', expiresAt }),
  });
};

const LATER = NOON + 1;

test('a live offer is not closed', () => {
  expect(decideClosing(facts(LATER), 'entry', context)).toEqual({ outcome: null });
});

test('an expired offer is missed: hold, nights and entry are removed', () => {
  const { outcome, changes } = decideClosing(facts(NOON), 'entry', context);
  expect(outcome).toBe('missed');
  expect(changes?.entry).toMatchObject({ state: 'missed', offer: null, rev: 3 });
  expect(changes?.holds).toMatchObject({ offers: {}, rev: 5 });
  expect(Object.keys(changes?.holds?.waiting ?? {})).toEqual(['other']);
  expect(changes?.holds?.pauses).toEqual({ 'LC-101': NOON + 86_400_000 });
  expect(changes?.bookings).toMatchObject([{ _id: 'kept', status: 'expired' }]);
  expect(changes?.bookings?.[0]?.history.at(-1)?.reason).toBe('The offer ran out');
  expect(changes?.months?.get('LC-101_2026-12')?.nights['28']?.holds).toEqual({});
});

test('a pause replaces expired ones, and no others', () => {
  const before = facts(NOON);
  const pauses = { 'LC-102': NOON, 'LC-103': NOON + 1 };
  const given = { ...before, holds: { offers: {}, ...before.holds, pauses, rev: 3 } };
  expect(decideClosing(given, 'entry', context).changes?.holds?.pauses).toEqual({
    'LC-101': NOON + 86_400_000,
    'LC-103': NOON + 1,
  });
});

test('another offer of the member neither keeps the offer open nor ends with it', () => {
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
  const { outcome, changes } = decideClosing(both, 'entry', context);
  expect(outcome).toBe('missed');
  expect(Object.keys(changes?.holds?.offers ?? {})).toEqual(['other']);
  expect(changes?.bookings).toMatchObject([{ _id: 'kept', status: 'expired' }]);
  expect(Object.keys(changes?.months?.get('LC-101_2026-12')?.nights['28']?.holds ?? {})).toEqual([
    'other',
  ]);
});

test('a booked offer is closed as booked, also before its deadline', () => {
  const booked = advance(aBooking('stay'), 'confirm', 'for the test', context);
  const before = facts(LATER, booked);
  const taken = { ...before, holds: { ...before.holds, offers: {}, rev: 4 } };
  const { outcome, changes } = decideClosing(taken, 'entry', context);
  expect(outcome).toBe('booked');
  expect(changes?.entry?.state).toBe('booked');
  expect(changes?.holds).not.toHaveProperty('pauses');
  expect(Object.keys(changes?.holds?.waiting ?? {})).toEqual(['other']);
});

test('an offer whose stay is completed is booked, one whose guard names no booking is missed', () => {
  const over = { ...aBooking('stay'), status: 'completed' } as const;
  expect(decideClosing(facts(NOON, over), 'entry', context).outcome).toBe('booked');
  const nothing = { ...facts(NOON), guard: { bookingId: 'stay', uid: 'member-1' } };
  expect(decideClosing(nothing, 'entry', context).outcome).toBe('missed');
});

test('the offered stay is the entry’s, on the dates of the offer', () => {
  const entry = offered(NOON);
  const offer = { holdId: 'kept', startDate: '2027-01-01', endDate: '2027-01-02', expiresAt: NOON };
  expect(stayOffered(entry, offer)).toEqual({
    resortId: 'LC-101',
    unitType: '1 bedroom',
    startDate: '2027-01-01',
    endDate: '2027-01-02',
  });
});

test('leaving without an offer only removes the entry', () => {
  const entry = { ...offered(NOON), state: 'waiting', offer: null } as const;
  const { outcome, changes } = decideLeave({ ...facts(LATER), entry }, 'entry', OWN, context);
  expect(outcome).toBe('left');
  expect(changes?.bookings).toEqual([]);
  expect(changes?.holds).toMatchObject({ offers: { kept: {} }, rev: 4 });
  expect(changes?.holds).not.toHaveProperty('pauses');
});

test('an offer with a pending card payment stays open, also after its deadline', () => {
  expect(decideClosing(facts(NOON, aBooking('paying')), 'entry', context)).toEqual({
    outcome: null,
  });
});

test('an entry that waits, has ended, or is missing has nothing to close', () => {
  const { entry, ...rest } = facts(NOON);
  expect(entry).toBeDefined();
  for (const state of ['waiting', 'booked', 'missed', 'left'] as const) {
    const other = { ...offered(NOON), state, offer: null };
    expect(decideClosing({ ...rest, entry: other }, 'entry', context)).toEqual({ outcome: null });
  }
  const empty = { ...offered(NOON), offer: null };
  expect(decideClosing({ ...rest, entry: empty }, 'entry', context)).toEqual({ outcome: null });
  expect(decideClosing({ ...rest, entry: undefined }, 'entry', context)).toEqual({
    outcome: null,
  });
});

const queueOf = (from: string, to: string) =>
  withEntry(undefined, 'next', {
    unitType: 'studio',
    vacationType: 'rciPoints',
    from,
    to,
    nights: 1,
  });

test('leaving with an offer passes it to the queue, where members wait for it', () => {
  const waited = { ...facts(LATER), queue: queueOf('2026-12-01', '2026-12-29') };
  const { outcome, changes } = decideLeave(waited, 'entry', OWN, context);
  expect(outcome).toBe('left');
  expect(changes?.entry).toMatchObject({ state: 'left', offer: null });
  expect(changes?.holds?.pauses).toEqual({ 'LC-101': NOON + 86_400_000 });
  for (const month of changes?.months?.values() ?? []) {
    for (const { holds } of Object.values(month.nights)) {
      expect(Object.keys(holds).map(isQueueHold)).toEqual([true]);
    }
  }
  const unwanted = { ...facts(LATER), queue: queueOf('2026-12-01', '2026-12-28') };
  const { changes: others } = decideLeave(unwanted, 'entry', OWN, context);
  expect(others?.months?.get('LC-101_2026-12')?.nights['28']?.holds).toEqual({});
});

test('nights that a booking holds instead of the offer do not go to the queue', () => {
  const before = facts(LATER, aBooking('paying'));
  const paying = {
    ...before,
    months: withoutHold(before.months, STAY, 'kept'),
    queue: queueOf('2026-12-01', '2026-12-29'),
  };
  const { changes } = decideLeave(paying, 'entry', OWN, context);
  expect(changes?.months?.get('LC-101_2026-12')?.nights['28']?.holds).toEqual({});
});

test('what has got an offer at another resort meanwhile is read again', () => {
  expect(decideLeave(facts(LATER), 'entry', { ...OWN, resortId: 'LC-102' }, context)).toEqual({
    outcome: 'moved',
  });
});

test('no member can leave for another', () => {
  expect(decideLeave(facts(LATER), 'entry', { ...OWN, uid: 'member-2' }, context)).toEqual({
    outcome: null,
  });
});
