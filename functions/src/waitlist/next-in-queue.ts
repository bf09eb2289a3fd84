import { MAX_STAY_NIGHTS, serverBookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { WaitlistQueue } from '@club/domain/waitlist/waitlist';
import { inOrder } from '@club/domain/waitlist/waitlist';
import { earliestStay, isPast } from '@club/domain/waitlist/criteria';
import type { InventoryMonths, ResortNights } from '../inventory/inventory-change.ts';
import type { Offer } from '@club/domain/booking/member-holds';
import { freeForQueue } from './free-nights.ts';

/** The next step for a queue. */
export type NextInQueue =
  /** All dates of this entry are past, or it waits for more nights than a stay can have. */
  | { kind: 'past'; entryId: string }
  /** This entry is the first that a free stay matches. */
  | { kind: 'offer'; entryId: string; offer: Offer };

/** The span of all nights that a queue waits for, or null for an empty queue. */
export const nightsWaitedFor = (
  resortId: string,
  queue: WaitlistQueue | undefined,
): ResortNights | null => {
  const entries = inOrder(queue);
  const [first] = entries;
  if (first === undefined) return null;
  const { from, to } = entries.reduce(
    (span, queueEntry): { from: LocalDate; to: LocalDate } => ({
      from: queueEntry.from < span.from ? queueEntry.from : span.from,
      to: queueEntry.to > span.to ? queueEntry.to : span.to,
    }),
    { from: first.from, to: first.to },
  );
  return { resortId, startDate: from, endDate: to };
};

/**
 * The next step for a queue, in its order, or null when there is none. Stays begin at the earliest
 * today in the first time zone (UTC+14), so that no member is offered a past night. `months` has
 * every stored month of `nightsWaitedFor`; `passedOver` are entries of members who cannot get an
 * offer now and keep their position.
 */
export const nextInQueue = (
  resortId: string,
  queue: WaitlistQueue | undefined,
  months: InventoryMonths,
  cap: number,
  nowMs: number,
  passedOver: ReadonlySet<string>,
): NextInQueue | null => {
  const entries = inOrder(queue);
  const { earliest } = serverBookingWindow(nowMs);
  const past = entries.find(
    (queueEntry) => isPast(queueEntry, earliest) || queueEntry.nights > MAX_STAY_NIGHTS,
  );
  if (past !== undefined) return { kind: 'past', entryId: past.entryId };
  const today = dayAtOffset(nowMs, 14);
  const isFree = freeForQueue(months, resortId, cap, nowMs);
  for (const { entryId, ...terms } of entries) {
    if (passedOver.has(entryId)) continue;
    const { unitType, vacationType } = terms;
    const stay = earliestStay(terms, today, isFree);
    if (stay !== null) {
      return { kind: 'offer', entryId, offer: { resortId, unitType, vacationType, ...stay } };
    }
  }
  return null;
};
