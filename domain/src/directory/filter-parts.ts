import type { UnitType, VacationType } from '../pricing/unit-type.ts';
import { isUnitOffered, paymentMethodOf } from '../pricing/unit-type.ts';
import type { StateRating } from '../resort/room-options.ts';
import type {
  FilterableResort,
  FilterContext,
  PriceCeiling,
  ResortFilter,
} from './resort-filter.ts';
import { filterResorts } from './filtered-resorts.ts';
import type { MapArea } from './map-area.ts';
import type { When } from './when.ts';

/** One part of a filter, which can be removed by itself. */
export type FilterPart =
  | { kind: 'location'; text: string }
  | { kind: 'dates'; dates: When }
  | { kind: 'sleeps'; sleeps: number }
  | { kind: 'unit'; unit: UnitType }
  | { kind: 'vacationType'; vacationType: Exclude<VacationType, 'rciPoints'> }
  | { kind: 'ceiling'; ceiling: PriceCeiling }
  | { kind: 'balance' }
  | { kind: 'crown'; crown: StateRating }
  | { kind: 'amenity'; amenity: string }
  | { kind: 'region'; region: string }
  | { kind: 'area'; area: MapArea };

/** All parts that are set, in the order in which they are shown. */
export const filterParts = (filter: ResortFilter): FilterPart[] => {
  const { location, dates, sleeps, ceiling, vacationType } = filter;
  return [
    ...(location.trim() === '' ? [] : [{ kind: 'location' as const, text: location.trim() }]),
    ...(dates === null ? [] : [{ kind: 'dates' as const, dates }]),
    ...(sleeps === 0 ? [] : [{ kind: 'sleeps' as const, sleeps }]),
    ...filter.units.map((unit) => ({ kind: 'unit' as const, unit })),
    ...(vacationType === 'rciPoints' ? [] : [{ kind: 'vacationType' as const, vacationType }]),
    ...(ceiling === null ? [] : [{ kind: 'ceiling' as const, ceiling }]),
    ...(filter.withinBalance ? [{ kind: 'balance' as const }] : []),
    ...filter.crowns.map((crown) => ({ kind: 'crown' as const, crown })),
    ...filter.amenities.map((amenity) => ({ kind: 'amenity' as const, amenity })),
    ...filter.regions.map((region) => ({ kind: 'region' as const, region })),
    ...(filter.area === null ? [] : [{ kind: 'area' as const, area: filter.area }]),
  ];
};

/** The filter without one of its parts. */
export const withoutPart = (filter: ResortFilter, part: FilterPart): ResortFilter => {
  switch (part.kind) {
    case 'location':
      return { ...filter, location: '' };
    case 'dates':
      return { ...filter, dates: null };
    case 'sleeps':
      return { ...filter, sleeps: 0 };
    case 'unit':
      return { ...filter, units: filter.units.filter((unit) => unit !== part.unit) };
    case 'vacationType':
      return { ...filter, vacationType: 'rciPoints' };
    case 'ceiling':
      return { ...filter, ceiling: null };
    case 'balance':
      return { ...filter, withinBalance: false };
    case 'crown':
      return { ...filter, crowns: filter.crowns.filter((crown) => crown !== part.crown) };
    case 'amenity':
      return {
        ...filter,
        amenities: filter.amenities.filter((amenity) => amenity !== part.amenity),
      };
    case 'region':
      return { ...filter, regions: filter.regions.filter((region) => region !== part.region) };
    case 'area':
      return { ...filter, area: null };
  }
};

/** The filter with one more part; in place of the one of its kind where there can be only one. */
export const withPart = (filter: ResortFilter, part: FilterPart): ResortFilter => {
  const { units, crowns, amenities, regions } = filter;
  switch (part.kind) {
    case 'location':
      return { ...filter, location: part.text };
    case 'dates':
      return { ...filter, dates: part.dates };
    case 'sleeps':
      return { ...filter, sleeps: part.sleeps };
    case 'unit':
      return { ...filter, units: [...new Set([...units, part.unit])] };
    case 'vacationType':
      return withVacationType(filter, part.vacationType);
    case 'ceiling':
      return { ...filter, ceiling: part.ceiling };
    case 'balance':
      return { ...filter, withinBalance: true };
    case 'crown':
      return { ...filter, crowns: [...new Set([...crowns, part.crown])] };
    case 'amenity':
      return { ...filter, amenities: [...new Set([...amenities, part.amenity])] };
    case 'region':
      return { ...filter, regions: [...new Set([...regions, part.region])] };
    case 'area':
      return { ...filter, area: part.area };
  }
};

/** The same for equal values, whatever the order of their fields. */
const fieldsText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, field]) => `${name}:${fieldsText(field)}`)
        .toSorted()
        .join()
    : String(value);

/** True when a filter has a part. */
export const hasPart = (filter: ResortFilter, part: FilterPart): boolean => {
  const wanted = fieldsText(part);
  return filterParts(filter).some((other) => fieldsText(other) === wanted);
};

/**
 * The filter for stays that are paid in another way; without what that way does not have: a price in
 * the other currency, and units that are not sold as Last Call (rules 2.2).
 */
export const withVacationType = (
  filter: ResortFilter,
  vacationType: VacationType,
): ResortFilter => {
  const { ceiling, units, withinBalance } = filter;
  return {
    ...filter,
    vacationType,
    units: units.filter((unit) => isUnitOffered(unit, vacationType)),
    ceiling: ceiling?.in === paymentMethodOf(vacationType) ? ceiling : null,
    withinBalance: withinBalance && vacationType === 'rciPoints',
  };
};

/** A part whose removal shows resorts, and how many. */
export type DropSuggestion = { part: FilterPart; count: number };

/** The most suggestions. */
const MOST_SUGGESTIONS = 3;

/**
 * What to remove from a filter that shows nothing: parts whose removal shows resorts, the one that
 * shows most first. Empty when only removing several would help.
 */
export const dropSuggestions = (
  resorts: readonly FilterableResort[],
  filter: ResortFilter,
  context: FilterContext,
): DropSuggestion[] =>
  filterParts(filter)
    .map((part) => ({
      part,
      count: filterResorts(resorts, withoutPart(filter, part), context).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_SUGGESTIONS);

/** Amenities and regions of a list, those of most resorts first; equals by name. */
export type Facets = { amenities: readonly string[]; regions: readonly string[] };

const mostFirst = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([word]) => word);

/** What a list can be narrowed down by. */
export const facetsOf = (
  resorts: readonly Pick<FilterableResort, 'amenities' | 'region'>[],
): Facets => {
  const amenities = new Map<string, number>();
  const regions = new Map<string, number>();
  const count = (counts: Map<string, number>, word: string): void => {
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  for (const resort of resorts) {
    for (const amenity of resort.amenities) count(amenities, amenity);
    count(regions, resort.region);
  }
  return { amenities: mostFirst(amenities), regions: mostFirst(regions) };
};
