import { unitsLeftAt } from '@club/domain/availability/night-state';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import { monthsOf, nightKey } from '@club/domain/booking/inventory';
import type { BookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { monthOf } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';

/** Inventory documents by month ('YYYY-MM'). */
type Months = Readonly<Record<string, InventoryMonth>>;

/** Shown for a night whose units are all sold. */
const SOLD_OUT = 'Sold out';

/** Shown for a night whose last units others hold: it may be free again in minutes. */
export const ON_HOLD = 'On hold';

/** The months that the days of a window lie in. */
export const monthsOfWindow = (window: BookingWindow): string[] =>
  monthsOf(nightsOf(window.earliest, window.latest));

/**
 * Whether a night has a free unit, at the instant `nowMs`. `cap` is what the resort gives per
 * night; the visitor's own holds never count against them.
 */
export const isNightFree =
  (months: Months, cap: number, nowMs: number, ownHolds: readonly string[]) =>
  (night: LocalDate): boolean =>
    unitsLeftAt(night, { month: months[monthOf(night)], cap, nowMs, ownHolds }) > 0;

/** Why a night without a free unit is taken: sold, or only on hold. */
export const takenReason =
  (months: Months, cap: number) =>
  (night: LocalDate): string => {
    const sold = months[monthOf(night)]?.nights[nightKey(night)]?.sold ?? 0;
    return sold >= cap ? SOLD_OUT : ON_HOLD;
  };

/** The nights of a window that are not free, each with its short reason. */
export const takenNights = (
  window: BookingWindow,
  isFree: (night: LocalDate) => boolean,
  reasonOf: (night: LocalDate) => string,
): ReadonlyMap<LocalDate, string> =>
  new Map(
    nightsOf(window.earliest, window.latest)
      .filter((night) => !isFree(night))
      .map((night) => [night, reasonOf(night)]),
  );
