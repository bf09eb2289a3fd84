import { resortFromStored } from '@club/domain/resort/resort';
import { apiErrorOf } from '@club/domain/testing/api-error-of';
import { queueHoldId } from '@club/domain/waitlist/queue-hold';
import type { WaitlistCriteria } from '@club/domain/waitlist/waitlist';
import { MAX_QUEUE_LENGTH, MAX_WAITLIST_ENTRIES, withEntry } from '@club/domain/waitlist/waitlist';
import { describe, expect, test } from 'vitest';
import { NOON } from '../testing/booking-examples.ts';
import { withHold, withoutSale, withSale } from '../inventory/inventory-change.ts';
import type { JoinFacts } from './join-decision.ts';
import { decideJoin } from './join-decision.ts';

const CRITERIA: WaitlistCriteria = {
  resortId: 'LC-101',
  unitType: 'studio',
  vacationType: 'rciPoints',
  from: '2026-12-10',
  to: '2026-12-20',
  nights: 5,
};
const resort = resortFromStored('LC-101', {
  resort_ID: 'LC-101',
  place_name: 'Larkspur Cove 7 Nights',
  location: 'Cornwall, England',
  available_amount: 1,
});
/** All nights of the criteria and of the month around them are sold. */
const SOLD = withSale(
  new Map(),
  { resortId: 'LC-101', startDate: '2026-12-01', endDate: '2026-12-31' },
  1,
);
const nothing: JoinFacts = { entry: undefined, queue: undefined, holds: undefined, months: SOLD };

const join = (facts: Partial<JoinFacts> = {}, criteria: WaitlistCriteria = CRITERIA) =>
  decideJoin(
    { ...nothing, ...facts },
    { entryId: 'entry-1', uid: 'member-1', email: 'member-1@example.com', criteria },
    () => resort,
    NOON,
  );

test('the first to join is number 1 of a queue that shows the criteria, and not the member', () => {
  const { entry, changes } = join();
  expect(entry).toMatchObject({
    ...CRITERIA,
    uid: 'member-1',
    state: 'waiting',
    offer: null,
    rev: 1,
  });
  expect(entry.resort.place_name).toBe('Larkspur Cove 7 Nights');
  expect(changes?.queue.entries).toEqual({
    'entry-1': {
      unitType: 'studio',
      vacationType: 'rciPoints',
      from: '2026-12-10',
      to: '2026-12-20',
      nights: 5,
      number: 1,
    },
  });
  expect(changes?.holds).toEqual({ offers: {}, waiting: { 'entry-1': CRITERIA }, rev: 1 });
});

test('an entry has the first picture of the resort, or none', () => {
  const order = {
    entryId: 'entry-1',
    uid: 'member-1',
    email: 'member-1@example.com',
    criteria: CRITERIA,
  };
  const pictureOf = (images: string[]) =>
    decideJoin(nothing, order, () => ({ ...resort, images }), NOON).entry.resort.img;
  expect(pictureOf(['/art/one.webp', '/art/two.webp'])).toBe('/art/one.webp');
  expect(pictureOf([])).toBe('');
});

test('the member’s holds stay', () => {
  const offers = {
    held: {
      resortId: 'LC-102',
      unitType: 'studio',
      vacationType: 'rciPoints',
      startDate: '2026-12-10',
      endDate: '2026-12-12',
      expiresAt: NOON + 1,
    },
  } as const;
  expect(join({ holds: { offers, rev: 4 } }).changes?.holds).toMatchObject({ offers, rev: 5 });
});

test('a repeated request returns the same entry, whatever its state', () => {
  const { entry } = join();
  const left = { ...entry, state: 'left' } as const;
  expect(join({ entry: left })).toEqual({ entry: left, changes: null });
});

test('other criteria with the same request id are rejected', () => {
  const { entry } = join();
  expect(apiErrorOf(() => join({ entry }, { ...CRITERIA, nights: 4 }))).toMatchObject({
    code: 'key-reused',
    field: 'requestId',
  });
});

