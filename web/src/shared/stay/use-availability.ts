import { bookingWindow } from '@club/domain/calendar/booking-window';
import type { BookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { Resort } from '@club/domain/resort/resort';
import { useMemo, useState } from 'react';
import { useInventory } from '../live/live-data.tsx';
import { useToday } from '../../kernel/time/today.tsx';
import { isNightFree, monthsOfWindow, takenNights, takenWord } from './taken-nights.ts';
import { useOwnHolds } from '../hold/use-own-holds.ts';

/** What can be booked at a resort, live. */
export type Availability = {
  window: BookingWindow;
  /** False until the inventory is there; all nights count as free until then. */
  isKnown: boolean;
  isFree: (night: LocalDate) => boolean;
  /** The nights that are not free, each with its reason in a word or two. */
  blockedNights: ReadonlyMap<LocalDate, string>;
};

const NO_NIGHTS: readonly LocalDate[] = [];

/**
 * Follows the inventory of a resort over all days that can be booked. `ownNights` are those of the
 * stay that is being changed: they are the member's already, so they count as free. Pass the same
 * list each time.
 */
export const useAvailability = (
  resort: Resort,
  ownNights: readonly LocalDate[] = NO_NIGHTS,
): Availability => {
  const today = useToday();
  const window = useMemo(() => bookingWindow(today), [today]);
  const inventory = useInventory(
    resort.id,
    useMemo(() => monthsOfWindow(window), [window]),
  );
  const holds = useOwnHolds();
  const [nowMs] = useState(Date.now);
  const months = inventory.status === 'ready' ? inventory.data : null;
  return useMemo(() => {
    const isOpen = isNightFree(months ?? {}, resort.availableAmount, nowMs, holds);
    const own = new Set(ownNights);
    const isFree = (night: LocalDate): boolean => own.has(night) || isOpen(night);
    return {
      window,
      isKnown: months !== null,
      isFree,
      blockedNights: takenNights(window, isFree, takenWord(months ?? {}, resort.availableAmount)),
    };
  }, [months, resort.availableAmount, nowMs, window, ownNights, holds]);
};
