import { expect, test } from 'vitest';
import { heldOffers, liveOffers } from './member-holds.ts';

const NOON = Date.parse('2026-12-02T12:00:00Z');
const keptUntil = (expiresAt: number) =>
  ({
    resortId: 'LC-101',
    unitType: 'studio',
    vacationType: 'lastCall',
    startDate: '2026-12-30',
    endDate: '2027-01-03',
    expiresAt,
  }) as const;

test('offers are ordered by deadline, and equal ones by id', () => {
  const offers = { b: keptUntil(NOON), c: keptUntil(NOON), a: keptUntil(NOON), d: keptUntil(1) };
  expect(heldOffers({ offers, rev: 1 }).map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
  expect(heldOffers(undefined)).toEqual([]);
});

test('an offer is live until its deadline', () => {
  const offers = { over: keptUntil(NOON), live: keptUntil(NOON + 1) };
  expect(liveOffers({ offers, rev: 1 }, NOON).map(({ id }) => id)).toEqual(['live']);
});
