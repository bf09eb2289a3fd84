import type { FilterDates, FilterableResort } from './resort-filter.ts';
import { unitPricesOf } from './resort-filter.ts';

/**
 * Orders of a list of resorts. 'given' is the list's own: that of the directory, or best match first.
 * Prices are those of the stay in the main unit, points before cash.
 */
export const RESORT_SORTS = ['given', 'price-low', 'price-high', 'rating', 'name'] as const;
export type ResortSort = (typeof RESORT_SORTS)[number];

/** True for one of the orders. */
export const isResortSort = (value: unknown): value is ResortSort =>
  RESORT_SORTS.some((sort) => sort === value);

/** More resorts than there will be, so that a number holds a key and a place in the list. */
const MAX_PLACES = 2 ** 20;
/** Keys are whole numbers below this. */
const MAX_KEY = 2 ** 32 - 1;

/**
 * Orders by whole numbers, equals as they were. Key and place are one number each, so that they are
 * sorted without a comparison being called: 50,000 resorts in a few milliseconds.
 */
const sortByKey = <Item>(items: readonly Item[], keyOf: (item: Item) => number): Item[] => {
  const keys = new Float64Array(items.length);
  for (const [place, item] of items.entries()) {
    keys[place] = Math.min(MAX_KEY, Math.max(0, Math.round(keyOf(item)))) * MAX_PLACES + place;
  }
  keys.sort();
  const sorted: Item[] = [];
  for (const key of keys) {
    const item = items[key % MAX_PLACES];
    if (item !== undefined) sorted.push(item);
  }
  return sorted;
};

const PLAIN = /^[\u0020-\u007E]*$/;
const names = new WeakMap<FilterableResort, string>();

/** A name as it is sorted by: without case and accents; worked out once for each resort. */
const sortedName = (resort: FilterableResort): string => {
  const known = names.get(resort);
  if (known !== undefined) return known;
  const { placeName } = resort;
  const bare = PLAIN.test(placeName)
    ? placeName
    : placeName.normalize('NFD').replace(/\p{Mark}/gu, '');
  const name = bare.toLowerCase();
  names.set(resort, name);
  return name;
};

const byName = (a: FilterableResort, b: FilterableResort): number => {
  const [one, other] = [sortedName(a), sortedName(b)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Ratings count in hundredths, and among equals the number of reviews. */
const MAX_REVIEWS = 2 ** 20 - 1;
const ratingKey = ({ rating, reviewsAmount }: FilterableResort): number =>
  Math.round(rating * 100) * (MAX_REVIEWS + 1) + Math.min(MAX_REVIEWS, reviewsAmount);

/** Points of a stay cost at most 2^23; the cash total tells units of the same points apart. */
const CASH_STEPS = 2 ** 8;
const CENTS_A_STEP = 1000;

/**
 * Resorts in an order, without changing the list; equals stay as they were. What has no price comes
 * last both ways. Lists of more than a million resorts are not meant for it.
 */
export const sortResorts = <Item extends FilterableResort>(
  resorts: readonly Item[],
  sort: ResortSort,
  stay: FilterDates,
): readonly Item[] => {
  if (sort === 'given') return resorts;
  if (sort === 'name') return resorts.toSorted(byName);
  if (sort === 'rating') return sortByKey(resorts, (resort) => MAX_KEY - ratingKey(resort));
  const pricesOf = unitPricesOf(stay);
  const keyOf = ({ bedrooms }: Item): number => {
    const { points, cashCents } = pricesOf(bedrooms);
    if (points === null) return MAX_KEY;
    const cash = Math.min(CASH_STEPS - 1, (cashCents ?? Infinity) / CENTS_A_STEP);
    const key = points * CASH_STEPS + cash;
    return sort === 'price-low' ? key : MAX_KEY - 1 - key;
  };
  return sortByKey(resorts, keyOf);
};
