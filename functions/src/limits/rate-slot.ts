import type { ApiError } from '@club/domain/api/errors';
import type { RateKind } from '@club/domain/limits/rate-limits';
import { RATE_LIMITS, tooOftenText, windowOf } from '@club/domain/limits/rate-limits';
import type { Loaded, Write } from '../kernel/commit/atomically.ts';
import { put } from '../kernel/commit/atomically.ts';
import type { RateBucket } from '../store/collections.ts';
import { bucketId, bucketOf } from './rate-bucket.ts';
import { takePlace, withoutPlace } from './sliding-window.ts';
import { tooManyRequests } from './too-many-requests.ts';

/**
 * Who is limited: the member, the address they come from if it is known, and the fingerprint of the
 * card that they pay with if they do.
 */
export type Limited = { uid: string; address: string | null; card?: string };

/**
 * A place that an attempt needs in every bucket that concerns it. `attempt` is the id of what is
 * made, so that the same attempt takes its place once, however often its commit is tried.
 */
export type RateSlot = {
  kind: RateKind;
  attempt: string;
  buckets: readonly { id: string; limit: number }[];
};

/** The place that an attempt of somebody needs. */
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
  // A later request may have been counted before this one, but no wait is longer than the window.
  tooManyRequests(Math.min(windowOf(kind), freeAt - nowMs), (seconds) =>
    tooOftenText(kind, seconds),
  );

/**
 * The writes that take a place in every bucket of a slot, to be committed with what the place is
 * for. `documents` are the slot's buckets as they were read, in its order. Throws ApiError
 * 'too-many-requests' (details.retryAfterSeconds) when one of them is full.
 */
export const takeSlot = (
  { kind, attempt, buckets }: RateSlot,
  documents: readonly Loaded<RateBucket>[],
  nowMs: number,
): Write[] => {
  const places = buckets.map(({ id, limit }, index) => {
    const document = documents[index];
    if (document?.ref.id !== id) throw new Error('A limit was asked for that was not read.');
    return {
      document,
      place: takePlace(document.data?.hits ?? {}, attempt, limit, nowMs, windowOf(kind)),
    };
  });
  const freeAt = places.flatMap(({ place }) => (place.ok ? [] : [place.freeAt]));
  if (freeAt.length > 0) throw tooOften(kind, Math.max(...freeAt), nowMs);
  return places.flatMap(({ document, place }) =>
    place.ok ? [put(document, bucketOf(place.hits, nowMs, windowOf(kind)))] : [],
  );
};

/** The writes that give the places of an attempt back. */
export const returnSlot = (
  { kind, attempt }: RateSlot,
  documents: readonly Loaded<RateBucket>[],
  nowMs: number,
): Write[] =>
  documents.flatMap((document) => {
    const { data } = document;
    if (data === undefined || !Object.hasOwn(data.hits, attempt)) return [];
    return [put(document, bucketOf(withoutPlace(data.hits, attempt), nowMs, windowOf(kind)))];
  });
