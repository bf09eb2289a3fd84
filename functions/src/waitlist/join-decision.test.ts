import { resortFromStored } from '@club/domain/resort/resort';
import { refusalOf } from '@club/domain/testing/refusal-of';
import { handoverHoldId } from '@club/domain/waitlist/handover';
import type { WaitlistWish } from '@club/domain/waitlist/waitlist';
import { MAX_LINE_LENGTH, MAX_WAITLIST_PLACES, withPlace } from '@club/domain/waitlist/waitlist';
import { describe, expect, test } from 'vitest';
import { NOON } from '../testing/booking-examples.ts';
import { withHold, withoutSale, withSale } from '../inventory/inventory-change.ts';
import type { JoinFacts } from './join-decision.ts';
import { decideJoin } from './join-decision.ts';

const WISH: WaitlistWish = {
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
/** All nights of the wish and of the month around it are sold. */
const SOLD = withSale(
  new Map(),
  { resortId: 'LC-101', startDate: '2026-12-01', endDate: '2026-12-31' },
  1,
);
const nobody: JoinFacts = { entry: undefined, line: undefined, holds: undefined, months: SOLD };

const join = (facts: Partial<JoinFacts> = {}, wish: WaitlistWish = WISH) =>
  decideJoin(
    { ...nobody, ...facts },
    { entryId: 'entry-1', uid: 'member-1', email: 'member-1@example.com', wish },
    () => resort,
    NOON,
  );

test('the first to join is number 1 of a line that shows what is waited for, and not who waits', () => {
  const { entry, changes } = join();
  expect(entry).toMatchObject({ ...WISH, uid: 'member-1', state: 'waiting', offer: null, rev: 1 });
  expect(entry.resort.place_name).toBe('Larkspur Cove 7 Nights');
  expect(changes?.line.places).toEqual({
    'entry-1': {
      unitType: 'studio',
      vacationType: 'rciPoints',
      from: '2026-12-10',
      to: '2026-12-20',
      nights: 5,
      number: 1,
    },
  });
  expect(changes?.holds).toEqual({ offers: {}, wishes: { 'entry-1': WISH }, rev: 1 });
});

test('a place has the first picture of the resort, or none', () => {
  const order = { entryId: 'entry-1', uid: 'member-1', email: 'member-1@example.com', wish: WISH };
  const pictureOf = (images: string[]) =>
    decideJoin(nobody, order, () => ({ ...resort, images }), NOON).entry.resort.img;
  expect(pictureOf(['/art/one.webp', '/art/two.webp'])).toBe('/art/one.webp');
  expect(pictureOf([])).toBe('');
});

test('what the member holds stays theirs', () => {
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

test('the same request again is the same place, whatever has become of it', () => {
  const { entry } = join();
  const left = { ...entry, state: 'left' } as const;
  expect(join({ entry: left })).toEqual({ entry: left, changes: null });
});

test('another wish under the same request is refused', () => {
  const { entry } = join();
  expect(refusalOf(() => join({ entry }, { ...WISH, nights: 4 }))).toMatchObject({
    code: 'key-reused',
    field: 'requestId',
  });
});

test('nobody waits twice for the very same, but for something else', () => {
  const holds = { offers: {}, wishes: { other: WISH }, rev: 1 };
  expect(refusalOf(() => join({ holds }))).toMatchObject({
    code: 'already-waiting',
    details: { entryId: 'other' },
  });
  expect(join({ holds }, { ...WISH, nights: 4 }).changes?.holds.wishes).toHaveProperty('other');
});

test('a member has so many places and no more', () => {
  const wishes = Object.fromEntries(
    Array.from({ length: MAX_WAITLIST_PLACES }, (_, index) => [
      `entry ${index}`,
      { ...WISH, resortId: `R${index}` },
    ]),
  );
  expect(refusalOf(() => join({ holds: { offers: {}, wishes, rev: 1 } })).code).toBe(
    'waitlist-limit',
  );
  const { 'entry 0': _gone, ...fewer } = wishes;
  expect(join({ holds: { offers: {}, wishes: fewer, rev: 1 } }).changes).not.toBeNull();
});

test('a line has so many places and no more', () => {
  const { resortId: _resort, ...place } = WISH;
  const line = Array.from({ length: MAX_LINE_LENGTH }).reduce(
    (before: JoinFacts['line'], _, index) => withPlace(before, `other ${index}`, place),
    undefined,
  );
  expect(refusalOf(() => join({ line })).code).toBe('waitlist-full');
});

describe('what is free is not waited for', () => {
  const nightsFree = (startDate: string, endDate: string) => ({
    months: withoutSale(SOLD, { resortId: 'LC-101', startDate, endDate }),
  });

  test('but refused, with the first stay that can be booked', () => {
    const { months } = nightsFree('2026-12-12', '2026-12-19');
    expect(refusalOf(() => join({ months }))).toMatchObject({
      code: 'free-now',
      details: { startDate: '2026-12-12', endDate: '2026-12-17' },
    });
    expect(join({ months: nightsFree('2026-12-12', '2026-12-16').months }).changes).not.toBeNull();
  });

  test('also when only the member’s own holds keep it from others', () => {
    const stay = { resortId: 'LC-101', startDate: '2026-12-12', endDate: '2026-12-17' };
    const { months } = nightsFree(stay.startDate, stay.endDate);
    const held = withHold(months, stay, 1, { id: 'held', expiresAt: NOON + 1 });
    const offer = { unitType: 'studio', vacationType: 'lastCall', expiresAt: NOON + 1 } as const;
    const own = { offers: { held: { ...stay, ...offer } }, rev: 1 };
    expect(refusalOf(() => join({ months: held, holds: own })).code).toBe('free-now');
    expect(join({ months: held }).changes).not.toBeNull();
    const elsewhere = { offers: { held: { ...stay, ...offer, resortId: 'LC-102' } }, rev: 1 };
    expect(join({ months: held, holds: elsewhere }).changes).not.toBeNull();
  });

  test('while what is kept for the line is', () => {
    const stay = { resortId: 'LC-101', startDate: '2026-12-12', endDate: '2026-12-17' };
    const { months } = nightsFree(stay.startDate, stay.endDate);
    const kept = withHold(months, stay, 1, { id: handoverHoldId('gone'), expiresAt: NOON + 1 });
    expect(join({ months: kept }).changes).not.toBeNull();
  });
});

test('who let an offer go cannot join that line until the pause is over', () => {
  const paused = (resortId: string, until: number) => ({
    holds: { offers: {}, pauses: { [resortId]: until }, rev: 1 },
  });
  expect(refusalOf(() => join(paused('LC-101', NOON + 1))).code).toBe('waitlist-pause');
  expect(join(paused('LC-101', NOON)).changes).not.toBeNull();
  expect(join(paused('LC-102', NOON + 1)).changes?.holds.pauses).toEqual({ 'LC-102': NOON + 1 });
});
