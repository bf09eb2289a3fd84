import { inventoryId, nightKey, unitsFree } from '@club/domain/booking/inventory';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays, monthOf } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import { isHandoverHold } from '@club/domain/waitlist/handover';
import type { InventoryMonths, ResortNights } from '../inventory/inventory-change.ts';
import { withoutHold } from '../inventory/inventory-change.ts';

type Holds = Record<string, number>;

const withoutHandovers = (holds: Holds): Holds =>
  Object.fromEntries(Object.entries(holds).filter(([id]) => !isHandoverHold(id)));

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
    const answer = known.get(night) ?? isFree(night);
    known.set(night, answer);
    return answer;
  };
};

/**
 * Tells which nights of a resort have a unit that its line can be given: free for everybody, or kept
 * for the line.
 */
export const freeForLine = (
  months: InventoryMonths,
  resortId: string,
  cap: number,
  nowMs: number,
): ((night: LocalDate) => boolean) => freeNights(months, resortId, cap, nowMs, withoutHandovers);

/** Tells which nights of a resort have a unit that anybody can book. */
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

/** What keeps a unit of a night for the line the longest: some of them may be over already. */
const longestHandover = (holds: Holds): string | undefined =>
  Object.entries(holds)
    .filter(([id]) => isHandoverHold(id))
    .sort(([, one], [, other]) => other - one)[0]?.[0];

/**
 * The inventory once a stay is given to somebody in line: of what is kept for the line in its nights,
 * one unit a night is kept no more.
 */
export const withoutHandoverOf = (months: InventoryMonths, stay: ResortNights): InventoryMonths =>
  nightsOf(stay.startDate, stay.endDate).reduce((left, date) => {
    const month = left.get(inventoryId(stay.resortId, monthOf(date)));
    const kept = longestHandover(month?.nights[nightKey(date)]?.holds ?? {});
    return kept === undefined ? left : withoutHold(left, { ...stay, ...oneNight(date) }, kept);
  }, months);
