import type { Availability } from '../availability/scarce-nights.ts';
import { unitsLeftIn } from '../availability/scarce-nights.ts';
import { defaultStay } from '../calendar/booking-window.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import type { Cents } from '../money/cents.ts';
import { cashPriceUsd, cashTotalCents } from '../pricing/cash-price.ts';
import { pointsPrice } from '../pricing/points-price.ts';
import { isUnitOffered, isUnitType } from '../pricing/unit-type.ts';
import { filterByLocation } from './location-filter.ts';
import { flexibleStays } from './flexible-stays.ts';
import { isInArea } from './map-area.ts';
import type { FilterableResort, FilterContext, ResortFilter } from './resort-filter.ts';
import type { FilterDates } from './when.ts';
import { chosenDates, isFlexible } from './when.ts';

/** The stay that prices are about: the chosen one, else the suggested one (rules 2.7). */
export const pricedStay = (dates: FilterDates | null, today: LocalDate): FilterDates => {
  if (dates !== null) return dates;
  const { startDate, endDate } = defaultStay(today);
  return { from: startDate, to: endDate };
};

/** Prices of a stay in a resort's main unit; null for what the unit is not sold for. */
export type UnitPrices = { points: number | null; cashCents: Cents | null };

const NO_PRICES: UnitPrices = { points: null, cashCents: null };

/** What a stay costs in each main unit, counted once for a whole list (rules 2.7). */
export const unitPricesOf = (stay: FilterDates): ((bedrooms: string) => UnitPrices) => {
  const known = new Map<string, UnitPrices>();
  return (bedrooms) => {
    const found = known.get(bedrooms);
    if (found !== undefined) return found;
    const prices: UnitPrices = isUnitType(bedrooms)
      ? {
          points: pointsPrice(bedrooms, stay.from, stay.to).totalPoints,
          cashCents: isUnitOffered(bedrooms, 'lastCall')
            ? cashTotalCents(cashPriceUsd(bedrooms, 'lastCall'))
            : null,
        }
      : NO_PRICES;
    known.set(bedrooms, prices);
    return prices;
  };
};

const isWithin = (price: number | null, most: number): boolean => price !== null && price <= most;

const includesText = (texts: readonly string[], text: string): boolean => texts.includes(text);

/** Whether the price of a stay in a unit is within the ceiling and the balance. */
const priceSuits =
  ({ ceiling, withinBalance }: ResortFilter, { balance }: FilterContext) =>
  ({ points, cashCents }: UnitPrices): boolean => {
    const isBelow =
      ceiling === null || isWithin(ceiling.in === 'points' ? points : cashCents, ceiling.most);
    return isBelow && (!withinBalance || balance === null || isWithin(points, balance));
  };

/** Prices of stays in main units, counted once for each. */
const stayPrices = (): ((bedrooms: string, stay: FilterDates) => UnitPrices) => {
  const known = new Map<FilterDates, (bedrooms: string) => UnitPrices>();
  return (bedrooms, stay) => {
    const pricesOf = known.get(stay) ?? unitPricesOf(stay);
    known.set(stay, pricesOf);
    return pricesOf(bedrooms);
  };
};

/** Finds the stay of a resort that the filter is about; null when it has none. */
export type StayFinder = (
  resort: Pick<FilterableResort, 'id' | 'bedrooms' | 'units'>,
) => FilterDates | null;

const NOTHING_SOLD: Availability = new Map();

/**
 * With flexible days, what finds the stay that matches at a resort: the very days where these are
 * free, else the first free one whose price suits. Null where all resorts are about the same stay.
 */
export const stayFinderOf = (filter: ResortFilter, context: FilterContext): StayFinder | null => {
  const { dates } = filter;
  if (dates === null || !isFlexible(dates)) return null;
  const suitsPrice = priceSuits(filter, context);
  const pricesOf = stayPrices();
  return flexibleStays({
    dates,
    today: context.today,
    availability: context.availability ?? NOTHING_SOLD,
    suits: (bedrooms, stay) => suitsPrice(pricesOf(bedrooms, stay)),
  });
};

/**
 * Prices of the stay that a list is about, by resort: with flexible days that of the stay found there.
 * By card the price is that of the unit, whatever the days.
 */
export const resortPricesOf = (
  filter: ResortFilter,
  context: FilterContext,
): ((resort: Pick<FilterableResort, 'id' | 'bedrooms' | 'units'>) => UnitPrices) => {
  const find = filter.vacationType === 'rciPoints' ? stayFinderOf(filter, context) : null;
  if (find === null) {
    const pricesOf = unitPricesOf(pricedStay(chosenDates(filter.dates), context.today));
    return ({ bedrooms }) => pricesOf(bedrooms);
  }
  const pricesOf = stayPrices();
  return (resort) => {
    const stay = find(resort);
    return stay === null ? NO_PRICES : pricesOf(resort.bedrooms, stay);
  };
};

type Test = (resort: FilterableResort) => boolean;

/** One test for each part that is set, the cheap ones first. */
const testsOf = (filter: ResortFilter, context: FilterContext): Test[] => {
  const { sleeps, units, crowns, amenities, regions, area, ceiling, dates, vacationType } = filter;
  const { availability } = context;
  const find = stayFinderOf(filter, context);
  const tests: Test[] = [];
  if (units.length > 0) tests.push(({ bedrooms }) => includesText(units, bedrooms));
  if (crowns.length > 0) tests.push(({ stateRating }) => includesText(crowns, stateRating));
  if (regions.length > 0) tests.push(({ region }) => includesText(regions, region));
  if (vacationType === 'lastCall') {
    tests.push(({ bedrooms }) => isUnitType(bedrooms) && isUnitOffered(bedrooms, vacationType));
  }
  if (sleeps > 0) tests.push((resort) => resort.sleeps !== null && resort.sleeps >= sleeps);
  // With flexible days the price is a part of what is found.
  if (find === null && (ceiling !== null || filter.withinBalance)) {
    const suitsPrice = priceSuits(filter, context);
    const pricesOf = resortPricesOf(filter, context);
    tests.push((resort) => suitsPrice(pricesOf(resort)));
  }
  if (area !== null) tests.push((resort) => isInArea(resort, area));
  if (amenities.length > 0) {
    tests.push((resort) => amenities.every((amenity) => resort.amenities.includes(amenity)));
  }
  if (find !== null) {
    tests.push((resort) => resort.available && find(resort) !== null);
  } else if (dates !== null && 'from' in dates && availability !== null) {
    const leftOf = unitsLeftIn(dates);
    tests.push(
      ({ id, units: given, available }) => available && leftOf(availability.get(id), given) !== 0,
    );
  }
  return tests;
};

/** The test of a resort against all parts of a filter but its location. */
export const resortTestOf = (filter: ResortFilter, context: FilterContext): Test => {
  const tests = testsOf(filter, context);
  return (resort) => tests.every((test) => test(resort));
};

/**
 * The resorts that match a filter, in the order given; the same list when nothing is set.
 * Each list decides whether it shows resorts that are not available; with dates they never match,
 * because they cannot be booked.
 */
export const filterResorts = <Item extends FilterableResort>(
  resorts: readonly Item[],
  filter: ResortFilter,
  context: FilterContext,
): readonly Item[] => {
  const tests = testsOf(filter, context);
  const located = filterByLocation(resorts, filter.location);
  if (tests.length === 0) return located;
  return located.filter((resort) => tests.every((test) => test(resort)));
};
