import type { LocalDate } from '../calendar/local-date.ts';
import { parseLocalDate } from '../calendar/local-date.ts';
import { resortFromStored } from '../resort/resort.ts';
import { DEFAULT_AVAILABLE_AMOUNT } from '../resort/resort-fields.ts';
import { mostSleeps } from '../resort/room-blocks.ts';
import type { StoredResort } from '../resort/stored-resort.ts';

/** What cards, filter, search and map need of a resort; the rest is in its own document. */
export type CatalogueResort = {
  id: string;
  resortCode: string;
  placeName: string;
  location: string;
  country: string;
  region: string;
  lat: number | null;
  lng: number | null;
  /** Address of the first picture; '' for a resort without one. */
  image: string;
  bedrooms: string;
  /** Beds of the largest room that is described; null when none is. */
  sleeps: number | null;
  /** Units the resort gives the club per night. */
  units: number;
  priceUsd: number;
  priceRate: number | null;
  available: boolean;
  rating: number;
  stateRating: string;
  ownerExclusive: string;
  reviewsAmount: number;
  amenities: readonly string[];
  /** The day it joined the club; null when it is not known. */
  joinedOn: LocalDate | null;
};

/** Version of the packed form; a browser with other code asks for a reload instead of guessing. */
export const CATALOGUE_VERSION = 1;
/**
 * Grows when columns are added. Older code passes over what it does not know, and newer code reads
 * what is there; the server rebuilds a directory of an older edition.
 */
export const CATALOGUE_EDITION = 3;
/** The one document of the packed directory. */
export const CATALOGUE_SHARD = 'directory';

/** Texts that repeat are listed once and pointed to. */
type Dictionary = { words: string[]; at: number[] };

/** The directory as columns, ready for JSON and gzip. */
export type PackedCatalogue = {
  v: typeof CATALOGUE_VERSION;
  /** Absent in the first edition. */
  edition?: number;
  id: string[];
  placeName: string[];
  location: Dictionary;
  country: Dictionary;
  region: Dictionary;
  lat: (number | null)[];
  lng: (number | null)[];
  /** null means the resort's own art, '/art/<id>-1.svg'. */
  image: (string | null)[];
  bedrooms: Dictionary;
  /** Since edition 2. */
  sleeps?: (number | null)[];
  /** Since edition 2. */
  units?: number[];
  priceUsd: number[];
  priceRate: (number | null)[];
  /** 1 available, 0 not. */
  available: number[];
  rating: number[];
  stateRating: Dictionary;
  ownerExclusive: Dictionary;
  reviewsAmount: number[];
  amenities: { words: string[]; at: number[][] };
  /** Since edition 3; '' where it is not known. */
  joinedOn?: Dictionary;
};

/** A document of `catalogue/{shard}`: `packed` is the gzipped JSON of a `PackedCatalogue`. */
export type CatalogueDocument<Bytes> = {
  v: number;
  /** Absent in the first edition. */
  edition?: number;
  count: number;
  builtAt: string;
  packed: Bytes;
};

const ownArt = (id: string): string => `/art/${id}-1.svg`;

const indexer = () => {
  const words: string[] = [];
  const positions = new Map<string, number>();
  const indexOf = (word: string): number => {
    const known = positions.get(word);
    if (known !== undefined) return known;
    positions.set(word, words.length);
    words.push(word);
    return words.length - 1;
  };
  return { words, indexOf };
};

const dictionary = (texts: readonly string[]): Dictionary => {
  const { words, indexOf } = indexer();
  return { words, at: texts.map(indexOf) };
};

