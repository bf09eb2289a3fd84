import { describe, expect, test } from 'vitest';
import type { CleanClub } from './oracle/clean-club.ts';
import { cleanClub, CLUB_NOW, HELD_UNTIL } from './oracle/clean-club.ts';
import { dayNumber, monthAndDay, ownNights, ownPrice } from './oracle/own-arithmetic.ts';
import { hasCheckDigit } from './oracle/secrets.ts';
import { describeViolations, findViolations } from './oracle.ts';
import { LEFT_OPEN, of, PLANTED } from './oracle/planted-violations.ts';

const terms = { nowMs: CLUB_NOW, isSettled: false };
/** Long after everything that is held has run out, and without it. */
const settled = { nowMs: HELD_UNTIL + 120_000, isSettled: true };

const withoutWhatIsUnderWay = (club: CleanClub): void => {
  for (const id of ['offer', 'paying']) club.bookings.delete(id);
  for (const id of ['paying', 'change']) club.payments.delete(id);
  for (const [id, { bookingId }] of club.stays) if (bookingId === 'paying') club.stays.delete(id);
  club.changes.clear();
  club.holds.clear();
  club.inventory.delete('R1_2027-06');
  // The change's guard goes with it.
  const guards = [...club.stays].filter(([, { bookingId }]) => bookingId === 'card');
  club.stays.delete(guards.at(-1)?.[0] ?? '');
};

describe('a club in which everything is right', () => {
  test('is clean while things are under way', () => {
    expect(findViolations(cleanClub(), terms)).toEqual([]);
  });

  test('is clean once all have ended', () => {
    const club = cleanClub();
    withoutWhatIsUnderWay(club);
    expect(findViolations(club, settled)).toEqual([]);
  });
});

describe('the oracle finds', () => {
  test.each(PLANTED)('by %s %s', (invariant, _what, spoil) => {
    const club = cleanClub();
    spoil(club);
    const found = findViolations(club, terms);
    expect(found.map((one) => one.invariant)).toContain(invariant);
    expect(describeViolations(found)[0]).toMatch(/^(I\d+|W) \S.*: ./);
  });

  test.each(LEFT_OPEN)('by %s, once things were left alone, %s', (invariant, _what, spoil) => {
    const club = cleanClub();
    spoil(club);
    const found = findViolations(club, settled);
    expect(found.map((one) => one.invariant)).toContain(invariant);
  });

  test('by I12 what was sent and must be nowhere', () => {
    const club = cleanClub();
    of(club.users, 'bob').name = 'Bob 98-76 543';
    const found = findViolations(club, { ...terms, canaries: ['9876543'] });
    expect(found.map(({ invariant, id }) => [invariant, id])).toEqual([['I12', 'users/bob']]);
  });

  test('nothing wrong in fewer units than were sold, where there were more before', () => {
    const club = cleanClub();
    of(club.resorts, 'R1').available_amount = 1;
    expect(findViolations(club, { ...terms, mostUnits: new Map([['R1', 2]]) })).toEqual([]);
  });
});

describe("the oracle's own arithmetic", () => {
  test('knows days, months and leap years', () => {
    expect(dayNumber('2000-01-01')).toBe(2_451_545);
    expect(ownNights('2028-02-28', '2028-03-02')).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect(ownNights('2027-03-02', '2027-03-02')).toEqual([]);
    expect(dayNumber('2027-02-29')).toBeNaN();
    for (let day = 2_460_000; day < 2_470_000; day += 1) {
      const { month, day: ofMonth } = monthAndDay(day);
      expect(dayNumber(`${month}-${ofMonth}`)).toBe(day);
    }
  });

  test('adds up the price night by night', () => {
    const week = { unitType: '2 bedroom', startDate: '2027-03-05', endDate: '2027-03-12' };
    expect(ownPrice({ ...week, vacationType: 'rciPoints' })).toEqual({
      nights: 7,
      points: 7 * 9000 + 2 * 500,
      cents: 0,
      usd: 0,
    });
    expect(ownPrice({ ...week, vacationType: 'lastCall' })?.cents).toBe(40_363);
    expect(ownPrice({ ...week, unitType: '3 bedroom', vacationType: 'lastCall' })).toBeNull();
  });

  test('tells a card number from other digits', () => {
    expect(hasCheckDigit('4242424242424242')).toBe(true);
    expect(hasCheckDigit('4242424242424241')).toBe(false);
  });
});
