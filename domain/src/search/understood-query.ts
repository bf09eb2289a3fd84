import type { LocalDate } from '../calendar/local-date.ts';
import type { FilterPart } from '../directory/filter-parts.ts';
import { areaAround, WARM_AREA } from '../directory/map-area.ts';
import { nearName, nearSpelling } from './near-spelling.ts';
import type { Place } from './places.ts';
import { plainPhrase } from './plain-word.ts';
import type { IndexedResort, ResortIndex } from './resort-index.ts';
import { queryText } from './resort-search.ts';
import { MIN_WORD_LENGTH } from './vocabulary.ts';
import { isLength, LONGEST_PATTERN, patternParts } from './criteria-patterns.ts';
import {
  AMENITY_WORDS,
  AROUND_WORDS,
  BEFORE_PLACES,
  GENERAL_WORDS,
  LITTLE_WORDS,
  LONGEST_CRITERION,
  OTHER_NAMES,
  UNKNOWN_CRITERIA,
  WARM_WORDS,
} from './criteria-words.ts';

/** Words of a query that say what a filter says. */
export type Phrase = {
  /** Its first word and the one after its last, with the little words before it. */
  from: number;
  to: number;
  parts: readonly FilterPart[];
  /** 'Near Orlando': what the chip of an area says. */
  label?: string;
};

/** What a query means. */
export type UnderstoodQuery = {
  /** The words of the query, corrected. */
  words: readonly string[];
  phrases: readonly Phrase[];
  /** The words that no filter says, corrected: they are searched for as every text is (rules 5.2). */
  text: string;
  /** All words but the little ones: the order of a list in which no text is searched for. */
  order: string;
  /** The query with other spellings; null where it is taken as typed. */
  corrected: string | null;
  /** Words that nothing in the club has. */
  missed: readonly string[];
};

type Word = { typed: string; plain: string };
/**
 * `isPlain` for a place by its own name, which a plain text finds as well; `called` is that name where
 * another was typed.
 */
type Unit =
  | {
      kind: 'phrase';
      length: number;
      parts: readonly FilterPart[];
      isPlain: boolean;
      label?: string;
      called?: string;
    }
  | { kind: 'general'; length: number }
  | { kind: 'little' | 'unknown' | 'text'; length: 1 };

/** How far around a place is still near it. */
const NEAR_KM = 200;
const LONGEST_PLACE = 5;
/** Words of regions that lie in many others. */
const DIRECTION = /^(?:(?:north|south|east|west|central|middle)(?:ern)?|united|states|america)$/;
const MIN_REGION_WORD = 4;

/** Shorter words are near to too many others. */
const MIN_CORRECTED = 4;
/** Shorter words hide in too many names: 'spa' in 'Spain'. */
const MIN_ORDERING = 4;
/** What may also be in a name or a location. */
const ORDERING: ReadonlySet<FilterPart['kind']> = new Set([
  'amenity',
  'area',
  'location',
  'region',
]);

const phraseOf = (words: readonly Word[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ plain }) => plain)
    .filter((plain) => plain !== '')
    .join(' ');

type Region = { name: string; plain: string };

/** Regions that a phrase names: itself, or by one of its own words, as 'europe' does. */
const regionsNamed = (regions: readonly Region[], phrase: string): string[] => {
  const whole = regions.filter(({ plain }) => plain === phrase);
  const isPart = phrase.length >= MIN_REGION_WORD && !DIRECTION.test(phrase);
  const named =
    whole.length > 0 || !isPart
      ? whole
      : regions.filter(({ plain }) => ` ${plain} `.includes(` ${phrase} `));
  return named.map(({ name }) => name);
};

