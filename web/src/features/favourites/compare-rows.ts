import type { VacationType } from '@club/domain/pricing/unit-type';
import { isUnitType, unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import { formatPoints, formatUsd } from '../../formats/reader-formats.ts';
import { reviewCount } from '../../shared/resort/review-count.ts';
import { suggestedPrice } from '../../shared/resort/resort-price.ts';
import type { StayState } from './stay-state.ts';
import { stateText } from './stay-state.ts';

/** Most resorts that can be compared. */
export const MAX_COMPARED = 4;

/** One property with its value for each resort. */
export type CompareRow = { label: string; values: readonly string[]; differs: boolean };

const NONE = '–';

const rowOf = (label: string, values: readonly string[]): CompareRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
});

/** What resorts have and cost, row by row; amenities that differ come first. */
export const compareRows = (
  resorts: readonly CatalogueResort[],
  { dates, vacationType, today, stateOf }: CompareContext,
): CompareRow[] => {
  const row = (label: string, read: (resort: CatalogueResort) => string): CompareRow =>
    rowOf(label, resorts.map(read));
  const price = ({ bedrooms }: CatalogueResort) => suggestedPrice(bedrooms, today, dates);
  const priceRow =
    vacationType === 'rciPoints'
      ? row('RCI Points', (resort) => {
          const points = price(resort)?.points;
          return points === undefined ? NONE : formatPoints(points);
        })
      : row('Last Call, with tax', (resort) => {
          const cents = price(resort)?.cashCents ?? null;
          return cents === null ? 'Not sold' : formatUsd(cents);
        });
  const amenities = [...new Set(resorts.flatMap((resort) => resort.amenities))].map((amenity) =>
    row(amenity, (resort) => (resort.amenities.includes(amenity) ? 'Yes' : 'No')),
  );
  return [
    row('Place', ({ location }) => location),
    row('Crown', ({ stateRating }) => (stateRating === '' ? NONE : stateRating)),
    row('Rating', ({ rating, reviewsAmount }) =>
      rating > 0 ? `${rating.toFixed(1)} out of 10, ${reviewCount(reviewsAmount)}` : NONE,
    ),
    row('Unit', ({ bedrooms }) => (isUnitType(bedrooms) ? unitTypeLabel(bedrooms) : bedrooms)),
    row('Sleeps', ({ sleeps }) => (sleeps === null ? NONE : String(sleeps))),
    priceRow,
    ...(dates === null ? [] : [row('These dates', (resort) => stateText(stateOf(resort)))]),
    ...amenities.toSorted((one, other) => Number(other.differs) - Number(one.differs)),
  ];
};

/** The stay and availability that the rows are for. */
export type CompareContext = {
  /** The currency of the price. */
  vacationType: VacationType;
  dates: FilterDates | null;
  today: LocalDate;
  stateOf: (resort: CatalogueResort) => StayState;
};
