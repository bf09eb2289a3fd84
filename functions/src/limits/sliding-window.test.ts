import { RATE_WINDOW_MS } from '@club/domain/limits/rate-limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hits } from './sliding-window.ts';
import { lastLeavesAt, takeSlotInWindow, withoutAttempt } from './sliding-window.ts';

const START = Date.UTC(2026, 11, 1, 12);

/** Times of attempts, up to four windows long, many of them at the same instants. */
const times = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 4 * RATE_WINDOW_MS }),
    fc.constantFrom(0, 1, RATE_WINDOW_MS - 1, RATE_WINDOW_MS, RATE_WINDOW_MS + 1),
  ),
  { maxLength: 120 },
);

/** The most instants in any one window. */
const mostInAWindow = (instants: readonly number[]): number =>
  Math.max(
    0,
    ...instants.map(
      (end) => instants.filter((at) => at > end - RATE_WINDOW_MS && at <= end).length,
    ),
  );

/** Tries at each of the times; returns which were allowed and which rejected. */
const tryAll = (tries: readonly number[], limit: number) => {
  let hits: Hits = {};
  const given: number[] = [];
  const rejected: { at: number; freeAt: number }[] = [];
  for (const [index, offset] of tries.entries()) {
    const at = START + offset;
    const slot = takeSlotInWindow(hits, `attempt ${index}`, limit, at);
    if (slot.ok) {
      hits = slot.hits;
      given.push(at);
    } else {
      rejected.push({ at, freeAt: slot.freeAt });
    }
    expect(Object.keys(hits).length).toBeLessThanOrEqual(limit);
  }
  return { given, rejected, hits };
};

describe('the sliding window', () => {
  it('never allows more than the limit in any window', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 20 }), (tries, limit) => {
        const inOrder = tries.toSorted((one, other) => one - other);
        expect(mostInAWindow(tryAll(inOrder, limit).given)).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('allows an attempt whenever there are fewer in the window', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 20 }), (tries, limit) => {
        const inOrder = tries.toSorted((one, other) => one - other);
        const { given, rejected } = tryAll(inOrder, limit);
        for (const { at } of rejected) {
          const before = given.filter((hit) => hit <= at && hit > at - RATE_WINDOW_MS);
          expect(before.length).toBe(limit);
        }
      }),
    );
  });

  it('says exactly when the next attempt is allowed', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 20 }), (tries, limit) => {
        const inOrder = tries.toSorted((one, other) => one - other);
        const { hits } = tryAll(inOrder, limit);
        const now = Math.max(START, ...Object.values(hits));
        const slot = takeSlotInWindow(hits, 'one more', limit, now);
        if (slot.ok) return;
        expect(slot.freeAt).toBeGreaterThan(now);
        expect(slot.freeAt).toBeLessThanOrEqual(now + RATE_WINDOW_MS);
        expect(takeSlotInWindow(hits, 'one more', limit, slot.freeAt - 1).ok).toBe(false);
        expect(takeSlotInWindow(hits, 'one more', limit, slot.freeAt).ok).toBe(true);
      }),
    );
  });

  it('works with clocks that go back', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 5 }), (tries, limit) => {
        let hits: Hits = {};
        const counted: number[] = [];
        for (const [index, offset] of tries.entries()) {
          const slot = takeSlotInWindow(hits, `attempt ${index}`, limit, START + offset);
          if (!slot.ok) continue;
          hits = slot.hits;
          counted.push(hits[`attempt ${index}`] ?? Number.NaN);
        }
        expect(counted).toEqual(counted.toSorted((one, other) => one - other));
        expect(mostInAWindow(counted)).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('counts the same attempt once, and a returned attempt not at all', () => {
    const first = takeSlotInWindow({}, 'a', 1, START);
    if (!first.ok) throw new Error('An empty window has room.');
    expect(takeSlotInWindow(first.hits, 'a', 1, START + 5)).toEqual(first);
    expect(takeSlotInWindow(first.hits, 'b', 1, START + 5).ok).toBe(false);
    expect(takeSlotInWindow(withoutAttempt(first.hits, 'a'), 'b', 1, START + 5).ok).toBe(true);
    expect(lastLeavesAt(first.hits, START - 9)).toBe(START + RATE_WINDOW_MS);
  });
});
