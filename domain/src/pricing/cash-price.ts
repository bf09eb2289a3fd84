import type { Cents } from '../money/cents.ts';
import { centsFromUsd } from '../money/cents.ts';
import type { UnitType, VacationType } from './unit-type.ts';
import { isUnitType } from './unit-type.ts';

/** Last Call price per stay before tax, whole USD (rules 2.3). */
export const LAST_CALL_PRICE_USD: Record<UnitType, number> = {
  studio: 309,
  '1 bedroom': 339,
  '2 bedroom': 379,
  '3 bedroom': 379,
  '4 bedroom': 379,
};

/**
 * Totals with tax (rules 2.5). They follow no single rate under any rounding, so
 * the table is the rule.
 */
const TOTAL_CENTS_BY_PRICE_CENTS: ReadonlyMap<Cents, Cents> = new Map([
  [30_900, 32_908],
  [33_900, 36_102],
  [37_900, 40_363],
]);

/**
 * Cash price per stay in USD before tax; 0 for rciPoints and for anything that
 * is no unit (rules 2.5).
 */
export const cashPriceUsd = (unitType: string, vacationType: VacationType): number =>
  vacationType === 'lastCall' && isUnitType(unitType) ? LAST_CALL_PRICE_USD[unitType] : 0;

/** The price before tax of a total with tax, cents; null for a total that is not in the table. */
export const priceBeforeTax = (totalCents: Cents): Cents | null =>
  [...TOTAL_CENTS_BY_PRICE_CENTS].find(([, total]) => total === totalCents)?.[0] ?? null;

/**
 * Total in cents with tax of a price in USD; a price outside the table is
 * used as it is (rules 2.5).
 */
export const cashTotalCents = (priceUsd: number): Cents => {
  const priceCents = centsFromUsd(priceUsd);
  return TOTAL_CENTS_BY_PRICE_CENTS.get(priceCents) ?? priceCents;
};