/** Reads phrases with what one club has. */
const phraseReader = (index: ResortIndex<IndexedResort>) => {
  const regions = Array.from(index.regions.keys(), (name) => ({ name, plain: plainPhrase(name) }));
  const amenityNames = new Map(
    Array.from(index.amenities.keys(), (amenity) => [plainPhrase(amenity), amenity] as const),
  );
  const amenityOf = (phrase: string): string | undefined =>
    amenityNames.get(phrase) ??
    amenityNames.get(plainPhrase(AMENITY_WORDS.get(phrase) ?? 'no amenity'));

  const criterionParts = (phrase: string): FilterPart[] => {
    const amenity = amenityOf(phrase);
    if (amenity !== undefined) return [{ kind: 'amenity', amenity }];
    return WARM_WORDS.has(phrase) ? [{ kind: 'area', area: WARM_AREA }] : [];
  };

  /** By its own name, else by what people call it. */
  const placeNamed = (phrase: string): { place: Place; isOwn: boolean } | undefined => {
    const { byName } = index.places;
    const own = byName.get(phrase);
    const place = own ?? byName.get(OTHER_NAMES.get(phrase) ?? phrase);
    return place === undefined ? undefined : { place, isOwn: own !== undefined };
  };
  /** False for 'malaga', which is in no location: there it is 'málaga'. */
  const isFound = (typed: readonly string[]): boolean =>
    typed.every((word) => index.hasWord(word.toLowerCase()));

  /** A place is searched around only where a resort says what its coordinates are. */
  const placePart = (place: Place, isAround: boolean): Pick<Phrase, 'parts' | 'label'> => {
    const there = isAround
      ? index.resorts.find(({ location, lat }) => location === place.name && lat !== null)
      : undefined;
    if (there === undefined || there.lat === null || there.lng === null) {
      return { parts: [{ kind: 'location', text: place.name }] };
    }
    const area = areaAround({ lat: there.lat, lng: there.lng }, NEAR_KM);
    return { parts: [{ kind: 'area', area }], label: `Near ${place.own}` };
  };

  /** The longest phrase that begins at a word. `lead` are the little words right before it. */
  const phraseAt = (
    words: readonly Word[],
    at: number,
    { lead, hasPlace, today }: { lead: readonly string[]; hasPlace: boolean; today: LocalDate },
  ): Unit | null => {
    const mayBePlace = lead.some((word) => BEFORE_PLACES.has(word));
    const isAround = lead.some((word) => AROUND_WORDS.has(word));
    for (let length = Math.min(LONGEST_PATTERN, words.length - at); length > 0; length -= 1) {
      const phrase = phraseOf(words, at, length);
      const typed = words.slice(at, at + length).map((word) => word.typed);
      const said = patternParts({ phrase, typed: typed.join(' '), today });
      if (said.length > 0) return { kind: 'phrase', length, parts: said, isPlain: false };
      const requested = length <= LONGEST_CRITERION ? criterionParts(phrase) : [];
      const isWord = length === 1 && (requested.length > 0 || isOrdinary(phrase));
      const named = length <= LONGEST_PLACE && !hasPlace ? placeNamed(phrase) : undefined;
      if (named !== undefined && (!isWord || mayBePlace)) {
        const { place, isOwn } = named;
        return {
          kind: 'phrase',
          length,
          ...placePart(place, isAround),
          isPlain: isOwn && !isAround && isFound(typed),
          ...(isOwn ? {} : { called: place.own }),
        };
      }
      if (requested.length > 0) return { kind: 'phrase', length, parts: requested, isPlain: false };
      const inRegions = regionsNamed(regions, OTHER_NAMES.get(phrase) ?? phrase);
      if (inRegions.length > 0) {
        const parts = inRegions.map((region) => ({ kind: 'region' as const, region }));
        return { kind: 'phrase', length, parts, isPlain: false };
      }
      if (isLength(phrase)) return { kind: 'general', length };
    }
    return null;
  };

  return phraseAt;
};

/** True for words that are no names by themselves. */
const isOrdinary = (plain: string): boolean =>
  LITTLE_WORDS.has(plain) || GENERAL_WORDS.has(plain) || UNKNOWN_CRITERIA.has(plain);

