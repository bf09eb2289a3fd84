import type { InventoryMonth, InventoryNight } from '@club/domain/booking/inventory';
import { inventoryId, monthsOf, nightKey, unitsFree } from '@club/domain/booking/inventory';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { monthOf } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';

/** Nights at a resort: from `startDate` up to, excluding, `endDate`. */
export type ResortNights = { resortId: string; startDate: LocalDate; endDate: LocalDate };

/** Months of inventory by document id; a month without any sale or hold may be missing. */
export type InventoryMonths = ReadonlyMap<string, InventoryMonth>;

/** Ids of the inventory documents of a stay's nights. */
export const monthIdsOf = (stay: ResortNights): string[] =>
  monthsOf(nightsOf(stay.startDate, stay.endDate)).map((month) =>
    inventoryId(stay.resortId, month),
  );

const changeNights = (
  months: InventoryMonths,
  stay: ResortNights,
  change: (month: InventoryMonth | undefined, key: string) => InventoryMonth | undefined,
): InventoryMonths => {
  const changed = new Map(months);
  for (const date of nightsOf(stay.startDate, stay.endDate)) {
    const id = inventoryId(stay.resortId, monthOf(date));
    const month = change(changed.get(id), nightKey(date));
    if (month !== undefined) changed.set(id, month);
  }
  return changed;
};

const withNight = (
  month: InventoryMonth | undefined,
  cap: number,
  key: string,
  change: (night: InventoryNight) => InventoryNight,
): InventoryMonth => {
  const nights = month?.nights ?? {};
  return {
    cap,
    nights: { ...nights, [key]: change(nights[key] ?? { sold: 0, holds: {} }) },
    rev: month?.rev ?? 0,
  };
};

/**
 * The months with a hold on each night of the stay; `cap` is the resort's current units per night.
 */
export const withHold = (
  months: InventoryMonths,
  stay: ResortNights,
  cap: number,
  hold: { id: string; expiresAt: number },
): InventoryMonths =>
  changeNights(months, stay, (month, key) =>
    withNight(month, cap, key, (night) => ({
      ...night,
      holds: { ...night.holds, [hold.id]: hold.expiresAt },
    })),
  );

/** The months without a hold; nights that do not have it stay as they are. */
export const withoutHold = (
  months: InventoryMonths,
  stay: ResortNights,
  holdId: string,
): InventoryMonths =>
  changeNights(months, stay, (month, key) => {
    if (month === undefined) return undefined;
    const night = month.nights[key];
    if (night === undefined || !Object.hasOwn(night.holds, holdId)) return undefined;
    const { [holdId]: _removed, ...holds } = night.holds;
    return withNight(month, month.cap, key, () => ({ ...night, holds }));
  });

/** The months with one more unit sold in each night of the stay. */
export const withSale = (
  months: InventoryMonths,
  stay: ResortNights,
  cap: number,
): InventoryMonths =>
  changeNights(months, stay, (month, key) =>
    withNight(month, cap, key, (night) => ({ ...night, sold: night.sold + 1 })),
  );

/** The months with one unit less sold in each night of the stay. */
export const withoutSale = (months: InventoryMonths, stay: ResortNights): InventoryMonths =>
  changeNights(months, stay, (month, key) => {
    if (month === undefined) return undefined;
    const night = month.nights[key];
    if (night === undefined || night.sold === 0) return undefined;
    return withNight(month, month.cap, key, () => ({ ...night, sold: night.sold - 1 }));
  });

/** The nights of a stay in which no unit is free; expired holds count as free (rules 6.2). */
export const soldOutNights = (
  months: InventoryMonths,
  stay: ResortNights,
  cap: number,
  nowMs: number,
): LocalDate[] =>
  nightsOf(stay.startDate, stay.endDate).filter((date) => {
    const month = months.get(inventoryId(stay.resortId, monthOf(date)));
    return unitsFree(month, date, cap, nowMs) === 0;
  });

/** True when a live hold covers every night of the stay. */
export const isHeldThroughout = (
  months: InventoryMonths,
  stay: ResortNights,
  holdId: string,
  nowMs: number,
): boolean =>
  nightsOf(stay.startDate, stay.endDate).every((date) => {
    const month = months.get(inventoryId(stay.resortId, monthOf(date)));
    const expiresAt = month?.nights[nightKey(date)]?.holds[holdId] ?? 0;
    return expiresAt > nowMs;
  });

const withoutExpiredHolds = (month: InventoryMonth, nowMs: number): InventoryMonth['nights'] => {
  const nights = Object.entries(month.nights).map(([key, { sold, holds }]) => {
    const alive = Object.entries(holds).filter(([, expiresAt]) => expiresAt > nowMs);
    return [key, { sold, holds: Object.fromEntries(alive) }] as const;
  });
  return Object.fromEntries(
    nights.filter(([, night]) => night.sold > 0 || Object.keys(night.holds).length > 0),
  );
};

/**
 * The months that differ between two states, as they are stored: with the next revision, without
 * expired holds and without nights that are entirely free.
 */
export const changedMonths = (
  before: InventoryMonths,
  after: InventoryMonths,
  nowMs: number,
): { id: string; month: InventoryMonth }[] =>
  [...after]
    .filter(([id, month]) => before.get(id) !== month)
    .map(([id, month]) => ({
      id,
      month: { cap: month.cap, nights: withoutExpiredHolds(month, nowMs), rev: month.rev + 1 },
    }));
