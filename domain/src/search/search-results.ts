import type { LocalDate } from '../calendar/local-date.ts';
import type { FilterPart } from '../directory/filter-parts.ts';
import { hasPart, withPart } from '../directory/filter-parts.ts';
import { NO_FILTER, type ResortFilter } from '../directory/resort-filter.ts';
import { filterResorts } from '../directory/filtered-resorts.ts';
import { narrowedRows } from './narrowed-rows.ts';
import type { IndexedResort, ResortIndex } from './resort-index.ts';
import type { Phrase, UnderstoodQuery } from './understood-query.ts';

/** A filter with what a query says. */
export const filterWith = (filter: ResortFilter, { phrases }: UnderstoodQuery): ResortFilter =>
  phrases.flatMap(({ parts }) => parts).reduce(withPart, filter);

const isInForce =
  (filter: ResortFilter) =>
  ({ parts }: Phrase): boolean =>
    parts.every((part) => hasPart(filter, part));

/** What is searched for: words, and with `all` the resorts that have none of them as well. */
export type Searched = { text: string; all: boolean };

/**
 * What a query searches for under a filter: the words that no filter says. Where filters say it all,
 * every resort is listed. With none of its filters in force a query is a plain text.
 */
export const searchedIn = (
  query: string,
  understood: UnderstoodQuery | null,
  filter: ResortFilter,
): Searched => {
  if (query.trim() === '') return { text: '', all: true };
  if (understood === null) return { text: query, all: false };
  const { phrases, text, order } = understood;
  if (phrases.length === 0) return { text, all: false };
  if (!phrases.some(isInForce(filter))) return { text: query, all: false };
  return text === '' ? { text: order, all: true } : { text, all: false };
};

/** The resorts that are found before the list is filtered, in the order of search (rules 5.3). */
export const resortsFound = <Item extends IndexedResort>(
  index: ResortIndex<Item>,
  { text, all }: Searched,
): readonly Item[] => {
  const found = index.find(text);
  if (!all) return found;
  const isFound = new Set(found);
  return [...found, ...index.resorts.filter((resort) => !isFound.has(resort))];
};

/** All that match a query by what it says itself, whatever is sold (rules 5.5). */
export const matchesOf = <Item extends IndexedResort>(
  index: ResortIndex<Item>,
  query: string,
  understood: UnderstoodQuery,
  today: LocalDate,
): readonly Item[] => {
  const filter = filterWith(NO_FILTER, understood);
  const found = resortsFound(index, searchedIn(query, understood, filter));
  return filterResorts(found, filter, { today, balance: null, availability: null });
};

/** The query without the words whose filter was in force and is no longer. */
export const queryAfter = (
  query: string,
  understood: UnderstoodQuery | null,
  before: ResortFilter,
  after: ResortFilter,
): string => {
  if (understood === null) return query;
  const { words, phrases, text } = understood;
  const gone = phrases.filter((one) => isInForce(before)(one) && !isInForce(after)(one));
  if (gone.length === 0) return query;
  if (gone.length === phrases.length && text === '') return '';
  return words.filter((_word, at) => !gone.some(({ from, to }) => at >= from && at < to)).join(' ');
};

/** What a query calls a part of a filter, where that says more than the filter does. */
export const labelIn = (understood: UnderstoodQuery | null, part: FilterPart): string | undefined =>
  understood?.phrases.find(
    ({ parts, label }) => label !== undefined && parts.some((one) => sameArea(one, part)),
  )?.label;

const sameArea = (one: FilterPart, other: FilterPart): boolean =>
  one.kind === 'area' && other.kind === 'area' && hasPart({ ...NO_FILTER, area: one.area }, other);

/** What is sold and what a stay costs is not known of a part alone. */
const UNCOUNTED: ReadonlySet<FilterPart['kind']> = new Set([
  'dates',
  'vacationType',
  'ceiling',
  'balance',
]);

/** Gives how many resorts of the club each part leaves that a query says; undefined for others. */
export const partCounts = <Item extends IndexedResort>(
  index: ResortIndex<Item>,
  { phrases }: UnderstoodQuery,
  today: LocalDate,
): ((part: FilterPart) => number | undefined) => {
  const said = phrases.flatMap(({ parts }) => parts).reduce(withPart, NO_FILTER);
  return (part) =>
    UNCOUNTED.has(part.kind) || !hasPart(said, part)
      ? undefined
      : narrowedRows(index, withPart(NO_FILTER, part), today).open;
};
