import type { LocalDate } from '@club/domain/calendar/local-date';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import { pricedStay } from '@club/domain/directory/filtered-resorts';
import type { Cents } from '@club/domain/money/cents';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { isUnitOffered, isUnitType } from '@club/domain/pricing/unit-type';
import { quoteStay } from '@club/domain/pricing/quote';

/** Price of the requested stay, or the one that the date picker suggests, in one kind of unit. */
export type SuggestedPrice = {
  unitType: UnitType;
  nights: number;
  /** Last Call total with tax, or null where the unit is not sold as Last Call. */
  cashCents: Cents | null;
  /** Points with the weekend nights of these dates. */
  points: number;
};

/**
 * Prices of a unit for the requested stay, by default for today and the nights after it (rules
 * 2.7); null for an unknown unit type.
 */
export const suggestedPrice = (
  unitType: string,
  today: LocalDate,
  dates: FilterDates | null = null,
): SuggestedPrice | null => {
  if (!isUnitType(unitType)) return null;
  const { from: startDate, to: endDate } = pricedStay(dates, today);
  const stay = { startDate, endDate };
  const points = quoteStay({ ...stay, unitType, vacationType: 'rciPoints' });
  const cash = quoteStay({ ...stay, unitType, vacationType: 'lastCall' });
  return {
    unitType,
    nights: points.nights,
    cashCents: isUnitOffered(unitType, 'lastCall') ? cash.totalCents : null,
    points: points.totalPoints,
  };
};
