import type { NightState } from '@club/domain/availability/night-state';
import { isOwnNight, nightState } from '@club/domain/availability/night-state';
import type { BookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { monthOf } from '@club/domain/calendar/local-date';
import type { Month } from '@club/domain/calendar/month';
import { firstDayOf, monthAfter } from '@club/domain/calendar/month';
import type { Resort } from '@club/domain/resort/resort';
import { useState } from 'react';
import type { InventoryMonths } from '../../shared/live/inventory.ts';
import { useInventory } from '../../shared/live/inventory.ts';
import { useHoldClock } from '../../shared/hold/use-hold-clock.ts';
import { useOwnHoldIds } from '../../shared/hold/use-own-holds.ts';

/** The nights of a resort as far as they are loaded. */
export type NightStates = {
  isLoaded: (month: Month) => boolean;
  /** Loads the months that failed again; null when none did. */
  retry: (() => void) | null;
  /** A night, or null while its month is not opened or loading. */
  of: (night: LocalDate) => NightState | null;
  /** True for a night that is on hold for the member. */
  isOwn: (night: LocalDate) => boolean;
  /** All nights before this day are known. */
  knownUntil: LocalDate;
};

type Known = { months: readonly Month[]; taken: InventoryMonths };

const NOTHING: Known = { months: [], taken: {} };

/** Follows the nights of the opened months, live; each month is one document. */
export const useNightStates = (
  resort: Resort,
  opened: readonly Month[],
  { window, isOffered }: { window: BookingWindow; isOffered: boolean },
): NightStates => {
  const live = useInventory(resort.id, opened);
  // While another month loads, the loaded ones stay.
  const [last, setLast] = useState<Known>(NOTHING);
  const isFresh = opened.length > 0 && live.status === 'ready' && live.data !== last.taken;
  const known = isFresh ? { months: opened, taken: live.data } : last;
  if (isFresh) setLast(known);

  const nowMs = useHoldClock();
  const ownHolds = useOwnHoldIds();
  const isLoaded = (month: Month): boolean => known.months.includes(month);
  const factsOf = (night: LocalDate) => ({
    month: known.taken[monthOf(night)],
    nowMs,
    ownHolds,
  });

  let end = monthOf(window.earliest);
  while (isLoaded(end)) end = monthAfter(end);
  return {
    isLoaded,
    retry: live.status === 'error' ? live.retry : null,
    of: (night) => {
      const facts = { ...factsOf(night), window, isOffered, cap: resort.availableAmount };
      const state = nightState(night, facts);
      // A night that is closed anyway does not depend on the month's inventory.
      return state.status === 'closed' || isLoaded(monthOf(night)) ? state : null;
    },
    isOwn: (night) => isOwnNight(night, factsOf(night)),
    knownUntil: firstDayOf(end) < window.latest ? firstDayOf(end) : window.latest,
  };
};
