import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import type { PackedId } from './directory-lease.ts';
import { releaseLease, takeLease } from './directory-lease.ts';

/** A packed document and its waiting changes. */
export type Publication = {
  id: PackedId;
  /** It is published at most once in this time, because every open browser loads it again. */
  intervalMs: number;
  /** Publishes some of the waiting changes; true when the document was written. */
  publish: () => Promise<boolean>;
  isAnyWaiting: () => Promise<boolean>;
};

/**
 * Publishes waiting changes until there are none. Only one process at a time does so; the others
 * leave their changes to it. A process checks for changes after releasing the lease, and for the
 * lease after marking a change, so no change is left over.
 */
export const publishInTurn = async (
  db: Firestore,
  { id, intervalMs, publish, isAnyWaiting }: Publication,
): Promise<void> => {
  const holder = randomUUID();
  do {
    const lease = await takeLease(db, id, holder);
    if (lease === null) return;
    let publishedAt: number | null = null;
    try {
      await sleep(Math.max(0, lease.publishedAt + intervalMs - Date.now()));
      if (await publish()) publishedAt = Date.now();
    } finally {
      await releaseLease(db, id, holder, publishedAt);
    }
  } while (await isAnyWaiting());
};
