import { countNights } from '@club/domain/calendar/nights';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { kmBetween } from '@club/domain/directory/nearest';
import { isUnitType, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { formatCount } from '../../formats/reader-formats.ts';
import { reviewCount } from '../../shared/resort/review-count.ts';
import type { CompareContext } from './compare-facts.ts';
import {
  compareFacts,
  hasBeds,
  isBestRated,
  isCheapest,
  isFree,
  isRoomiest,
  priceText,
} from './compare-facts.ts';
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

/** The rows in which resorts differ, and what is the same for all of them. */
export type Comparison = { rows: readonly CompareRow[]; same: readonly string[] };

const NONE = '–';

/** Some resorts have it and others lack it. */
const isDecisive = (has: readonly boolean[]): boolean => has.includes(true) && has.includes(false);

const amenitiesOf = (resorts: readonly CatalogueResort[]): string[] => [
  ...new Set(resorts.flatMap(({ amenities }) => amenities)),
];

const unitOf = ({ bedrooms }: CatalogueResort): string =>
  isUnitType(bedrooms) ? unitTypeLabel(bedrooms) : bedrooms;

/** A short drive: resorts no farther apart than this are in one place. */
const ONE_PLACE_KM = 50;

/**
 * How far apart resorts of different places are at most, where that is a short drive: then the place
 * decides nothing. Where it is not, their names say so. Null as well for unknown coordinates.
 */
const nearEachOther = (resorts: readonly CatalogueResort[]): string | null => {
  if (new Set(resorts.map(({ location }) => location)).size === 1) return null;
  const points = resorts.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  const km = Math.max(...points.flatMap((one) => points.map((other) => kmBetween(one, other))));
  return points.length < resorts.length || km > ONE_PLACE_KM
    ? null
    : `within ${formatCount(Math.max(1, Math.ceil(km)))} km of each other`;
};

const datesText = (state: StayState, nights: number): string =>
  state.kind === 'sold-out' && state.nightsFree > 0
    ? `${state.nightsFree} of ${nights} nights free`
    : stateText(state);

/**
 * What resorts cost and have, row by row, as far as they differ: first what decides, with the values
 * that speak for a resort marked, then what describes them. `same` is what all of them have.
 */
export const compareRows = (
  resorts: readonly CatalogueResort[],
  context: CompareContext,
): Comparison => {
  const { dates, vacationType, party } = context;
  const facts = resorts.map((resort) => compareFacts(resort, context));
  const row = (
    label: string,
    values: readonly string[],
    isBest: readonly boolean[] = [],
    reason = '',
  ): CompareRow => ({
    label,
    cells: resorts.map(({ id }, at) => ({
      resortId: id,
      value: values[at] ?? NONE,
      reason: isBest[at] === true && isDecisive(isBest) ? reason : null,
    })),
  });
  const isPoints = vacationType === 'rciPoints';
  const nights = dates === null ? 0 : countNights(dates.from, dates.to);
  const all = amenitiesOf(resorts);
  const shared = all.filter((amenity) =>
    resorts.every(({ amenities }) => amenities.includes(amenity)),
  );
  const deciding = [
    row(
      isPoints ? 'RCI Points' : 'Last Call, with tax',
      facts.map(({ price }) =>
        price === null ? (isPoints ? NONE : 'Not sold') : priceText(price, vacationType),
      ),
      isCheapest(facts),
      'Lowest',
    ),
    ...(dates === null
      ? []
      : [
          row(
            'These dates',
            facts.map(({ state }) => datesText(state, nights)),
            isFree(facts),
          ),
        ]),
  ];
  const describing = [
    row(
      'Sleeps',
      resorts.map(({ sleeps }) => (sleeps === null ? NONE : String(sleeps))),
      party === 0 ? isRoomiest(facts) : hasBeds(facts, party),
      party === 0 ? 'Most room' : `Beds for ${party}`,
    ),
    row('Unit', resorts.map(unitOf)),
    row(
      'Rating',
      resorts.map(({ rating, reviewsAmount }) =>
        rating > 0 ? `${rating.toFixed(1)} out of 10, ${reviewCount(reviewsAmount)}` : NONE,
      ),
      isBestRated(facts),
      'Highest',
    ),
    row(
      'Crown',
      resorts.map(({ stateRating }) => (stateRating === '' ? NONE : stateRating)),
    ),
    row(
      'Amenities',
      resorts.map(({ amenities }) => {
        const others = all.filter((each) => amenities.includes(each) && !shared.includes(each));
        return others.length === 0 ? NONE : others.join(', ');
      }),
    ),
    row(
      'Place',
      resorts.map(({ location }) => location),
    ),
  ];
  const differs = ({ cells }: CompareRow): boolean =>
    new Set(cells.map(({ value }) => value)).size > 1;
  const same = describing
    .filter((each) => !differs(each))
    .flatMap(({ label, cells }) => {
      const value = cells[0]?.value ?? NONE;
      if (value === NONE) return [];
      return [label === 'Sleeps' ? `sleeps ${value}` : value];
    });
  const distance = nearEachOther(resorts);
  return {
    rows: [...deciding, ...describing.filter(differs)],
    same: [...same, ...(distance === null ? [] : [distance]), ...shared],
  };
};
