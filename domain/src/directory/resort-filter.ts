import type { Availability } from '../availability/scarce-nights.ts';
import { unitsLeftIn } from '../availability/scarce-nights.ts';
import { defaultStay } from '../calendar/booking-window.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import type { Cents } from '../money/cents.ts';
import { cashPriceUsd, cashTotalCents } from '../pricing/cash-price.ts';
import { pointsPrice } from '../pricing/points-price.ts';
import type { UnitType } from '../pricing/unit-type.ts';
import { isUnitOffered, isUnitType } from '../pricing/unit-type.ts';
import type { StateRating } from '../resort/room-options.ts';
import { filterByLocation } from './location-filter.ts';
import { isInArea, type MapArea } from './map-area.ts';

/** Longest location text that counts; the rest of a longer one is left out. */
export const MAX_LOCATION_LENGTH = 80;
/** Most people that can be asked for. */
export const MAX_SLEEPS = 16;

/** The days of a stay that is looked for: arrival, and the departure after it. */
export type FilterDates = { from: LocalDate; to: LocalDate };

/** The most that the stay may cost: points in all, or cents with tax for the whole stay. */
export type PriceCeiling = { in: 'points'; most: number } | { in: 'cash'; most: Cents };

/**
 * What a visitor narrows resorts down to. Everything that is not '', null, 0, false or an empty list
 * is in force, and all that is in force has to be true of a resort.
 */
export type ResortFilter = {
  /** Part of the location, in any case (rules 1.5). */
  location: string;
  /** Only resorts with a unit free in every night of the stay. */
  dates: FilterDates | null;
  /** People who need a bed; 0 means any number. */
  sleeps: number;
  /** The main unit is one of these. */
  units: readonly UnitType[];
  /** The crown is one of these. */
  crowns: readonly StateRating[];
  /** The resort has all of these. */
  amenities: readonly string[];
  /** The region is one of these. */
  regions: readonly string[];
  /** The part of the map that is looked at; resorts without coordinates are in none. */
  area: MapArea | null;
  ceiling: PriceCeiling | null;
  /** Only what the member's points pay for without borrowing. */
  withinBalance: boolean;
};

/** A filter that lets everything through. */
export const NO_FILTER: ResortFilter = {
  location: '',
  dates: null,
  sleeps: 0,
  units: [],
  crowns: [],
  amenities: [],
  regions: [],
  area: null,
  ceiling: null,
  withinBalance: false,
};

/** What filters and orders read of a resort; catalogue rows have it. */
export type FilterableResort = {
  id: string;
  placeName: string;
  location: string;
  region: string;
  lat: number | null;
  lng: number | null;
  /** The main unit, by which the resort is priced. */
  bedrooms: string;
  /** Beds of the largest room that is described; null when none is. */
  sleeps: number | null;
  /** Units the resort gives the club per night. */
  units: number;
  available: boolean;
  rating: number;
  reviewsAmount: number;
  stateRating: string;
  amenities: readonly string[];
};

/** What a filter depends on beside the resorts. */
export type FilterContext = {
  /** The suggested stay begins today; it is what prices are about while no dates are chosen. */
  today: LocalDate;
  /** Points the member can spend; null for visitors and while unknown: then `withinBalance` lets all through. */
  balance: number | null;
  /** What is sold; null while unknown: then dates let all through. */
  availability: Availability | null;
};

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

type Test = (resort: FilterableResort) => boolean;

/** One test for each thing in force, the cheap ones first. */
const testsOf = (filter: ResortFilter, context: FilterContext): Test[] => {
  const { sleeps, units, crowns, amenities, regions, area, ceiling, dates } = filter;
  const { balance, availability } = context;
  const pricesOf = unitPricesOf(pricedStay(dates, context.today));
  const tests: Test[] = [];
  if (units.length > 0) tests.push(({ bedrooms }) => includesText(units, bedrooms));
  if (crowns.length > 0) tests.push(({ stateRating }) => includesText(crowns, stateRating));
  if (regions.length > 0) tests.push(({ region }) => includesText(regions, region));
  if (sleeps > 0) tests.push((resort) => resort.sleeps !== null && resort.sleeps >= sleeps);
  if (ceiling !== null) {
    tests.push(({ bedrooms }) => {
      const { points, cashCents } = pricesOf(bedrooms);
      return isWithin(ceiling.in === 'points' ? points : cashCents, ceiling.most);
    });
  }
  if (filter.withinBalance && balance !== null) {
    tests.push(({ bedrooms }) => isWithin(pricesOf(bedrooms).points, balance));
  }
  if (area !== null) tests.push((resort) => isInArea(resort, area));
  if (amenities.length > 0) {
    tests.push((resort) => amenities.every((amenity) => resort.amenities.includes(amenity)));
  }
  if (dates !== null && availability !== null) {
    const leftOf = unitsLeftIn(dates);
    tests.push(
      ({ id, units: given, available }) => available && leftOf(availability.get(id), given) !== 0,
    );
  }
  return tests;
};

/**
 * The resorts that a filter lets through, in the order given; the very list when nothing is in force.
 * Whether a resort that is not available is listed at all is for the list to say; with dates it never
 * is, because it cannot be had.
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