test('no member waits twice for the same criteria, but for others', () => {
  const holds = { offers: {}, waiting: { other: CRITERIA }, rev: 1 };
  expect(apiErrorOf(() => join({ holds }))).toMatchObject({
    code: 'already-waiting',
    details: { entryId: 'other' },
  });
  expect(join({ holds }, { ...CRITERIA, nights: 4 }).changes?.holds.waiting).toHaveProperty(
    'other',
  );
});

test('a member has a limited number of entries', () => {
  const waiting = Object.fromEntries(
    Array.from({ length: MAX_WAITLIST_ENTRIES }, (_, index) => [
      `entry ${index}`,
      { ...CRITERIA, resortId: `R${index}` },
    ]),
  );
  expect(apiErrorOf(() => join({ holds: { offers: {}, waiting, rev: 1 } })).code).toBe(
    'waitlist-limit',
  );
  const { 'entry 0': _removed, ...fewer } = waiting;
  expect(join({ holds: { offers: {}, waiting: fewer, rev: 1 } }).changes).not.toBeNull();
});

test('a queue has a limited number of entries', () => {
  const { resortId: _resort, ...queueEntry } = CRITERIA;
  const queue = Array.from({ length: MAX_QUEUE_LENGTH }).reduce(
    (before: JoinFacts['queue'], _, index) => withEntry(before, `other ${index}`, queueEntry),
    undefined,
  );
  expect(apiErrorOf(() => join({ queue })).code).toBe('waitlist-full');
});

describe('free nights', () => {
  const nightsFree = (startDate: string, endDate: string) => ({
    months: withoutSale(SOLD, { resortId: 'LC-101', startDate, endDate }),
  });

  test('cannot be waited for, and the first free stay is named', () => {
    const { months } = nightsFree('2026-12-12', '2026-12-19');
    expect(apiErrorOf(() => join({ months }))).toMatchObject({
      code: 'free-now',
      details: { startDate: '2026-12-12', endDate: '2026-12-17' },
    });
    expect(join({ months: nightsFree('2026-12-12', '2026-12-16').months }).changes).not.toBeNull();
  });

  test('also when only the member’s own holds block them', () => {
    const stay = { resortId: 'LC-101', startDate: '2026-12-12', endDate: '2026-12-17' };
    const { months } = nightsFree(stay.startDate, stay.endDate);
    const held = withHold(months, stay, 1, { id: 'held', expiresAt: NOON + 1 });
    const offer = { unitType: 'studio', vacationType: 'lastCall', expiresAt: NOON + 1 } as const;
    const own = { offers: { held: { ...stay, ...offer } }, rev: 1 };
    expect(apiErrorOf(() => join({ months: held, holds: own })).code).toBe('free-now');
    expect(join({ months: held }).changes).not.toBeNull();
    const elsewhere = { offers: { held: { ...stay, ...offer, resortId: 'LC-102' } }, rev: 1 };
    expect(join({ months: held, holds: elsewhere }).changes).not.toBeNull();
  });

  test('can be waited for when they are held for the queue', () => {
    const stay = { resortId: 'LC-101', startDate: '2026-12-12', endDate: '2026-12-17' };
    const { months } = nightsFree(stay.startDate, stay.endDate);
    const kept = withHold(months, stay, 1, { id: queueHoldId('released'), expiresAt: NOON + 1 });
    expect(join({ months: kept }).changes).not.toBeNull();
  });
});

test('a member who released an offer cannot join that queue until the pause is over', () => {
  const paused = (resortId: string, until: number) => ({
    holds: { offers: {}, pauses: { [resortId]: until }, rev: 1 },
  });
  expect(apiErrorOf(() => join(paused('LC-101', NOON + 1))).code).toBe('waitlist-pause');
  expect(join(paused('LC-101', NOON)).changes).not.toBeNull();
  expect(join(paused('LC-102', NOON + 1)).changes?.holds.pauses).toEqual({ 'LC-102': NOON + 1 });
});