/** Packs catalogue rows into columns, in the order given (by id, the order of the directory). */
export const packCatalogue = (rows: readonly CatalogueResort[]): PackedCatalogue => {
  const amenities = indexer();
  return {
    v: CATALOGUE_VERSION,
    edition: CATALOGUE_EDITION,
    id: rows.map((row) => row.id),
    placeName: rows.map((row) => row.placeName),
    location: dictionary(rows.map((row) => row.location)),
    country: dictionary(rows.map((row) => row.country)),
    region: dictionary(rows.map((row) => row.region)),
    lat: rows.map((row) => row.lat),
    lng: rows.map((row) => row.lng),
    image: rows.map((row) => (row.image === ownArt(row.id) ? null : row.image)),
    bedrooms: dictionary(rows.map((row) => row.bedrooms)),
    sleeps: rows.map((row) => row.sleeps),
    units: rows.map((row) => row.units),
    priceUsd: rows.map((row) => row.priceUsd),
    priceRate: rows.map((row) => row.priceRate),
    available: rows.map((row) => (row.available ? 1 : 0)),
    rating: rows.map((row) => row.rating),
    stateRating: dictionary(rows.map((row) => row.stateRating)),
    ownerExclusive: dictionary(rows.map((row) => row.ownerExclusive)),
    reviewsAmount: rows.map((row) => row.reviewsAmount),
    amenities: {
      at: rows.map((row) => row.amenities.map(amenities.indexOf)),
      words: amenities.words,
    },
    joinedOn: dictionary(rows.map((row) => row.joinedOn ?? '')),
  };
};

/** The rows of a packed directory, or null for a form this code does not know. */
export const unpackCatalogue = (packed: PackedCatalogue): CatalogueResort[] | null => {
  if (packed.v !== CATALOGUE_VERSION) return null;
  const word = (column: Dictionary, row: number): string =>
    column.words[column.at[row] ?? -1] ?? '';
  return packed.id.map((id, row) => ({
    id,
    resortCode: id,
    placeName: packed.placeName[row] ?? '',
    location: word(packed.location, row),
    country: word(packed.country, row),
    region: word(packed.region, row),
    lat: packed.lat[row] ?? null,
    lng: packed.lng[row] ?? null,
    image: packed.image[row] ?? ownArt(id),
    bedrooms: word(packed.bedrooms, row),
    sleeps: packed.sleeps?.[row] ?? null,
    units: packed.units?.[row] ?? DEFAULT_AVAILABLE_AMOUNT,
    priceUsd: packed.priceUsd[row] ?? 0,
    priceRate: packed.priceRate[row] ?? null,
    available: packed.available[row] === 1,
    rating: packed.rating[row] ?? 0,
    stateRating: word(packed.stateRating, row),
    ownerExclusive: word(packed.ownerExclusive, row),
    reviewsAmount: packed.reviewsAmount[row] ?? 0,
    amenities: (packed.amenities.at[row] ?? []).flatMap((at) => packed.amenities.words[at] ?? []),
    joinedOn: parseLocalDate(packed.joinedOn && word(packed.joinedOn, row)),
  }));
};

/**
 * The catalogue row of a stored resort. It shows the first image that is not empty. A document from an
 * older version of the form may lack fields, as for `resortFromStored`.
 */
export const catalogueRow = (id: string, stored: Partial<StoredResort>): CatalogueResort => {
  const resort = resortFromStored(id, stored);
  return {
    id,
    resortCode: resort.resortCode,
    placeName: resort.placeName,
    location: resort.location,
    country: resort.country,
    region: resort.region,
    lat: resort.lat,
    lng: resort.lng,
    image: resort.images[0] ?? '',
    bedrooms: resort.bedrooms,
    sleeps: mostSleeps(resort.rooms),
    units: resort.availableAmount,
    priceUsd: resort.priceUsd,
    priceRate: resort.priceRate,
    available: resort.available,
    rating: resort.rating,
    stateRating: resort.stateRating,
    ownerExclusive: resort.ownerExclusive,
    reviewsAmount: resort.reviewsAmount,
    amenities: resort.amenities,
    joinedOn: parseLocalDate(stored.joinedOn),
  };
};
