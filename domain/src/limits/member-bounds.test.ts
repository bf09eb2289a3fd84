import { expect, test } from 'vitest';
import { boundsOf, couldBorrowConfirmed, UNCONFIRMED_TEXTS } from './member-bounds.ts';

test('a confirmed address is bounded by the club’s own limits alone', () => {
  expect(boundsOf(true)).toEqual({ liveHolds: 2, comingStays: null, borrowedPoints: 250_000 });
});

test('an address that is not confirmed allows little', () => {
  expect(boundsOf(false)).toEqual({ liveHolds: 1, comingStays: 2, borrowedPoints: 100_000 });
});

test.each([
  [150_000, true],
  [150_001, false],
])('with a confirmed address could be borrowed: %i points more, %j', (missing, could) => {
  expect(couldBorrowConfirmed(missing, boundsOf(false))).toBe(could);
  expect(couldBorrowConfirmed(missing, boundsOf(true))).toBe(false);
});

test('each message says how much is allowed until then, and what to do', () => {
  expect(UNCONFIRMED_TEXTS.comingStays).toContain('2 coming stays');
  expect(UNCONFIRMED_TEXTS.borrowing).toContain('100,000 points');
  for (const text of Object.values(UNCONFIRMED_TEXTS)) expect(text).toContain('follow the link');
});
