import { describe, expect, test } from 'vitest';
import { anOffer, NOON } from '../testing/booking-examples.ts';
import {
  isSameStay,
  shareNights,
  withOffer,
  withUnproven,
  withWaiting,
  withoutOffers,
  withoutWaiting,
} from './member-holds.ts';

const stay = anOffer();
const keptUntil = (expiresAt: number) => ({ ...stay, expiresAt });
const criteria = {
  resortId: 'LC-101',
  unitType: 'studio',
  vacationType: 'lastCall',
  from: '2027-02-01',
  to: '2027-02-09',
  nights: 2,
} as const;

describe('two stays', () => {
  test.each([
    { resortId: 'LC-102' },
    { unitType: 'studio' as const },
    { startDate: '2026-12-29' },
    { endDate: '2027-01-04' },
  ])('are not the same with %j', (change) => {
    expect(isSameStay(stay, anOffer(change))).toBe(false);
    expect(isSameStay(stay, anOffer())).toBe(true);
  });

  test.each([
    [{ startDate: '2026-12-20', endDate: '2026-12-28' }, false],
    [{ startDate: '2026-12-20', endDate: '2026-12-29' }, true],
    [{ startDate: '2027-01-03', endDate: '2027-01-05' }, false],
    [{ startDate: '2027-01-02', endDate: '2027-01-05' }, true],
    [{ unitType: 'studio' as const }, true],
    [{ resortId: 'LC-102' }, false],
  ])('with %j share nights: %j', (change, expected) => {
    expect(shareNights(stay, anOffer(change))).toBe(expected);
    expect(shareNights(anOffer(change), stay)).toBe(expected);
  });
});

describe('the document of what a member holds', () => {
  test('is created by the first offer, waitlist entry or booking without a confirmed address', () => {
    expect(withOffer(undefined, { ...keptUntil(NOON), id: 'a' })).toEqual({
      offers: { a: keptUntil(NOON) },
      rev: 1,
    });
    expect(withWaiting(undefined, 'entry-1', criteria)).toEqual({
      offers: {},
      waiting: { 'entry-1': criteria },
      rev: 1,
    });
    expect(withUnproven(undefined, ['booking-1'])).toEqual({
      offers: {},
      unproven: ['booking-1'],
      rev: 1,
    });
  });

  test('keeps everything else, one revision on', () => {
    const holds = { offers: { a: keptUntil(NOON) }, waiting: { 'entry-1': criteria }, rev: 4 };
    expect(withOffer(holds, { ...keptUntil(NOON), id: 'b' })).toEqual({
      ...holds,
      offers: { a: keptUntil(NOON), b: keptUntil(NOON) },
      rev: 5,
    });
    expect(withoutOffers(holds, new Set(['a']))).toEqual({ ...holds, offers: {}, rev: 5 });
    expect(withWaiting(holds, 'entry-2', criteria).waiting).toEqual({
      'entry-1': criteria,
      'entry-2': criteria,
    });
    expect(withoutWaiting(holds, 'entry-1')).toEqual({ ...holds, waiting: {}, rev: 5 });
    expect(withUnproven({ ...holds, unproven: ['booking-1'] }, ['booking-2'])).toEqual({
      ...holds,
      unproven: ['booking-2'],
      rev: 5,
    });
  });

  test('exists after something was removed from an empty one', () => {
    expect(withoutOffers(undefined, new Set(['a']))).toEqual({ offers: {}, rev: 1 });
    expect(withoutWaiting(undefined, 'entry-1')).toEqual({ offers: {}, waiting: {}, rev: 1 });
  });
});
