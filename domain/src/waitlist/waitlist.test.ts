import { describe, expect, it } from 'vitest';
import { isQueueHold, queueHoldId } from './queue-hold.ts';
import type { QueueEntry } from './waitlist.ts';
import { compete, inOrder, positionInQueue, withoutEntry, withEntry } from './waitlist.ts';

const queueEntry = (from: string, to: string): Omit<QueueEntry, 'number'> => ({
  unitType: 'studio',
  vacationType: 'rciPoints',
  from,
  to,
  nights: 2,
});

const DECEMBER = queueEntry('2026-12-10', '2026-12-20');
const JANUARY = queueEntry('2027-01-10', '2027-01-20');
const BOTH = queueEntry('2026-12-15', '2027-01-15');

const queue = (['b', 'c', 'a', 'd'] as const).reduce(
  (before, id, index) =>
    withEntry(before, id, [DECEMBER, JANUARY, BOTH, DECEMBER][index] ?? DECEMBER),
  withEntry(undefined, 'first', DECEMBER),
);

describe('a queue', () => {
  it('is in the order of joining, whatever the ids are', () => {
    expect(inOrder(queue).map(({ entryId }) => entryId)).toEqual(['first', 'b', 'c', 'a', 'd']);
    expect(inOrder(undefined)).toEqual([]);
  });

  it('keeps its numbers when a member leaves, and never uses one again', () => {
    const shorter = withoutEntry(withoutEntry(queue, 'd'), 'first');
    expect(inOrder(shorter).map(({ number }) => number)).toEqual([2, 3, 4]);
    const longer = withEntry(shorter, 'late', DECEMBER);
    expect(longer.entries['late']?.number).toBe(6);
    expect(longer.rev).toBe(queue.rev + 3);
    expect(Object.keys(queue.entries)).toHaveLength(5);
  });
});

describe('a position', () => {
  it('counts the entries before that wait for some of the same nights', () => {
    const positions = ['first', 'b', 'c', 'a', 'd'].map((id) => positionInQueue(queue, id));
    expect(positions).toEqual([1, 2, 1, 4, 4]);
  });

  it('moves up when an entry before leaves, and is none without an entry', () => {
    expect(positionInQueue(withoutEntry(queue, 'first'), 'a')).toBe(3);
    expect(positionInQueue(withoutEntry(queue, 'first'), 'first')).toBeNull();
    expect(positionInQueue(undefined, 'a')).toBeNull();
  });

  it('is shared by windows that only touch: the night of the last day is not part of it', () => {
    expect(compete(DECEMBER, queueEntry('2026-12-20', '2026-12-25'))).toBe(false);
    expect(compete(DECEMBER, queueEntry('2026-12-19', '2026-12-25'))).toBe(true);
  });
});

describe('a queue hold', () => {
  it('is known by its id', () => {
    const id = '0123456789abcdef01234567';
    expect(isQueueHold(queueHoldId(id))).toBe(true);
    expect(isQueueHold(id)).toBe(false);
  });
});

it('entries are in the order of their numbers, however the document lists them', () => {
  const wanted = queueEntry('2027-01-01', '2027-01-09');
  const entries = {
    c: { ...wanted, number: 3 },
    a: { ...wanted, number: 1 },
    b: { ...wanted, number: 2 },
  };
  const unsorted = { entries, next: 4, rev: 6 };
  expect(inOrder(unsorted).map(({ entryId }) => entryId)).toEqual(['a', 'b', 'c']);
  expect(withEntry(unsorted, 'd', wanted)).toMatchObject({ next: 5, rev: 7 });
  expect(withEntry(undefined, 'd', wanted)).toMatchObject({ next: 2, rev: 1 });
});
