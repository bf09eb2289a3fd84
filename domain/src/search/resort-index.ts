import type { FilterableResort } from '../directory/resort-filter.ts';
import { haystackOf } from './haystack.ts';
import { type Places, placesSteps } from './places.ts';
import { plainPhrase } from './plain-word.ts';
import { postingsOf } from './postings.ts';
import { rowRanking } from './rank-rows.ts';
import { asFound, queryWords, type SearchableResort } from './resort-search.ts';
import { type Vocabulary, vocabularySteps } from './vocabulary.ts';

/** What the index reads of a resort. */
export type IndexedResort = SearchableResort & FilterableResort & { country: string };

/** What filters look at most, by row. */
export type RowColumns = {
  /** The amenities of each resort, one bit for each that has a bit. */
  amenities: Int32Array;
  bitOf: ReadonlyMap<string, number>;
  /** The location of each resort, as a position in `locations`, which are in lower case. */
  locationOf: Int32Array;
  locations: readonly string[];
  /** 1 for a resort that is available. */
  open: Uint8Array;
};

/** Amenities or regions with the number of available resorts that have them. */
export type Counted = ReadonlyMap<string, number>;

/** The directory made ready for searching while a visitor types. */
export type ResortIndex<Item extends IndexedResort> = {
  /** The resorts as search shows them (see `asFound`), in the order of the directory. */
  resorts: readonly Item[];
  /** The same as the directory has them. */
  directory: readonly Item[];
  /** Positions in `resorts` of what matches a query, best first: the order of `searchResorts`. */
  rank: (query: string) => Int32Array<ArrayBuffer>;
  /** What matches a query, best first. */
  find: (query: string) => Item[];
  /** True when a word, as `queryWords` gives it, is anywhere in a name, location or code. */
  hasWord: (word: string) => boolean;
  vocabulary: Vocabulary;
  places: Places;
  amenities: Counted;
  regions: Counted;
  columns: RowColumns;
};

/** Rows of one step, which takes well below a millisecond. */
const SLICE = 256;

/** Amenities that have a bit of a number; the rest is looked up. */
const BITS = 31;

/** Groups what comes row by row under texts, each text once. */
const grouping = () => {
  const texts: string[] = [];
  const rows: number[][] = [];
  const positions = new Map<string, number>();
  return {
    texts,
    rows,
    /** The position of the text. */
    add: (text: string, row: number): number => {
      const known = positions.get(text);
      if (known === undefined) {
        positions.set(text, texts.length);
        texts.push(text);
        return rows.push([row]) - 1;
      }
      const list = rows[known];
      // The rows come in order, so a word that a name has twice is the last one listed.
      if (list !== undefined && list.at(-1) !== row) list.push(row);
      return known;
    },
  };
};

const countOne = (counts: Map<string, number>, text: string): void => {
  if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
};

/** A text on one line; no word of a query has white space, so nothing is lost. */
const onOneLine = (text: string): string => text.replaceAll('\n', ' ');

/**
 * Builds the index step by step, so that a page can respond between the steps. Words of a query have
 * no white space: a name contains one exactly if one of the name's own words does, and each
 * distinct word is looked at once, however many resorts have it.
 */
export const resortIndexSteps = function* <Item extends IndexedResort>(
  resorts: readonly Item[],
): Generator<undefined, ResortIndex<Item>> {
  const shown: Item[] = [];
  const names = grouping();
  const locations = grouping();
  const codes: string[] = [];
  const amenities = new Map<string, number>();
  const regions = new Map<string, number>();
  const bitOf = new Map<string, number>();
  const bits = new Int32Array(resorts.length);
  const open = new Uint8Array(resorts.length);
  const locationOf = new Int32Array(resorts.length);
  for (const [row, resort] of resorts.entries()) {
    shown.push(asFound(resort));
    // A blank at an end makes an empty word, which no query has.
    for (const word of resort.placeName.toLowerCase().split(/\s+/)) names.add(word, row);
    locationOf[row] = locations.add(resort.location, row);
    codes.push(onOneLine(resort.resortCode.toLowerCase()));
    for (const amenity of resort.amenities) {
      if (!bitOf.has(amenity) && bitOf.size < BITS) bitOf.set(amenity, 1 << bitOf.size);
      bits[row] = (bits[row] ?? 0) | (bitOf.get(amenity) ?? 0);
      if (resort.available) countOne(amenities, amenity);
    }
    if (resort.available) {
      open[row] = 1;
      countOne(regions, resort.region);
    }
    if (row % SLICE === SLICE - 1) yield;
  }

  const lowerLocations: string[] = [];
  const available: number[] = [];
  for (const [entry, location] of locations.texts.entries()) {
    lowerLocations.push(onOneLine(location.toLowerCase()));
    const rows = locations.rows[entry] ?? [];
    available.push(rows.filter((row) => resorts[row]?.available === true).length);
    if (entry % SLICE === SLICE - 1) yield;
  }
  const places = yield* placesSteps(
    locations.texts.map((location, entry) => [location, available[entry] ?? 0] as const),
  );
  yield;
  const vocabulary = yield* vocabularySteps([
    ...names.texts.map((word, entry) => [word, names.rows[entry]?.length ?? 0] as const),
    ...lowerLocations.flatMap((location, entry) =>
      location.split(/\s+/).map((word) => [word, locations.rows[entry]?.length ?? 0] as const),
    ),
    ...[...regions].flatMap(([region, count]) =>
      plainPhrase(region)
        .split(' ')
        .map((word) => [word, count] as const),
    ),
  ]);
  yield;
  const nameWords = haystackOf(names.texts);
  const nameRows = postingsOf(names.rows);
  yield;
  const locationText = haystackOf(lowerLocations);
  const locationRows = postingsOf(locations.rows);
  yield;
  const codeText = haystackOf(codes);
  yield;
  const rankWords = rowRanking({
    size: resorts.length,
    nameWords,
    nameRows,
    locations: locationText,
    locationRows,
    codes: codeText,
  });
  const rank = (query: string): Int32Array<ArrayBuffer> => rankWords(queryWords(query));
  return {
    resorts: shown,
    directory: resorts,
    rank,
    find: (query) => {
      const found: Item[] = [];
      for (const row of rank(query)) {
        const resort = shown[row];
        if (resort !== undefined) found.push(resort);
      }
      return found;
    },
    hasWord: (word) =>
      nameWords.text.includes(word) ||
      locationText.text.includes(word) ||
      codeText.text.includes(word),
    vocabulary,
    places,
    amenities,
    regions,
    columns: { amenities: bits, bitOf, locationOf, locations: lowerLocations, open },
  };
};

/** The index of a directory, built in one go. */
export const buildResortIndex = <Item extends IndexedResort>(
  resorts: readonly Item[],
): ResortIndex<Item> => {
  const steps = resortIndexSteps(resorts);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
};
