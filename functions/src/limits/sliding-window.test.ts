import { RATE_WINDOW_MS } from '@club/domain/limits/rate-limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hits } from './sliding-window.ts';
import { lastLeavesAt, takePlace, withoutPlace } from './sliding-window.ts';

const START = Date.UTC(2026, 11, 1, 12);

/** Times at which somebody tries, up to four windows long, with crowds at single instants. */
const times = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 4 * RATE_WINDOW_MS }),
    fc.constantFrom(0, 1, RATE_WINDOW_MS - 1, RATE_WINDOW_MS, RATE_WINDOW_MS + 1),
  ),
  { maxLength: 120 },
);

/** The most of the instants that lie in any one window. */
const mostInAWindow = (instants: readonly number[]): number =>
  Math.max(
    0,
    ...instants.map(
      (end) => instants.filter((at) => at > end - RATE_WINDOW_MS && at <= end).length,
    ),
  );

/** Tries at each of the times and answers when places were given, and when not. */
const tryAll = (tries: readonly number[], limit: number) => {
  let hits: Hits = {};
  const given: number[] = [];
  const refused: { at: number; freeAt: number }[] = [];
  for (const [index, offset] of tries.entries()) {
    const at = START + offset;
    const place = takePlace(hits, `attempt ${index}`, limit, at);
    if (place.ok) {
      hits = place.hits;
      given.push(at);
    } else {
      refused.push({ at, freeAt: place.freeAt });
    }
    expect(Object.keys(hits).length).toBeLessThanOrEqual(limit);
  }
  return { given, refused, hits };
};

describe('the sliding window', () => {
  it('never has more places than the limit in any window', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 20 }), (tries, limit) => {
        const inOrder = tries.toSorted((one, other) => one - other);
        expect(mostInAWindow(tryAll(inOrder, limit).given)).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('gives a place whenever there are fewer in the window', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 20 }), (tries, limit) => {
        const inOrder = tries.toSorted((one, other) => one - other);
        const { given, refused } = tryAll(inOrder, limit);
        for (const { at } of refused) {
          const before = given.filter((hit) => hit <= at && hit > at - RATE_WINDOW_MS);
          expect(before.length).toBe(limit);
        }
      }),
    );
  });

  it('says exactly when the next place is free', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 20 }), (tries, limit) => {
        const inOrder = tries.toSorted((one, other) => one - other);
        const { hits } = tryAll(inOrder, limit);
        const now = Math.max(START, ...Object.values(hits));
        const place = takePlace(hits, 'one more', limit, now);
        if (place.ok) return;
        expect(place.freeAt).toBeGreaterThan(now);
        expect(place.freeAt).toBeLessThanOrEqual(now + RATE_WINDOW_MS);
        expect(takePlace(hits, 'one more', limit, place.freeAt - 1).ok).toBe(false);
        expect(takePlace(hits, 'one more', limit, place.freeAt).ok).toBe(true);
      }),
    );
  });

  it('is not fooled by clocks that go back', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 5 }), (tries, limit) => {
        let hits: Hits = {};
        const counted: number[] = [];
        for (const [index, offset] of tries.entries()) {
          const place = takePlace(hits, `attempt ${index}`, limit, START + offset);
          if (!place.ok) continue;
          hits = place.hits;
          counted.push(hits[`attempt ${index}`] ?? Number.NaN);
        }
        expect(counted).toEqual(counted.toSorted((one, other) => one - other));
        expect(mostInAWindow(counted)).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('counts the same attempt once, and an attempt given back not at all', () => {
    const first = takePlace({}, 'a', 1, START);
    if (!first.ok) throw new Error('An empty window has room.');
    expect(takePlace(first.hits, 'a', 1, START + 5)).toEqual(first);
    expect(takePlace(first.hits, 'b', 1, START + 5).ok).toBe(false);
    expect(takePlace(withoutPlace(first.hits, 'a'), 'b', 1, START + 5).ok).toBe(true);
    expect(lastLeavesAt(first.hits, START - 9)).toBe(START + RATE_WINDOW_MS);
  });
});
