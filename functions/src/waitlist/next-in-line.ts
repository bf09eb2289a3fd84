import { MAX_STAY_NIGHTS, serverBookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { WaitlistLine } from '@club/domain/waitlist/waitlist';
import { inOrder } from '@club/domain/waitlist/waitlist';
import { earliestStay, isPast } from '@club/domain/waitlist/wish';
import type { InventoryMonths, ResortNights } from '../inventory/inventory-change.ts';
import type { Offer } from '../store/member-holds.ts';
import { freeForLine } from './free-nights.ts';

/** What has to be done next for a line. */
export type NextInLine =
  /** Nothing that this entry waits for lies ahead any more, or it is longer than a stay can be. */
  | { kind: 'past'; entryId: string }
  /** This entry is the first for whom something is free. */
  | { kind: 'offer'; entryId: string; offer: Offer };

/** All nights that somebody in a line waits for, or null when nobody does. */
export const nightsWaitedFor = (
  resortId: string,
  line: WaitlistLine | undefined,
): ResortNights | null => {
  const places = inOrder(line);
  const [first] = places;
  if (first === undefined) return null;
  const { from, to } = places.reduce(
    (span, place): { from: LocalDate; to: LocalDate } => ({
      from: place.from < span.from ? place.from : span.from,
      to: place.to > span.to ? place.to : span.to,
    }),
    { from: first.from, to: first.to },
  );
  return { resortId, startDate: from, endDate: to };
};

/**
 * What has to be done next for a line, in the order of its numbers, or null when nothing can be.
 * Stays begin today at the earliest, wherever somebody is (UTC+14): nobody is offered a night that is
 * over for them. `months` has every month of `nightsWaitedFor` that is stored; `passedOver` are entries
 * of members who can be offered nothing just now, who keep their place.
 */
export const nextInLine = (
  resortId: string,
  line: WaitlistLine | undefined,
  months: InventoryMonths,
  cap: number,
  nowMs: number,
  passedOver: ReadonlySet<string>,
): NextInLine | null => {
  const places = inOrder(line);
  const { earliest } = serverBookingWindow(nowMs);
  const past = places.find((place) => isPast(place, earliest) || place.nights > MAX_STAY_NIGHTS);
  if (past !== undefined) return { kind: 'past', entryId: past.entryId };
  const today = dayAtOffset(nowMs, 14);
  const isFree = freeForLine(months, resortId, cap, nowMs);
  for (const { entryId, unitType, vacationType, ...wish } of places) {
    if (passedOver.has(entryId)) continue;
    const stay = earliestStay(wish, today, isFree);
    if (stay !== null) {
      return { kind: 'offer', entryId, offer: { resortId, unitType, vacationType, ...stay } };
    }
  }
  return null;
};