const unitOf = (plain: string): Unit => {
  if (plain === '' || LITTLE_WORDS.has(plain)) return { kind: 'little', length: 1 };
  if (GENERAL_WORDS.has(plain)) return { kind: 'general', length: 1 };
  return { kind: UNKNOWN_CRITERIA.has(plain) ? 'unknown' : 'text', length: 1 };
};

type PhraseAt = ReturnType<typeof phraseReader>;

/** The reader of each club. */
const readers = new WeakMap<ResortIndex<IndexedResort>, PhraseAt>();

const readerOf = (index: ResortIndex<IndexedResort>): PhraseAt => {
  const reader = readers.get(index) ?? phraseReader(index);
  readers.set(index, reader);
  return reader;
};

/** Parts words into phrases and single words, from left to right. */
const unitsOf = (phraseAt: PhraseAt, words: readonly Word[], today: LocalDate): Unit[] => {
  const units: Unit[] = [];
  let lead: string[] = [];
  let hasPlace = false;
  for (let at = 0; at < words.length;) {
    const plain = words[at]?.plain ?? '';
    const unit: Unit =
      (plain === '' ? null : phraseAt(words, at, { lead, hasPlace, today })) ?? unitOf(plain);
    lead = unit.kind === 'little' ? [...lead, plain] : [];
    hasPlace ||= unit.kind === 'phrase' && unit.parts.some(({ kind }) => kind === 'location');
    units.push(unit);
    at += unit.length;
  }
  return units;
};

/** A name is not taken apart: all words are in the name of the resort that they find first. */
const isName = <Item extends IndexedResort>(
  index: ResortIndex<Item>,
  query: string,
  words: readonly Word[],
): boolean => {
  const plain = words.flatMap((word) => (word.plain === '' ? [] : word.plain.split(' ')));
  // Most are not, and a glance at the vocabulary says so.
  const mayBe = plain.every(
    (word) =>
      index.vocabulary.positions.has(word) || word.length < MIN_WORD_LENGTH || /^\d+$/.test(word),
  );
  const first = mayBe && plain.length > 1 ? index.resorts[index.rank(query)[0] ?? -1] : undefined;
  if (first === undefined) return false;
  const name = new Set(plainPhrase(first.placeName).split(' '));
  return plain.every((word) => name.has(word));
};

/** The words, those that are nowhere in the club as what they are near to. */
const correctedWords = <Item extends IndexedResort>(
  index: ResortIndex<Item>,
  words: readonly Word[],
  units: readonly Unit[],
  unfinished: boolean,
): readonly Word[] => {
  const isText = units.flatMap(({ kind, length }) => Array.from({ length }, () => kind === 'text'));
  return words.map((word, at) => {
    const { plain } = word;
    if (isText[at] !== true || plain.length < MIN_CORRECTED || index.hasWord(plain)) return word;
    const near = nearSpelling(index.vocabulary, plain, unfinished && at === words.length - 1);
    return near === null || near === word.typed.toLowerCase()
      ? word
      : { typed: near, plain: plainPhrase(near) };
  });
};

/** Right after these words a place or a criterion is meant; 'at' also comes before names. */
const isBeforePlace = (word: string): boolean => word !== 'at' && BEFORE_PLACES.has(word);

/**
 * What was corrected to a mere name where a place is meant becomes the place that is near, or stays
 * as it was typed: 'in icland' is not 'in island', and 'in rome' never 'in rose'.
 */
