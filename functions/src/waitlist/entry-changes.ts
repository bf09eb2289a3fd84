import type { WaitlistEntry, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import { withoutEntry } from '@club/domain/waitlist/waitlist';
import type { BookingChanges, BookingFacts } from '../booking/booking-facts.ts';
import type { MemberHolds } from '@club/domain/booking/member-holds';
import { withoutWaiting } from '../store/member-holds.ts';

/** A final state of a waitlist entry. */
export type EndState = 'booked' | 'missed' | 'left';

/** The entry in another state. */
export const entryIn = (
  entry: WaitlistEntry,
  change: Pick<WaitlistEntry, 'state' | 'offer'>,
  nowMs: number,
): WaitlistEntry => ({
  ...entry,
  ...change,
  stateAt: new Date(nowMs).toISOString(),
  rev: entry.rev + 1,
});

/** The change that removes an entry from the queue; empty when it is not in it. */
export const outOfQueue = (
  queue: WaitlistQueue | undefined,
  entryId: string,
): Pick<BookingChanges, 'queue'> =>
  queue !== undefined && Object.hasOwn(queue.entries, entryId)
    ? { queue: withoutEntry(queue, entryId) }
    : {};

/** The changes that end an entry: its state, its position in the queue, and the member's list. */
export const endEntry = (
  { queue, holds }: Pick<BookingFacts, 'queue' | 'holds'>,
  entryId: string,
  entry: WaitlistEntry,
  state: EndState,
  nowMs: number,
): { entry: WaitlistEntry; holds: MemberHolds; queue?: WaitlistQueue } => ({
  entry: entryIn(entry, { state, offer: null }, nowMs),
  holds: withoutWaiting(holds, entryId),
  ...outOfQueue(queue, entryId),
});
