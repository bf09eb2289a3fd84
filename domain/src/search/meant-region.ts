import { editDistance } from './edit-distance.ts';
import { withoutAccents } from './plain-word.ts';
import type { IndexedResort, ResortIndex } from './resort-index.ts';
import { queryWords } from './resort-search.ts';

const MIN_WORD_LENGTH = 4;
const MOST_MISTAKES = 2;

/** The words of a name that identify it by themselves; 'and' does not. */
const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .split(/[^\p{L}]/u)
    .filter((word) => word.length >= MIN_WORD_LENGTH);

/** How near a word is to one of a name; null when it is not. */
const nearness = (typed: string, name: readonly string[]): number | null => {
  const distances = name.flatMap((word) => {
    const most = word.length > MIN_WORD_LENGTH ? MOST_MISTAKES : 1;
    const distance = editDistance(typed, word, most)?.whole ?? Infinity;
    return distance > most ? [] : [distance];
  });
  return distances.length === 0 ? null : Math.min(...distances);
};

/** Each region by its own name and by those of its countries. */
const namedRegions = (resorts: readonly IndexedResort[]): Map<string, string> => {
  const regions = new Map<string, string>();
  for (const { region, country } of resorts) {
    if (region === '') continue;
    regions.set(region, region);
    if (!regions.has(country)) regions.set(country, region);
  }
  return regions;
};

/**
 * The region that the visitor seems to have meant, by its name or by one of its countries, though no
 * location says it ('caribbean', 'carribean'): the one with the most words near to those typed.
 */
const regionByName = (resorts: readonly IndexedResort[], query: string): string | null => {
  const typed = queryWords(query).flatMap(wordsOf);
  if (typed.length === 0) return null;
  let best = { region: '', words: 0, mistakes: 0 };
  for (const [name, region] of namedRegions(resorts)) {
    const parts = wordsOf(name);
    const near = typed.map((word) => nearness(word, parts)).filter((one) => one !== null);
    const mistakes = near.reduce((sum, one) => sum + one, 0);
    const isBetter =
      near.length > best.words || (near.length === best.words && mistakes < best.mistakes);
    if (isBetter) best = { region, words: near.length, mistakes };
  }
  return best.region === '' ? null : best.region;
};

/**
 * The region to look around in when a query has found nothing: that of the likeliest query that was
 * meant, else one whose name is near; null when there is no hint.
 */
export const meantRegion = <Item extends IndexedResort>(
  index: ResortIndex<Item>,
  query: string,
  meant: string | undefined,
): string | null => {
  const byName = regionByName(index.resorts, query);
  if (byName !== null || meant === undefined) return byName;
  const best = index.resorts[index.rank(meant)[0] ?? -1];
  return best === undefined || best.region === '' ? null : best.region;
};
