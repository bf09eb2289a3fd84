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

const isIn = (queue: WaitlistQueue | undefined, entryId: string): queue is WaitlistQueue =>
  queue !== undefined && Object.hasOwn(queue.entries, entryId);

/** The facts and changes that are queues. */
type Queues = Pick<BookingFacts, 'queue' | 'otherQueues'>;
type QueueChanges = Pick<BookingChanges, 'queue' | 'otherQueues'>;

/** The changes that remove an entry from every queue that it is in. */
export const outOfQueues = ({ queue, otherQueues }: Queues, entryId: string): QueueChanges => {
  const others = [...otherQueues].filter(([, other]) => isIn(other, entryId));
  return {
    ...(isIn(queue, entryId) ? { queue: withoutEntry(queue, entryId) } : {}),
    ...(others.length === 0
      ? {}
      : {
          otherQueues: new Map(
            others.map(([resortId, other]) => [resortId, withoutEntry(other, entryId)]),
          ),
        }),
  };
};

/** The changes that end an entry: its state, its positions in queues, and the member's list. */
export const endEntry = (
  facts: Queues & Pick<BookingFacts, 'holds'>,
  entryId: string,
  entry: WaitlistEntry,
  state: EndState,
  nowMs: number,
): { entry: WaitlistEntry; holds: MemberHolds } & QueueChanges => ({
  entry: entryIn(entry, { state, offer: null }, nowMs),
  holds: withoutWaiting(facts.holds, entryId),
  ...outOfQueues(facts, entryId),
});
