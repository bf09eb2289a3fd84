import type { FilterableResort } from './resort-filter.ts';
import type { UnitPrices } from './filtered-resorts.ts';

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

/** Places 0, 1, 2 … of a list. */
const placesOf = (length: number): Uint32Array => Uint32Array.from({ length }, (_, place) => place);

/**
 * Sorts places by whole numbers, equals as they were. Number and place are packed into one number, so
 * that no comparison function is called: 50,000 in a few milliseconds.
 */
const inOrder = (places: Uint32Array, keyOf: (place: number) => number): Uint32Array => {
  const keys = new Float64Array(places.length);
  for (let at = 0; at < places.length; at += 1) keys[at] = keyOf(places[at] ?? 0) * MAX_PLACES + at;
  keys.sort();
  return places.map((_, at) => {
    const key = keys[at] ?? 0;
    return places[key - Math.floor(key / MAX_PLACES) * MAX_PLACES] ?? 0;
  });
};

const itemsAt = <Item>(items: readonly Item[], places: Uint32Array): Item[] => {
  const sorted: Item[] = [];
  for (const place of places) {
    const item = items[place];
    if (item !== undefined) sorted.push(item);
  }
  return sorted;
};

/** Orders by whole numbers from 0 to `MAX_KEY`, equals as they were. */
const sortByKey = <Item>(items: readonly Item[], keyOf: (item: Item) => number): Item[] => {
  const keys = Float64Array.from(items, (item) =>
    Math.min(MAX_KEY, Math.max(0, Math.round(keyOf(item)))),
  );
  return itemsAt(
    items,
    inOrder(placesOf(items.length), (place) => keys[place] ?? 0),
  );
};

const PLAIN = /^[\u0020-\u007E]*$/;
/** Letters of a name that are one number, and how many numbers are looked at. */
const LETTERS_A_KEY = 6;
const NAME_KEYS = 4;
/** Places of the alphabet: space, digits, letters, everything else; six of them are below 2^32. */
const ALPHABET = 39;
const OTHER = ALPHABET - 1;

const placeOf = (code: number): number => {
  if (code >= 97 && code <= 122) return code - 97 + 11;
  if (code >= 48 && code <= 57) return code - 48 + 1;
  return code === 32 ? 0 : OTHER;
};

const namesAsNumbers = new WeakMap<FilterableResort, Float64Array>();

/**
 * The first 24 letters of a name as numbers, without case and accents; worked out once for each
 * resort. Letters of other scripts come after all others, in the order of the list.
 */
const nameNumbers = (resort: FilterableResort): Float64Array => {
  const known = namesAsNumbers.get(resort);
  if (known !== undefined) return known;
  const { placeName } = resort;
  const bare = PLAIN.test(placeName)
    ? placeName
    : placeName.normalize('NFD').replace(/\p{Mark}/gu, '');
  const name = bare.toLowerCase();
  const numbers = new Float64Array(NAME_KEYS);
  for (let at = 0; at < NAME_KEYS * LETTERS_A_KEY; at += 1) {
    const key = Math.floor(at / LETTERS_A_KEY);
    const place = at < name.length ? placeOf(name.charCodeAt(at)) : 0;
    numbers[key] = (numbers[key] ?? 0) * ALPHABET + place;
  }
  namesAsNumbers.set(resort, numbers);
  return numbers;
};

/** By name without case and accents, equals as they were. */
export const sortByName = <Item extends FilterableResort>(
  resorts: readonly Item[],
): readonly Item[] => {
  // By the last letters first: an order that keeps equals makes the letters before them count more.
  const numbers = resorts.map(nameNumbers);
  let places = placesOf(resorts.length);
  for (let key = NAME_KEYS - 1; key >= 0; key -= 1) {
    const at = key;
    places = inOrder(places, (place) => numbers[place]?.[at] ?? 0);
  }
  return itemsAt(resorts, places);
};

/** Ratings count in hundredths, and among equals the number of reviews. */
const MAX_REVIEWS = 2 ** 20 - 1;
const ratingKey = ({ rating, reviewsAmount }: FilterableResort): number =>
  Math.round(rating * 100) * (MAX_REVIEWS + 1) + Math.min(MAX_REVIEWS, reviewsAmount);

/** The best rated first, of equals those with more reviews. */
export const sortByRating = <Item extends FilterableResort>(resorts: readonly Item[]): Item[] =>
  sortByKey(resorts, (resort) => MAX_KEY - ratingKey(resort));

/** Points of a stay cost at most 2^23; the cash total orders units of the same points. */
const CASH_STEPS = 2 ** 8;
const CENTS_A_STEP = 1000;

/**
 * Resorts in an order, without changing the list; equals stay as they were. What has no price comes
 * last both ways. Lists of more than a million resorts are not meant for it.
 */
export const sortResorts = <Item extends FilterableResort>(
  resorts: readonly Item[],
  sort: ResortSort,
  pricesOf: (resort: Item) => UnitPrices,
): readonly Item[] => {
  if (sort === 'given') return resorts;
  if (sort === 'name') return sortByName(resorts);
  if (sort === 'rating') return sortByRating(resorts);
  const keyOf = (resort: Item): number => {
    const { points, cashCents } = pricesOf(resort);
    if (points === null) return MAX_KEY;
    const cash = Math.min(CASH_STEPS - 1, (cashCents ?? Infinity) / CENTS_A_STEP);
    const key = points * CASH_STEPS + cash;
    return sort === 'price-low' ? key : MAX_KEY - 1 - key;
  };
  return sortByKey(resorts, keyOf);
};
