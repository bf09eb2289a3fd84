import type { LocalDate } from '../calendar/local-date.ts';
import { filterParts } from '../directory/filter-parts.ts';
import { type ResortFilter } from '../directory/resort-filter.ts';
import { resortTestOf } from '../directory/filtered-resorts.ts';
import type { IndexedResort, ResortIndex } from './resort-index.ts';

/** The rows of an index that suit a filter. */
export type NarrowedRows = {
  /** 1 for a row that suits. */
  suits: Uint8Array;
  total: number;
  /** Those that are available. */
  open: number;
  /** Those that are available in locations that contain a text (rules 1.5). */
  openIn: (location: string) => number;
};

/** 1 for each location that contains a text. */
const locationsWith = (locations: readonly string[], text: string): Uint8Array => {
  const wanted = text.trim().toLowerCase();
  const isThere = new Uint8Array(locations.length);
  for (let at = 0; at < locations.length; at += 1) {
    if (locations[at]?.includes(wanted) === true) isThere[at] = 1;
  }
  return isThere;
};

/** Amenities and the location are looked up in columns, because all rows are looked at. */
const narrow = (
  { columns, directory }: ResortIndex<IndexedResort>,
  filter: ResortFilter,
  today: LocalDate,
): NarrowedRows => {
  const { amenities, bitOf, locationOf, locations, open } = columns;
  const bits = filter.amenities.reduce((all, amenity) => all | (bitOf.get(amenity) ?? 0), 0);
  const isThere = filter.location === '' ? null : locationsWith(locations, filter.location);
  const rest: ResortFilter = {
    ...filter,
    location: '',
    dates: null,
    amenities: filter.amenities.filter((amenity) => !bitOf.has(amenity)),
  };
  const test =
    filterParts(rest).length === 0
      ? null
      : resortTestOf(rest, { today, balance: null, availability: null });
  const suits = new Uint8Array(directory.length);
  const openAt = new Int32Array(locations.length);
  let [total, openTotal] = [0, 0];
  for (let row = 0; row < suits.length; row += 1) {
    const location = locationOf[row] ?? 0;
    if (((amenities[row] ?? 0) & bits) !== bits || isThere?.[location] === 0) continue;
    if (test !== null) {
      const resort = directory[row];
      if (resort === undefined || !test(resort)) continue;
    }
    suits[row] = 1;
    total += 1;
    if (open[row] !== 1) continue;
    openTotal += 1;
    openAt[location] = (openAt[location] ?? 0) + 1;
  }
  return {
    suits,
    total,
    open: openTotal,
    openIn: (text) => {
      const isWanted = locationsWith(locations, text);
      let there = 0;
      for (let at = 0; at < openAt.length; at += 1) {
        if (isWanted[at] === 1) there += openAt[at] ?? 0;
      }
      return there;
    },
  };
};

/** Most words that are typed leave the filter as it is, so the last ones of each club are kept. */
const MOST_KEPT = 16;
const keptRows = new WeakMap<ResortIndex<IndexedResort>, Map<string, NarrowedRows>>();

/** The rows of an index that suit a filter on a day, without its days: what is sold is not known. */
export const narrowedRows = (
  index: ResortIndex<IndexedResort>,
  filter: ResortFilter,
  today: LocalDate,
): NarrowedRows => {
  const kept = keptRows.get(index) ?? new Map<string, NarrowedRows>();
  keptRows.set(index, kept);
  const key = JSON.stringify([today, { ...filter, dates: null }]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = narrow(index, filter, today);
  kept.set(key, made);
  return made;
};
