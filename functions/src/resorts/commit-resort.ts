import type { AuditAction } from '@club/domain/audit/audit-entry';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { atomically, create, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';

/** What becomes of a resort, and what the audit trail says about it. */
export type ResortChange = { resort: StoredResort; action: AuditAction; detail: string };

/** Who changes a resort (a uid) and when (milliseconds since 1970). */
export type ResortOccasion = { actor: string; nowMs: number };

/**
 * Writes a resort and its entry of the audit trail at once. `decide` sees the resort as it is stored
 * and gives back what to write, or the stored one when there is nothing to change; what it throws
 * comes through with nothing written.
 */
export const commitResort = (
  id: string,
  { actor, nowMs }: ResortOccasion,
  decide: (stored: StoredResort | undefined) => ResortChange | StoredResort,
): Promise<StoredResort> => {
  const db = clubFirestore();
  const club = collections(db);
  const refs = { resort: club.resorts.doc(id), entry: club.audit.doc() };
  return atomically<typeof refs, StoredResort>(db, refs, ({ resort, entry }) => {
    // Our own commit may have landed although its answer got lost.
    if (entry.data !== undefined && resort.data !== undefined) return { result: resort.data };
    const decided = decide(resort.data);
    if (!('action' in decided)) return { result: decided };
    const { action, detail } = decided;
    return {
      result: decided.resort,
      writes: [
        put(resort, decided.resort),
        create(entry.ref, {
          at: new Date(nowMs).toISOString(),
          actor,
          action,
          subject: id,
          detail,
        }),
      ],
    };
  });
};
