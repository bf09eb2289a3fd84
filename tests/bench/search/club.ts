import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { catalogueRow } from '@club/domain/catalogue/packed-catalogue';
import type { Random } from '../../../scripts/seed/random.ts';
import { hashText, randomFrom } from '../../../scripts/seed/random.ts';
import { buildSeedResorts } from '../../../scripts/seed/resorts.ts';

/** Different words of names in a club of 50,000: as many as that many real names have. */
const NAME_WORDS = 27_000;
/** Different towns: the demo club has few, which would flatter an index. */
const TOWNS = 4_000;
const GROUPS = 100;

const STARTS = ['b', 'c', 'd', 'f', 'g', 'h', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'st', 'br'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ea', 'oa', 'ia'];
const ENDS = ['', '', 'n', 'r', 's', 'l', 'ch', 'rd', 'm'];

const syllable = (random: Random): string =>
  `${random.pick(STARTS)}${random.pick(VOWELS)}${random.pick(ENDS)}`;

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const words = (count: number, random: Random): string[] => {
  const made = new Set<string>();
  while (made.size < count) {
    const syllables = random.whole(2, 3);
    made.add(capital(Array.from({ length: syllables }, () => syllable(random)).join('')));
  }
  return [...made];
};

/**
 * The directory of a large club: the demo's resorts, of which those beyond the described ones get a
 * word of their own in the name and lie in towns of their own, so that there are as many different
 * words as a club of that size would have.
 */
export const searchClub = (size: number): CatalogueResort[] => {
  const random = randomFrom(`search-club/${size}`);
  const share = size / 50_000;
  const names = words(Math.ceil(NAME_WORDS * share), random);
  const towns = words(Math.ceil(TOWNS * share), random);
  return buildSeedResorts(size).map((stored, at) => {
    const row = catalogueRow(stored._id, stored);
    if (at < 252) return row;
    const around = row.location.split(', ').slice(1);
    // Each country has every hundredth town, so that a town lies in one place only.
    const group = hashText(around.join()) % GROUPS;
    const town = towns[random.whole(0, Math.floor(towns.length / GROUPS) - 1) * GROUPS + group];
    return {
      ...row,
      placeName: `${random.pick(names)} ${row.placeName}`,
      location: [random.chance(0.2) ? 'Palm Beach' : (town ?? ''), ...around].join(', '),
    };
  });
};
