import type { LocalDate } from '@club/domain/calendar/local-date';
import { formatCount, formatUsd } from '../../formats/reader-formats.ts';
import { suggestedPrice } from '../resort/resort-price.ts';
import type { StaySearch } from '../stay/stay-search.ts';

type PricedStay = Pick<StaySearch, 'dates' | 'vacationType'>;

/**
 * Price of a resort's main unit on its pin, for the stay that is looked for or the suggested one: its
 * points, or by card the Last Call total with tax where the unit is sold as that. '' for an unknown
 * unit type. `stayOf` says what of the stay is another one at a resort. Computed once for each unit
 * type and stay.
 */
export const pinPrices = <Resort extends { bedrooms: string }>(
  today: LocalDate,
  search: PricedStay,
  stayOf?: (resort: Resort) => Partial<PricedStay> | undefined,
): ((resort: Resort) => string) => {
  const known = new Map<string, string>();
  const priceOf = (bedrooms: string, { dates, vacationType }: PricedStay): string => {
    const price = suggestedPrice(bedrooms, today, dates);
    if (price === null) return '';
    return vacationType === 'lastCall' && price.cashCents !== null
      ? formatUsd(price.cashCents)
      : `${formatCount(price.points)} pts`;
  };
  return (resort) => {
    const stay = { ...search, ...stayOf?.(resort) };
    const key = `${resort.bedrooms} ${stay.vacationType} ${stay.dates?.from} ${stay.dates?.to}`;
    const text = known.get(key) ?? priceOf(resort.bedrooms, stay);
    known.set(key, text);
    return text;
  };
};
