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

/**
 * The value of a resort. `reason` is null unless the value speaks for the resort, and '' where the
 * value itself says why.
 */
export type CompareCell = { resortId: string; value: string; reason: string | null };

/** One property with its value for each resort. */
export type CompareRow = { label: string; cells: readonly CompareCell[] };

const NONE = '–';

/** Some resorts have it and others lack it. */
const isDecisive = (has: readonly boolean[]): boolean => has.includes(true) && has.includes(false);

/** The best of some figures, where they are not all the same; null is none and never best. */
const bestOf = (
  figures: readonly (number | null)[],
  best: (...figures: number[]) => number,
): boolean[] => {
  const most = best(...figures.filter((figure) => figure !== null));
  const has = figures.map((figure) => figure === most);
  return isDecisive(has) ? has : figures.map(() => false);
};

const amenitiesOf = (resorts: readonly CatalogueResort[]): string[] => [
  ...new Set(resorts.flatMap(({ amenities }) => amenities)),
];

/** What every one of the resorts has. */
export const sharedAmenities = (resorts: readonly CatalogueResort[]): string[] =>
  amenitiesOf(resorts).filter((amenity) =>
    resorts.every(({ amenities }) => amenities.includes(amenity)),
  );

/**
 * What resorts cost and have, row by row: first what decides, with the values that speak for a
 * resort marked, then what describes them. What all of them have is in `sharedAmenities`.
 */
export const compareRows = (
  resorts: readonly CatalogueResort[],
  { dates, vacationType, today, stateOf }: CompareContext,
): CompareRow[] => {
  const row = (
    label: string,
    read: (resort: CatalogueResort) => string,
    isBest: readonly boolean[] = [],
    reason = '',
  ): CompareRow => ({
    label,
    cells: resorts.map((resort, at) => ({
      resortId: resort.id,
      value: read(resort),
      reason: isBest[at] === true ? reason : null,
    })),
  });
  const prices = new Map(
    resorts.map((resort) => [resort, suggestedPrice(resort.bedrooms, today, dates)]),
  );
  const isPoints = vacationType === 'rciPoints';
  const priceOf = (resort: CatalogueResort): number | null => {
    const price = prices.get(resort);
    return (isPoints ? price?.points : price?.cashCents) ?? null;
  };
  const priceText = (resort: CatalogueResort): string => {
    const price = priceOf(resort);
    if (price === null) return isPoints ? NONE : 'Not sold';
    return isPoints ? formatPoints(price) : formatUsd(price);
  };
  const free = resorts.map((resort) => ['free', 'few'].includes(stateOf(resort).kind));
  const some = amenitiesOf(resorts)
    .map((amenity) => ({
      amenity,
      has: resorts.map(({ amenities }) => amenities.includes(amenity)),
    }))
    .filter(({ has }) => isDecisive(has));
  return [
    row(
      isPoints ? 'RCI Points' : 'Last Call, with tax',
      priceText,
      bestOf(resorts.map(priceOf), Math.min),
      'Lowest',
    ),
    ...(dates === null
      ? []
      : [row('These dates', (resort) => stateText(stateOf(resort)), isDecisive(free) ? free : [])]),
    row(
      'Rating',
      ({ rating, reviewsAmount }) =>
        rating > 0 ? `${rating.toFixed(1)} out of 10, ${reviewCount(reviewsAmount)}` : NONE,
      bestOf(
        resorts.map(({ rating }) => (rating > 0 ? rating : null)),
        Math.max,
      ),
      'Highest',
    ),
    ...some.map(({ amenity, has }) =>
      row(
        amenity,
        ({ amenities }) => (amenities.includes(amenity) ? 'Yes' : 'No'),
        has,
        has.filter(Boolean).length === 1 ? 'Only here' : '',
      ),
    ),
    row('Place', ({ location }) => location),
    row('Crown', ({ stateRating }) => (stateRating === '' ? NONE : stateRating)),
    row('Unit', ({ bedrooms }) => (isUnitType(bedrooms) ? unitTypeLabel(bedrooms) : bedrooms)),
    row('Sleeps', ({ sleeps }) => (sleeps === null ? NONE : String(sleeps))),
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
