import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import type { PackedId } from './directory-lease.ts';
import { releaseLease, takeLease } from './directory-lease.ts';

/** A packed document that many changes wait to be published in. */
export type Publication = {
  id: PackedId;
  /** It is published at most once in this time, because every open browser then loads it. */
  intervalMs: number;
  /** Publishes some of what waits; true when the document was written. */
  publish: () => Promise<boolean>;
  isAnyWaiting: () => Promise<boolean>;
};

/**
 * Publishes waiting changes until there are none. Only one process at a time does so; the others
 * leave their changes to it. Whoever gives the lease back looks once more for changes, and whoever
 * marks a change looks for the lease afterwards, so that one of the two always sees the other.
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
