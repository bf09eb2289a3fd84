import { randomUUID } from 'node:crypto';
import type { RateKind } from '@club/domain/limits/rate-limits';
import type { Firestore } from 'firebase-admin/firestore';
import { atomically } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import type { Limited } from './rate-slot.ts';
import { rateSlot, takeSlot } from './rate-slot.ts';

/**
 * Counts a request without a commit of its own, such as one that only reads. Throws ApiError
 * 'too-many-requests' (details.retryAfterSeconds), 'busy'.
 */
export const countRequest = async (
  db: Firestore,
  kind: RateKind,
  who: Limited,
  nowMs: number,
): Promise<void> => {
  const slot = rateSlot(kind, who, randomUUID());
  const { rateLimits } = collections(db);
  const refs = { rates: slot.buckets.map(({ id }) => rateLimits.doc(id)) };
  await atomically<typeof refs, void>(db, refs, ({ rates }) => ({
    result: undefined,
    writes: takeSlot(slot, rates, nowMs),
  }));
};
