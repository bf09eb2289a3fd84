import type { WaitlistEntry, WaitlistLine } from '@club/domain/waitlist/waitlist';
import { withoutPlace } from '@club/domain/waitlist/waitlist';
import type { BookingChanges, BookingFacts } from '../booking/booking-facts.ts';
import { isoOf } from '../booking/booking-life.ts';
import type { MemberHolds } from '../store/member-holds.ts';
import { withoutWish } from '../store/member-holds.ts';

/** A state that an entry of the waitlist ends in. */
export type EndState = 'booked' | 'missed' | 'left';

/** The entry one step on. */
export const entryIn = (
  entry: WaitlistEntry,
  change: Pick<WaitlistEntry, 'state' | 'offer'>,
  nowMs: number,
): WaitlistEntry => ({ ...entry, ...change, stateAt: isoOf(nowMs), rev: entry.rev + 1 });

/** The line without an entry, as a change: none when it is not in it. */
export const outOfLine = (
  line: WaitlistLine | undefined,
  entryId: string,
): Pick<BookingChanges, 'line'> =>
  line !== undefined && Object.hasOwn(line.places, entryId)
    ? { line: withoutPlace(line, entryId) }
    : {};

/** What ends an entry for good: its state, its place in the line, and the member's wish. */
export const endEntry = (
  { line, holds }: Pick<BookingFacts, 'line' | 'holds'>,
  entryId: string,
  entry: WaitlistEntry,
  state: EndState,
  nowMs: number,
): { entry: WaitlistEntry; holds: MemberHolds; line?: WaitlistLine } => ({
  entry: entryIn(entry, { state, offer: null }, nowMs),
  holds: withoutWish(holds, entryId),
  ...outOfLine(line, entryId),
});
