import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { RESORT_PAGE_SIZE } from '@club/domain/directory/pagination';
import { sortByName } from '@club/domain/directory/resort-sort';
import { displayName } from '@club/domain/resort/resort-name';

/** Resorts under a heading, by name: those of a country, or of a letter. */
export type ResortGroup = { title: string; resorts: readonly CatalogueResort[] };
/** The countries of a part of the world, by name. */
export type RegionGroup = { region: string; count: number; countries: readonly ResortGroup[] };

const ELSEWHERE = 'Elsewhere';
/** Names that begin with no letter. */
const OTHER_LETTER = '#';

const byName = (one: CatalogueResort, other: CatalogueResort): number =>
  displayName(one.placeName).localeCompare(displayName(other.placeName), 'en');

const sortedGroups = (
  resorts: readonly CatalogueResort[],
  keyOf: (resort: CatalogueResort) => string,
): [string, CatalogueResort[]][] =>
  [...Map.groupBy(resorts, keyOf)].toSorted(([a], [b]) => a.localeCompare(b, 'en'));

/** The resorts that can be booked. */
const open = (resorts: readonly CatalogueResort[]): CatalogueResort[] =>
  resorts.filter((resort) => resort.available);

/** The resorts that can be booked, A–Z by region, country and name. */
export const resortGroups = (resorts: readonly CatalogueResort[]): RegionGroup[] =>
  sortedGroups(open(resorts), ({ region }) => region || ELSEWHERE).map(([region, inRegion]) => ({
    region,
    count: inRegion.length,
    countries: sortedGroups(inRegion, ({ country }) => country || ELSEWHERE).map(
      ([title, inCountry]) => ({ title, resorts: inCountry.toSorted(byName) }),
    ),
  }));

/** The first letter of a name without its accent, 'É' as 'E'; '#' for a sign or a figure. */
const letterOf = (name: string): string => {
  const [first = ''] = name.normalize('NFD').toUpperCase();
  return /\p{L}/u.test(first) ? first : OTHER_LETTER;
};

/** The resorts that can be booked, A–Z by name under their first letters. */
export const resortLetters = (resorts: readonly CatalogueResort[]): ResortGroup[] =>
  sortedGroups(open(resorts), ({ placeName }) => letterOf(displayName(placeName))).map(
    ([title, inLetter]) => ({ title, resorts: inLetter.toSorted(byName) }),
  );

/** The first page of the directory by name that has a resort under a letter, by the letters. */
export const pagesOfLetters = (
  resorts: readonly CatalogueResort[],
): ReadonlyMap<string, number> => {
  const pages = new Map<string, number>();
  for (const [at, { placeName }] of sortByName(open(resorts)).entries()) {
    const letter = letterOf(displayName(placeName));
    if (!pages.has(letter)) pages.set(letter, Math.floor(at / RESORT_PAGE_SIZE) + 1);
  }
  return pages;
};
