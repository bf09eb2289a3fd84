import { resortFromStored } from '@club/domain/resort/resort';
import { refusalOf } from '@club/domain/testing/refusal-of';
import type { WaitlistWish } from '@club/domain/waitlist/waitlist';
import { MAX_LINE_LENGTH, MAX_WAITLIST_PLACES, withPlace } from '@club/domain/waitlist/waitlist';
import { expect, test } from 'vitest';
import { NOON } from '../bookings/booking-examples.ts';
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
});
const nobody: JoinFacts = { entry: undefined, line: undefined, holds: undefined };

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
