import type { NightState } from '@club/domain/availability/night-state';
import { nightState } from '@club/domain/availability/night-state';
import type { BookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { monthOf } from '@club/domain/calendar/local-date';
import type { Month } from '@club/domain/calendar/month';
import { firstDayOf, monthAfter } from '@club/domain/calendar/month';
import type { Resort } from '@club/domain/resort/resort';
import { useState } from 'react';
import type { InventoryMonths } from '../../shared/live/live-data.tsx';
import { useInventory } from '../../shared/live/live-data.tsx';
import { useOwnHolds } from '../../shared/hold/use-own-holds.ts';
import { useNow } from '../../design/time/use-now.ts';

/** How often it is looked whether holds have ended, milliseconds. */
const HOLDS_MS = 20_000;

/** What is known about the nights of a resort. */
export type NightStates = {
  /** True once the shown month is there. */
  isThere: boolean;
  /** Asks again for what did not come; null when nothing failed. */
  retry: (() => void) | null;
  /** A night, or null while its month has not been opened or is on its way. */
  of: (night: LocalDate) => NightState | null;
  /** Nights from the first of the shown month up to, excluding, this day are known. */
  knownUntil: LocalDate;
};

type Known = { months: readonly Month[]; taken: InventoryMonths };

const NOTHING: Known = { months: [], taken: {} };

/**
 * Follows the nights of the months that are opened one after the other, each of which is one document;
 * those that were shown before stay known.
 */
export const useNightStates = (
  resort: Resort,
  month: Month,
  { window, isOffered }: { window: BookingWindow; isOffered: boolean },
): NightStates => {
  const [opened, setOpened] = useState<readonly Month[]>([month]);
  const wanted = opened.includes(month) ? opened : [...opened, month];
  if (wanted !== opened) setOpened(wanted);

  const live = useInventory(resort.id, wanted);
  // Another month on its way must not take away those that are there.
  const [last, setLast] = useState<Known>(NOTHING);
  const isFresh = live.status === 'ready' && live.data !== last.taken;
  const known = isFresh ? { months: wanted, taken: live.data } : last;
  if (isFresh) setLast(known);

  const nowMs = useNow(HOLDS_MS);
  const ownHolds = useOwnHolds();
  const isKnown = (one: Month): boolean => known.months.includes(one);

  let end = month;
  while (isKnown(end)) end = monthAfter(end);
  return {
    isThere: isKnown(month),
    retry: live.status === 'error' ? live.retry : null,
    of: (night) => {
      const state = nightState(night, {
        window,
        isOffered,
        cap: resort.availableAmount,
        month: known.taken[monthOf(night)],
        nowMs,
        ownHolds,
      });
      // What is closed anyway needs no look at what is taken.
      return state.status === 'closed' || isKnown(monthOf(night)) ? state : null;
    },
    knownUntil: firstDayOf(end) < window.latest ? firstDayOf(end) : window.latest,
  };
};
