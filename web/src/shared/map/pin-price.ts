import type { LocalDate } from '@club/domain/calendar/local-date';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import { formatCount, formatUsd } from '@club/domain/money/cents';
import { suggestedPrice } from '../resort/resort-price.ts';

/**
 * What pins say about a resort's main unit: the Last Call total with tax of the stay that is looked
 * for, or else suggested, and its points where the unit is not sold as Last Call. '' for what is no
 * unit type. Worked out once for each kind of unit.
 */
export const pinPrices = (
  today: LocalDate,
  dates: FilterDates | null,
): ((resort: { bedrooms: string }) => string) => {
  const known = new Map<string, string>();
  const priceOf = (bedrooms: string): string => {
    const price = suggestedPrice(bedrooms, today, dates);
    if (price === null) return '';
    return price.cashCents === null
      ? `${formatCount(price.points)} pts`
      : formatUsd(price.cashCents);
  };
  return ({ bedrooms }) => {
    const text = known.get(bedrooms) ?? priceOf(bedrooms);
    known.set(bedrooms, text);
    return text;
  };
};
