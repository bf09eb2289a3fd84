import { bookingWindow } from '@club/domain/calendar/booking-window';
import type { BookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { Resort } from '@club/domain/resort/resort';
import { useMemo } from 'react';
import type { OwnHold } from '../hold/use-own-holds.ts';
import { useOwnHoldsAt } from '../hold/use-own-holds.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { monthsOfWindow, takenNights, takenReason } from './taken-nights.ts';
import { useFreeNights } from './use-free-nights.ts';

/** What can be booked at a resort, live. */
export type Availability = {
  window: BookingWindow;
  /** False until the inventory is there; all nights count as free until then. */
  isKnown: boolean;
  isFree: (night: LocalDate) => boolean;
  /** The nights that are not free, each with its short reason. */
  blockedNights: ReadonlyMap<LocalDate, string>;
  /** What the member holds at the resort; its nights are free for them. */
  ownHolds: readonly OwnHold[];
};

const NO_NIGHTS: readonly LocalDate[] = [];

/**
 * Follows the inventory of a resort over all days that can be booked. `ownNights` are those of the
 * stay that is being changed: they belong to the member, so they count as free. Pass the same
 * list each time.
 */
export const useAvailability = (
  resort: Resort,
  ownNights: readonly LocalDate[] = NO_NIGHTS,
): Availability => {
  const today = useToday();
  const window = useMemo(() => bookingWindow(today), [today]);
  const { inventory, isFree: isOpen } = useFreeNights(
    resort,
    useMemo(() => monthsOfWindow(window), [window]),
  );
  const ownHolds = useOwnHoldsAt(resort.id);
  return useMemo(() => {
    const own = new Set(ownNights);
    const isFree = (night: LocalDate): boolean => own.has(night) || isOpen(night);
    return {
      window,
      isKnown: inventory !== null,
      isFree,
      blockedNights: takenNights(
        window,
        isFree,
        takenReason(inventory ?? {}, resort.availableAmount),
      ),
      ownHolds,
    };
  }, [inventory, isOpen, resort.availableAmount, window, ownNights, ownHolds]);
};
