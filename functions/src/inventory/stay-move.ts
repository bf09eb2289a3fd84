import type { InventoryMonths, ResortNights } from './inventory-change.ts';
import { withSale, withoutSale } from './inventory-change.ts';

/**
 * The nights of a stay that another stay at the same resort does not have: those before it, those
 * after it, or all of them.
 */
export const nightsOnlyIn = (stay: ResortNights, other: ResortNights): ResortNights[] => {
  const { resortId, startDate, endDate } = stay;
  const isApart = endDate <= other.startDate || other.endDate <= startDate;
  if (isApart) return [{ resortId, startDate, endDate }];
  return [
    ...(startDate < other.startDate ? [{ resortId, startDate, endDate: other.startDate }] : []),
    ...(other.endDate < endDate ? [{ resortId, startDate: other.endDate, endDate }] : []),
  ];
};

/**
 * The inventory after a sold stay has moved: the nights it gains are sold, those it leaves are
 * free, and those it keeps are unchanged. The caller makes sure that the gained nights are free;
 * `cap` is the resort's current units per night.
 */
export const withMovedStay = (
  months: InventoryMonths,
  from: ResortNights,
  to: ResortNights,
  cap: number,
): InventoryMonths => {
  const left = nightsOnlyIn(from, to).reduce(withoutSale, months);
  return nightsOnlyIn(to, from).reduce((sold, nights) => withSale(sold, nights, cap), left);
};
