import type { ApiError } from '@club/domain/api/errors';
import type { RateKind } from '@club/domain/limits/rate-limits';
import { RATE_LIMITS, tooOftenText, windowOf } from '@club/domain/limits/rate-limits';
import type { Loaded, Write } from '../kernel/commit/atomically.ts';
import { put } from '../kernel/commit/atomically.ts';
import type { RateBucket } from '../store/collections.ts';
import { bucketId, bucketOf } from './rate-bucket.ts';
import { takeSlotInWindow, withoutAttempt } from './sliding-window.ts';
import { tooManyRequests } from './too-many-requests.ts';

/**
 * Whom a limit counts: the member, their client address if known, and the fingerprint of their card
 * if they pay with one.
 */
export type Limited = { uid: string; address: string | null; card?: string };

/**
 * The buckets that an attempt counts in. `attempt` is the id of what is made, so that an attempt
 * counts once, however often its commit is tried.
 */
export type RateSlot = {
  kind: RateKind;
  attempt: string;
  buckets: readonly { id: string; limit: number }[];
};

/** The rate slot of an attempt. */
export const rateSlot = (
  kind: RateKind,
  { uid, address, card }: Limited,
  attempt: string,
): RateSlot => {
  const { perMember, perAddress, perCard } = RATE_LIMITS[kind];
  const byMember = { id: bucketId(kind, 'member', uid), limit: perMember };
  const byAddress =
    address === null || perAddress === null
      ? []
      : [{ id: bucketId(kind, 'address', address), limit: perAddress }];
  const byCard =
    card === undefined || perCard === undefined
      ? []
      : [{ id: bucketId(kind, 'card', card), limit: perCard }];
  return { kind, attempt, buckets: [byMember, ...byAddress, ...byCard] };
};

const tooOften = (kind: RateKind, freeAt: number, nowMs: number): ApiError =>
  // A later request may have been counted before this one, but no wait exceeds the window.
  tooManyRequests(Math.min(windowOf(kind), freeAt - nowMs), (seconds) =>
    tooOftenText(kind, seconds),
  );

/**
 * The writes that count an attempt in every bucket, to be committed with what it makes. `documents`
 * are the slot's buckets as they were read, in its order. Throws ApiError 'too-many-requests'
 * (details.retryAfterSeconds) when one of them is full.
 */
export const takeSlot = (
  { kind, attempt, buckets }: RateSlot,
  documents: readonly Loaded<RateBucket>[],
  nowMs: number,
): Write[] => {
  const slots = buckets.map(({ id, limit }, index) => {
    const document = documents[index];
    if (document?.ref.id !== id) throw new Error('A rate limit was not read.');
    return {
      document,
      slot: takeSlotInWindow(document.data?.hits ?? {}, attempt, limit, nowMs, windowOf(kind)),
    };
  });
  const freeAt = slots.flatMap(({ slot }) => (slot.ok ? [] : [slot.freeAt]));
  if (freeAt.length > 0) throw tooOften(kind, Math.max(...freeAt), nowMs);
  return slots.flatMap(({ document, slot }) =>
    slot.ok ? [put(document, bucketOf(slot.hits, nowMs, windowOf(kind)))] : [],
  );
};

/** The writes that remove an attempt from its buckets. */
export const returnSlot = (
  { kind, attempt }: RateSlot,
  documents: readonly Loaded<RateBucket>[],
  nowMs: number,
): Write[] =>
  documents.flatMap((document) => {
    const { data } = document;
    if (data === undefined || !Object.hasOwn(data.hits, attempt)) return [];
    return [put(document, bucketOf(withoutAttempt(data.hits, attempt), nowMs, windowOf(kind)))];
  });
