import type { NightState } from '@club/domain/availability/night-state';
import { nightState } from '@club/domain/availability/night-state';
import { nightNumber, nightsIn, type ScarceNights } from '@club/domain/availability/scarce-nights';
import { nightKey } from '@club/domain/booking/inventory';
import type { BookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';

const NO_NIGHTS: ReadonlyMap<number, number> = new Map();

/**
 * The nights of a resort as the directory of nights knows them: what is on hold just now counts as
 * free. One document has the nights of all resorts.
 */
export const publicNightStates = (
  scarce: ScarceNights | undefined,
  { window, cap }: { window: BookingWindow; cap: number },
): ((night: LocalDate) => NightState) => {
  const left = scarce === undefined ? NO_NIGHTS : nightsIn(scarce);
  return (night) => {
    const sold = cap - (left.get(nightNumber(night)) ?? cap);
    const month = { cap, rev: 0, nights: { [nightKey(night)]: { sold, holds: {} } } };
    return nightState(night, { window, isOffered: true, cap, month, nowMs: 0, ownHolds: [] });
  };
};
