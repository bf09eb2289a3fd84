import { describe, expect, it } from 'vitest';
import { handoverHoldId, isHandoverHold } from './handover.ts';
import type { LinePlace } from './waitlist.ts';
import { compete, inOrder, positionInLine, withoutPlace, withPlace } from './waitlist.ts';

const place = (from: string, to: string): Omit<LinePlace, 'number'> => ({
  unitType: 'studio',
  vacationType: 'rciPoints',
  from,
  to,
  nights: 2,
});

const DECEMBER = place('2026-12-10', '2026-12-20');
const JANUARY = place('2027-01-10', '2027-01-20');
const BOTH = place('2026-12-15', '2027-01-15');

const line = (['b', 'c', 'a', 'd'] as const).reduce(
  (before, id, index) =>
    withPlace(before, id, [DECEMBER, JANUARY, BOTH, DECEMBER][index] ?? DECEMBER),
  withPlace(undefined, 'first', DECEMBER),
);

describe('a line', () => {
  it('is in the order of joining, whatever the ids are', () => {
    expect(inOrder(line).map(({ entryId }) => entryId)).toEqual(['first', 'b', 'c', 'a', 'd']);
    expect(inOrder(undefined)).toEqual([]);
  });

  it('keeps its numbers when somebody leaves, and never gives one again', () => {
    const shorter = withoutPlace(withoutPlace(line, 'd'), 'first');
    expect(inOrder(shorter).map(({ number }) => number)).toEqual([2, 3, 4]);
    const longer = withPlace(shorter, 'late', DECEMBER);
    expect(longer.places['late']?.number).toBe(6);
    expect(longer.rev).toBe(line.rev + 3);
    expect(Object.keys(line.places)).toHaveLength(5);
  });
});

describe('a position', () => {
  it('counts those before who wait for some of the same nights', () => {
    const positions = ['first', 'b', 'c', 'a', 'd'].map((id) => positionInLine(line, id));
    expect(positions).toEqual([1, 2, 1, 4, 4]);
  });

  it('moves up when somebody before leaves, and is none for who does not wait', () => {
    expect(positionInLine(withoutPlace(line, 'first'), 'a')).toBe(3);
    expect(positionInLine(withoutPlace(line, 'first'), 'first')).toBeNull();
    expect(positionInLine(undefined, 'a')).toBeNull();
  });

  it('is shared by windows that only touch: the night of the last day is nobody’s', () => {
    expect(compete(DECEMBER, place('2026-12-20', '2026-12-25'))).toBe(false);
    expect(compete(DECEMBER, place('2026-12-19', '2026-12-25'))).toBe(true);
  });
});

describe('a hold that hands nights over', () => {
  it('is known by its id', () => {
    const id = '0123456789abcdef01234567';
    expect(isHandoverHold(handoverHoldId(id))).toBe(true);
    expect(isHandoverHold(id)).toBe(false);
  });
});

it('those who wait come by their numbers, however the document lists them', () => {
  const wanted = place('2027-01-01', '2027-01-09');
  const places = {
    c: { ...wanted, number: 3 },
    a: { ...wanted, number: 1 },
    b: { ...wanted, number: 2 },
  };
  const unsorted = { places, next: 4, rev: 6 };
  expect(inOrder(unsorted).map(({ entryId }) => entryId)).toEqual(['a', 'b', 'c']);
  expect(withPlace(unsorted, 'd', wanted)).toMatchObject({ next: 5, rev: 7 });
  expect(withPlace(undefined, 'd', wanted)).toMatchObject({ next: 2, rev: 1 });
});
