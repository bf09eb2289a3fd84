import { isSameCriteria } from '@club/domain/waitlist/criteria';
import type { QueueEntry, WaitlistEntry } from '@club/domain/waitlist/waitlist';
import { resortsOf } from '@club/domain/waitlist/waitlist';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import type { ClubRecords } from './club-records.ts';

const queueEntryProblem = (
  resortId: string,
  queueEntry: QueueEntry,
  entry: WaitlistEntry | undefined,
): string | null => {
  if (entry === undefined) return 'there is no entry of this id';
  if (!resortsOf(entry).includes(resortId)) return `its entry is for ${entry.resortId}`;
  if (entry.state !== 'waiting') return `its entry is ${entry.state}`;
  const { resortId: first, search } = entry;
  const shown = { ...queueEntry, resortId: first, ...(search === undefined ? {} : { search }) };
  return isSameCriteria(shown, entry) ? null : 'its entry waits for something else';
};

const entryProblem = (
  { queues, holds, bookings, atMs }: ClubRecords,
  entryId: string,
  entry: WaitlistEntry,
): string | null => {
  const { state, resortId, uid, offer } = entry;
  if (state === 'waiting') {
    const missing = resortsOf(entry).find(
      (id) => !Object.hasOwn(queues.get(id)?.entries ?? {}, entryId),
    );
    return missing === undefined ? null : `waits, but is not in the queue of ${missing}`;
  }
  // An expired offer is closed when its queue is served next.
  if (state !== 'offered' || offer === null || offer.expiresAt <= atMs) return null;
  const held = holds.get(uid)?.offers[offer.holdId];
  // The member may have booked or released it before its deadline.
  if (held === undefined) {
    return bookings.has(offer.holdId) ? null : `there is no booking for its offer ${offer.holdId}`;
  }
  return held.resortId === resortId && held.startDate === offer.startDate
    ? null
    : 'its offer is elsewhere';
};

/** Compares the waitlist queues with the entries of members, both ways. */
export const compareWaitlists = (records: ClubRecords): Disagreement[] => {
  const entries = [...records.queues].flatMap(([resortId, queue]) =>
    Object.entries(queue.entries).map(([entryId, queueEntry]) => ({
      resortId,
      entryId,
      queueEntry,
    })),
  );
  return [
    ...entries.flatMap(({ resortId, entryId, queueEntry }): Disagreement[] => {
      const problem = queueEntryProblem(resortId, queueEntry, records.entries.get(entryId));
      return problem === null
        ? []
        : [
            {
              kind: 'waitlist-queue',
              id: entryId,
              detail: `in the queue of ${resortId}: ${problem}`,
            },
          ];
    }),
    ...[...records.entries].flatMap(([entryId, entry]): Disagreement[] => {
      const problem = entryProblem(records, entryId, entry);
      return problem === null ? [] : [{ kind: 'waitlist-entry', id: entryId, detail: problem }];
    }),
  ];
};
