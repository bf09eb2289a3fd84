import type { InventoryMonths, ResortNights } from './inventory-change.ts';
import { withSale, withoutSale } from './inventory-change.ts';

/**
 * The nights of a stay that another one at the same resort does not have: one run of nights before
 * the other stay, one after it, or all of them.
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
 * The inventory once a sold stay has moved: nights it gains are sold, nights it leaves are free, and
 * those it keeps are never touched, so that its own nights cannot stand in its way. That the nights
 * it gains are free is for the caller to see to; `cap` is what the resort gives now.
 */
export const withMove = (
  months: InventoryMonths,
  from: ResortNights,
  to: ResortNights,
  cap: number,
): InventoryMonths => {
  const left = nightsOnlyIn(from, to).reduce(withoutSale, months);
  return nightsOnlyIn(to, from).reduce((sold, nights) => withSale(sold, nights, cap), left);
};