const withPlaces = <Item extends IndexedResort>(
  index: ResortIndex<Item>,
  words: readonly Word[],
  corrected: readonly Word[],
  units: readonly Unit[],
  unfinished: boolean,
): readonly Word[] => {
  const isPlace = (word: string): boolean => index.places.byName.has(plainPhrase(word));
  const result = [...corrected];
  let at = 0;
  let lead: string[] = [];
  for (const unit of units) {
    const [typed, likely] = [words[at], corrected[at]];
    const isStray =
      unit.kind === 'text' && typed?.plain !== likely?.plain && lead.some(isBeforePlace);
    if (isStray && typed !== undefined) {
      const place = unfinished ? null : nearName(index.vocabulary, typed.plain, isPlace);
      result[at] = place === null ? typed : { typed: place, plain: plainPhrase(place) };
    }
    lead = unit.kind === 'little' ? [...lead, likely?.plain ?? ''] : [];
    at += unit.length;
  }
  return result;
};

/** Words of a unit that bring resorts to the front of a list in which none is searched for. */
const orderingWords = (unit: Unit, words: readonly Word[]): string[] => {
  if (unit.kind === 'general') return [];
  if (unit.kind === 'phrase' && !unit.parts.some(({ kind }) => ORDERING.has(kind))) return [];
  const { called } = unit.kind === 'phrase' ? unit : {};
  if (called !== undefined) return called.split(' ').filter((word) => word.length >= MIN_ORDERING);
  return words
    .filter(({ plain }) => plain.length >= MIN_ORDERING && !LITTLE_WORDS.has(plain))
    .map(({ typed }) => typed);
};

/**
 * What a query means beyond the words of names and places: amenities, kinds of place, people, days,
 * units and prices, with places where they are parts of such a query. Null where it is a plain text,
 * which is searched for word by word; without `unfinished` its last word is complete.
 */
export const understandQuery = <Item extends IndexedResort>(
  index: ResortIndex<Item>,
  query: string,
  today: LocalDate,
  { unfinished = false }: { unfinished?: boolean } = {},
): UnderstoodQuery | null => {
  const text = queryText(query);
  const words = text.split(/\s+/).map((typed) => ({ typed, plain: plainPhrase(typed) }));
  const phraseAt = readerOf(index);
  const asTyped = unitsOf(phraseAt, words, today);
  const isCriterion = (unit: Unit): boolean => unit.kind === 'phrase' && !unit.isPlain;
  if (!asTyped.some((unit) => unit.kind === 'little' || isCriterion(unit))) return null;
  const isOneCriterion = asTyped.length === 1 && asTyped.some(isCriterion);
  if (!isOneCriterion && isName(index, text, words)) return null;

  const isChanged = (other: readonly Word[]): boolean =>
    other.some((word, at) => word !== words[at]);
  const likely = correctedWords(index, words, asTyped, unfinished);
  const corrected = isChanged(likely)
    ? withPlaces(index, words, likely, unitsOf(phraseAt, likely, today), unfinished)
    : words;
  const isCorrected = isChanged(corrected);
  const units = isCorrected ? unitsOf(phraseAt, corrected, today) : asTyped;

  const phrases: Phrase[] = [];
  const texts: string[] = [];
  const missed: string[] = [];
  const ordering: string[] = [];
  let at = 0;
  let from = 0;
  for (const unit of units) {
    const to = at + unit.length;
    const typed = corrected[at]?.typed ?? '';
    if (unit.kind === 'phrase') {
      const { parts, label } = unit;
      phrases.push({ from, to, parts, ...(label === undefined ? {} : { label }) });
    }
    if (unit.kind === 'text') {
      const isFound = index.hasWord(typed.toLowerCase());
      (isFound ? texts : missed).push(typed);
    }
    if (unit.kind === 'unknown') missed.push(typed);
    ordering.push(...orderingWords(unit, corrected.slice(at, to)));
    at = to;
    if (unit.kind !== 'little') from = to;
  }
  if (phrases.length === 0 && texts.length + missed.length === 0) return null;
  return {
    words: corrected.map(({ typed }) => typed),
    phrases,
    text: (phrases.length === 0 ? [...texts, ...missed] : texts).join(' '),
    order: ordering.join(' '),
    corrected: isCorrected ? corrected.map(({ typed }) => typed).join(' ') : null,
    missed,
  };
};
