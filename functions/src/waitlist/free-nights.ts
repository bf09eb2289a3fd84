import { inventoryId, nightKey, unitsFree } from '@club/domain/booking/inventory';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays, monthOf } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import { isQueueHold } from '@club/domain/waitlist/queue-hold';
import type { InventoryMonths, ResortNights } from '../inventory/inventory-change.ts';
import { withoutHold } from '../inventory/inventory-change.ts';

type Holds = Record<string, number>;

const withoutQueueHolds = (holds: Holds): Holds =>
  Object.fromEntries(Object.entries(holds).filter(([id]) => !isQueueHold(id)));

const freeNights = (
  months: InventoryMonths,
  resortId: string,
  cap: number,
  nowMs: number,
  counted: (holds: Holds) => Holds,
): ((night: LocalDate) => boolean) => {
  const known = new Map<LocalDate, boolean>();
  const isFree = (date: LocalDate): boolean => {
    const month = months.get(inventoryId(resortId, monthOf(date)));
    const key = nightKey(date);
    const night = month?.nights[key];
    if (month === undefined || night === undefined) return cap > 0;
    const kept = { ...night, holds: counted(night.holds) };
    return unitsFree({ ...month, nights: { [key]: kept } }, date, cap, nowMs) > 0;
  };
  return (night) => {
    const isNightFree = known.get(night) ?? isFree(night);
    known.set(night, isNightFree);
    return isNightFree;
  };
};

/** Whether a night of a resort has a unit for its queue: free, or held for the queue. */
export const freeForQueue = (
  months: InventoryMonths,
  resortId: string,
  cap: number,
  nowMs: number,
): ((night: LocalDate) => boolean) => freeNights(months, resortId, cap, nowMs, withoutQueueHolds);

/** Whether a night of a resort has a unit that any member can book. */
export const freeForAll = (
  months: InventoryMonths,
  resortId: string,
  cap: number,
  nowMs: number,
): ((night: LocalDate) => boolean) => freeNights(months, resortId, cap, nowMs, (holds) => holds);

const oneNight = (date: LocalDate): Pick<ResortNights, 'startDate' | 'endDate'> => ({
  startDate: date,
  endDate: addDays(date, 1),
});

/** The queue hold of a night that expires last; others may have expired already. */
const longestQueueHold = (holds: Holds): string | undefined =>
  Object.entries(holds)
    .filter(([id]) => isQueueHold(id))
    .sort(([, one], [, other]) => other - one)[0]?.[0];

/** The inventory when the queue gets a stay: one unit per night is no longer held for the queue. */
export const withoutQueueHoldOf = (months: InventoryMonths, stay: ResortNights): InventoryMonths =>
  nightsOf(stay.startDate, stay.endDate).reduce((left, date) => {
    const month = left.get(inventoryId(stay.resortId, monthOf(date)));
    const kept = longestQueueHold(month?.nights[nightKey(date)]?.holds ?? {});
    return kept === undefined ? left : withoutHold(left, { ...stay, ...oneNight(date) }, kept);
  }, months);
