import type { LocalDate } from '../calendar/local-date.ts';
import { type FilterPart, withPart } from '../directory/filter-parts.ts';
import { NO_FILTER, type ResortFilter } from '../directory/resort-filter.ts';
import { correctedQueries, meantWords } from './corrected-query.ts';
import { narrowedRows } from './narrowed-rows.ts';
import { placesLike } from './places.ts';
import { plainPhrase } from './plain-word.ts';
import type { IndexedResort, ResortIndex } from './resort-index.ts';
import { queryWords } from './resort-search.ts';
import { filterWith } from './search-results.ts';
import { understandQuery, type UnderstoodQuery } from './understood-query.ts';
import { AMENITY_WORDS, LITTLE_WORDS } from './criteria-words.ts';

/** A list of resorts that is suggested: a place, a region or an amenity, with what was typed before. */
export type SuggestedList = {
  name: string;
  filter: ResortFilter;
  /** Available resorts in it; null where the days decide. */
  resorts: number | null;
};

/** What is suggested while a visitor types. */
export type Suggestions<Item> = {
  /** Resorts that a search for the text finds now; null where the days decide. */
  total: number | null;
  /** The first available of them, in the order of the search. */
  resorts: readonly Item[];
  places: readonly SuggestedList[];
  amenities: readonly SuggestedList[];
  /** Near spellings of the query, where a word of it is nowhere in the club. */
  corrections: readonly string[];
  /** What the text means, where it is more than a plain text. */
  understood: UnderstoodQuery | null;
};

const RESORTS = 4;
const PLACES = 3;
const AMENITIES = 2;
const CORRECTIONS = 2;
/** A beginning of an amenity is at least so long: 'a' begins too much. */
const MIN_BEGINNING = 2;

/** Names with a word that begins with a text, those of most resorts first. */
const beginningWith = (counts: ReadonlyMap<string, number>, beginning: string): string[] =>
  [...counts]
    .filter(([name]) => ` ${plainPhrase(name)}`.includes(` ${beginning}`))
    .toSorted(([, some], [, others]) => others - some)
    .map(([name]) => name);

/** Amenities of the club that a text begins, by their own or other words. */
const amenitiesLike = (amenities: ReadonlyMap<string, number>, beginning: string): string[] => {
  if (beginning.length < MIN_BEGINNING) return [];
  const meant = new Set(beginningWith(amenities, beginning));
  for (const [phrase, amenity] of AMENITY_WORDS) {
    if (phrase.startsWith(beginning) && amenities.has(amenity)) meant.add(amenity);
  }
  return [...meant];
};

const isOpen = ({ resorts }: SuggestedList): boolean => resorts !== 0;

/** Parts of a text that a name may begin with, the whole text first, with what is before them. */
const endingsOf = (words: readonly string[]): { before: string; ending: string }[] =>
  words.flatMap((word, at) =>
    LITTLE_WORDS.has(word)
      ? []
      : [{ before: words.slice(0, at).join(' '), ending: words.slice(at).join(' ') }],
  );

/**
 * Makes what gives the suggestions of one club for a text that is being typed: places before resorts
 * before amenities, each with the filter of the words before it. A blank text gets none.
 */
export const createSuggestions = <Item extends IndexedResort>(index: ResortIndex<Item>) => {
  const narrowed = (filter: ResortFilter, today: LocalDate) => narrowedRows(index, filter, today);

  /** The filter of the words before an ending; null where they are no criterion, or not only one. */
  const filterBefore = (before: string, today: LocalDate): ResortFilter | null => {
    if (queryWords(before).every((word) => LITTLE_WORDS.has(word))) return NO_FILTER;
    const understood = understandQuery(index, before, today);
    return understood === null || understood.text !== '' || understood.phrases.length === 0
      ? null
      : filterWith(NO_FILTER, understood);
  };

  const list = (
    name: string,
    part: FilterPart,
    lead: ResortFilter,
    today: LocalDate,
  ): SuggestedList => {
    const filter = withPart(lead, part);
    const count = (): number => {
      if (lead === NO_FILTER && part.kind === 'amenity') return index.amenities.get(name) ?? 0;
      if (lead === NO_FILTER && part.kind === 'region') return index.regions.get(name) ?? 0;
      return part.kind === 'location'
        ? narrowed(lead, today).openIn(part.text)
        : narrowed(filter, today).open;
    };
    return { name, filter, resorts: filter.dates === null ? count() : null };
  };

  const lists = (typed: string, today: LocalDate) => {
    for (const { before, ending } of endingsOf(queryWords(typed))) {
      const plain = plainPhrase(ending);
      const regions = plain === '' ? [] : beginningWith(index.regions, plain);
      const places = placesLike(index.places, ending, PLACES);
      const amenities = amenitiesLike(index.amenities, plain).slice(0, AMENITIES);
      const isNamed = regions.length + places.length + amenities.length > 0;
      const lead = isNamed ? filterBefore(before, today) : null;
      if (lead === null) continue;
      const hasPlace = lead.location !== '' || lead.area !== null;
      const placesUnder = (under: ResortFilter): SuggestedList[] =>
        [
          ...places.map(({ name }) => list(name, { kind: 'location', text: name }, under, today)),
          ...regions
            // Some regions are one country, which is a place.
            .filter((region) => places.every(({ name }) => name !== region))
            .map((region) => list(region, { kind: 'region', region }, under, today)),
        ]
          .filter(isOpen)
          .slice(0, PLACES);
      const inPlaces = hasPlace ? [] : placesUnder(lead);
      return {
        // Where no place has it all, the place itself is still a good start.
        places: inPlaces.length === 0 && !hasPlace ? placesUnder(NO_FILTER) : inPlaces,
        amenities: amenities
          .map((amenity) => list(amenity, { kind: 'amenity', amenity }, lead, today))
          .filter(isOpen),
      };
    }
    return { places: [], amenities: [] };
  };

  /** The rows that a search finds: all of them, and the first that can be had. */
  const found = (
    typed: string,
    understood: UnderstoodQuery | null,
    today: LocalDate,
  ): { total: number | null; resorts: readonly Item[] } => {
    const filter = understood === null ? NO_FILTER : filterWith(NO_FILTER, understood);
    const isListed = understood !== null && understood.text === '' && understood.phrases.length > 0;
    const ranked = index.rank(isListed ? understood.order : (understood?.text ?? typed));
    const within = filter === NO_FILTER ? null : narrowed(filter, today);
    const resorts = new Set<Item>();
    const offer = (row: number): void => {
      const resort = index.resorts[row];
      if (resort?.available === true && resorts.size < RESORTS) resorts.add(resort);
    };
    let matching = 0;
    for (const row of ranked) {
      if (within === null && resorts.size === RESORTS) break;
      if (within !== null && within.suits[row] !== 1) continue;
      matching += 1;
      offer(row);
    }
    if (isListed && within !== null) {
      for (let row = 0; row < within.suits.length && resorts.size < RESORTS; row += 1) {
        if (within.suits[row] === 1) offer(row);
      }
    }
    const listed = isListed ? within?.total : matching;
    const total = within === null ? ranked.length : (listed ?? 0);
    return { total: filter.dates === null ? total : null, resorts: [...resorts] };
  };

  return (typed: string, today: LocalDate): Suggestions<Item> => {
    const understood = understandQuery(index, typed, today, { unfinished: true });
    const words = understood === null ? meantWords(index, typed, { unfinished: true }) : [];
    return {
      ...found(typed, understood, today),
      ...lists(typed, today),
      corrections: correctedQueries(words).slice(0, CORRECTIONS),
      understood,
    };
  };
};
