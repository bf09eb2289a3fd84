import type { AuditAction } from '@club/domain/audit/audit-entry';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { atomically, create, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { CommandContext } from '../kernel/commit/command-context.ts';

/** A changed resort, and its audit entry. */
export type ResortChange = { resort: StoredResort; action: AuditAction; detail: string };

/**
 * Writes a resort and its audit entry in one commit. `decide` gets the stored resort and returns
 * what to write, or the stored one when nothing changes; what it throws is passed on, and nothing
 * is written.
 */
export const commitResort = (
  id: string,
  { actor, nowMs }: CommandContext,
  decide: (stored: StoredResort | undefined) => ResortChange | StoredResort,
): Promise<StoredResort> => {
  const db = clubFirestore();
  const club = collections(db);
  const refs = { resort: club.resorts.doc(id), entry: club.audit.doc() };
  return atomically<typeof refs, StoredResort>(db, refs, ({ resort, entry }) => {
    // Our own commit may have succeeded although its response was lost.
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
