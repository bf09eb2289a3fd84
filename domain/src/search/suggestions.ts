import { correctedQueries, meantWords } from './corrected-query.ts';
import { type Place, placesLike } from './places.ts';
import type { IndexedResort, ResortIndex } from './resort-index.ts';

/** What is suggested while a visitor types. */
export type Suggestions<Item> = {
  /** Resorts that a search for the text finds now. */
  total: number;
  /** The first available of them, in the order of the search. */
  resorts: readonly Item[];
  places: readonly Place[];
  /** Near spellings of the query, where a word of it is nowhere in the club. */
  corrections: readonly string[];
};

const RESORTS = 4;
const PLACES = 3;
const CORRECTIONS = 2;

/** The suggestions for a text that is being typed. A blank text gets none. */
export const suggestionsFor = <Item extends IndexedResort>(
  index: ResortIndex<Item>,
  typed: string,
): Suggestions<Item> => {
  const ranked = index.rank(typed);
  const resorts: Item[] = [];
  for (const row of ranked) {
    const resort = index.resorts[row];
    if (resort?.available === true) resorts.push(resort);
    if (resorts.length === RESORTS) break;
  }
  const words = meantWords(index, typed, { unfinished: true });
  return {
    total: ranked.length,
    resorts,
    // A place's own number of resorts is that of the list that opens.
    places: placesLike(index.places, typed, PLACES).map((place) => ({
      ...place,
      resorts: index.countIn(place.name),
    })),
    corrections: correctedQueries(words).slice(0, CORRECTIONS),
  };
};
