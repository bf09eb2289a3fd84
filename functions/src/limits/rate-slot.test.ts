import { RATE_KINDS, RATE_WINDOW_MS, tooOftenText } from '@club/domain/limits/rate-limits';
import { apiErrorOf } from '@club/domain/testing/api-error-of';
import { Firestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Loaded } from '../kernel/commit/atomically.ts';
import type { RateBucket } from '../store/collections.ts';
import { collections } from '../store/collections.ts';
import type { RateSlot } from './rate-slot.ts';
import { rateSlot, returnSlot, takeSlot } from './rate-slot.ts';

const NOW = Date.UTC(2026, 11, 1, 12);
const ANNA = { uid: 'anna-uid', address: '203.0.113.7' };
/** Never called. */
const { rateLimits } = collections(new Firestore({ projectId: 'demo-limits' }));

/** The buckets of a slot as read, each with so many hits a minute apart. */
const read = (slot: RateSlot, ...counts: number[]): Loaded<RateBucket>[] =>
  slot.buckets.map(({ id }, index) => {
    const times = Array.from({ length: counts[index] ?? 0 }, (_, hit) => NOW - hit * 60_000);
    const hits = Object.fromEntries(times.map((at, hit) => [`hit-${hit}`, at]));
    return {
      ref: rateLimits.doc(id),
      data: { hits, expireAt: Timestamp.fromMillis(NOW + RATE_WINDOW_MS) },
      updateTime: Timestamp.fromMillis(NOW),
    };
  });

describe('the buckets of a limit', () => {
  it('differ for each kind, member and address', () => {
    const ids = RATE_KINDS.flatMap((kind) =>
      [ANNA, { uid: 'ole-uid', address: '203.0.113.8' }, { uid: ANNA.address, address: ANNA.uid }]
        .map((who) => rateSlot(kind, who, 'a').buckets)
        .flatMap((buckets) => buckets.map(({ id }) => id)),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('do not reveal whose they are', () => {
    const text = JSON.stringify(rateSlot('card', ANNA, 'a'));
    expect(text).not.toContain(ANNA.uid);
    expect(text).not.toContain(ANNA.address);
  });

  it('are only the member’s when the address is unknown, or has no limit', () => {
    expect(rateSlot('hold', { ...ANNA, address: null }, 'a').buckets).toHaveLength(1);
    expect(rateSlot('mail', ANNA, 'a').buckets).toHaveLength(1);
    expect(rateSlot('hold', ANNA, 'a').buckets).toHaveLength(2);
  });
});

describe('taking a slot', () => {
  const slot = rateSlot('card', ANNA, 'attempt');

  it('counts in every bucket', () => {
    expect(takeSlot(slot, read(slot, 4, 9), NOW)).toHaveLength(2);
    for (const counts of [
      [5, 0],
      [0, 10],
      [5, 10],
    ]) {
      expect(apiErrorOf(() => takeSlot(slot, read(slot, ...counts), NOW)).code).toBe(
        'too-many-requests',
      );
    }
  });

  it('says when the last of the full buckets is free', () => {
    // The oldest of 5 is 4 minutes old, the oldest of 10 is 9 minutes old.
    const byMember = apiErrorOf(() => takeSlot(slot, read(slot, 5, 10), NOW));
    expect(byMember.details).toEqual({ retryAfterSeconds: 56 * 60 });
    expect(byMember.message).toBe(tooOftenText('card', 56 * 60));
    const byAddress = apiErrorOf(() => takeSlot(slot, read(slot, 0, 10), NOW + 400));
    expect(byAddress.details).toEqual({ retryAfterSeconds: 51 * 60 });
  });

  it('names no wait longer than the window, although later requests were counted first', () => {
    const early = apiErrorOf(() => takeSlot(slot, read(slot, 5, 0), NOW - 5 * 60_000));
    expect(early.details).toEqual({ retryAfterSeconds: RATE_WINDOW_MS / 1000 });
  });

  it('throws for buckets that were not read', () => {
    const other = rateSlot('card', { ...ANNA, uid: 'ole-uid' }, 'attempt');
    expect(() => takeSlot(slot, read(other, 0, 0), NOW)).toThrow('was not read');
    expect(() => takeSlot(slot, [], NOW)).toThrow('was not read');
  });

  it('returns nothing that was not taken', () => {
    expect(returnSlot(slot, read(slot, 3, 3), NOW)).toEqual([]);
    const taken = rateSlot('card', ANNA, 'hit-1');
    expect(returnSlot(taken, read(taken, 3, 1), NOW)).toHaveLength(1);
  });
});
