import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { RateBucket } from '../store/collections.ts';
import type { Hits } from './sliding-window.ts';
import { lastLeavesAt } from './sliding-window.ts';

/** The id of a bucket: a hash of what is counted, by which criterion, and for whom. */
export const bucketId = (kind: string, sort: string, subject: string): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, sort, subject]))
    .digest('hex')
    .slice(0, 32);

/** A bucket with these hits, which expires when the last of them leaves the window. */
export const bucketOf = (hits: Hits, nowMs: number, windowMs: number): RateBucket => ({
  hits,
  expireAt: Timestamp.fromMillis(lastLeavesAt(hits, nowMs, windowMs)),
});
