import type { LocalDate } from '../calendar/local-date.ts';
import type { FilterPart } from '../directory/filter-parts.ts';
import { hasPart, withPart } from '../directory/filter-parts.ts';
import { filterResorts, NO_FILTER, type ResortFilter } from '../directory/resort-filter.ts';
import type { IndexedResort, ResortIndex } from './resort-index.ts';
import type { Phrase, UnderstoodQuery } from './understood-query.ts';

/** A filter with what a query says. */
export const filterWith = (filter: ResortFilter, { phrases }: UnderstoodQuery): ResortFilter =>
  phrases.flatMap(({ parts }) => parts).reduce(withPart, filter);

const isInForce =
  (filter: ResortFilter) =>
  ({ parts }: Phrase): boolean =>
    parts.every((part) => hasPart(filter, part));

/**
 * The resorts that a query finds before the list is filtered, in the order of search (rules 5.3).
 * What filters say is not searched for; where they say it all, the list is of all resorts, and those
 * that the words find come first. With none of its filters in force a query is a plain text.
 */
export const resortsFound = <Item extends IndexedResort>(
  index: ResortIndex<Item>,
  query: string,
  understood: UnderstoodQuery | null,
  filter: ResortFilter,
): readonly Item[] => {
  if (query.trim() === '') return index.resorts;
  const isText =
    understood === null ||
    (understood.phrases.length > 0 && !understood.phrases.some(isInForce(filter)));
  if (isText) return index.find(query);
  if (understood.text !== '' || understood.phrases.length === 0) return index.find(understood.text);
  const first = index.find(understood.order);
  const isFirst = new Set(first);
  return [...first, ...index.resorts.filter((resort) => !isFirst.has(resort))];
};

/** All that match a query by itself, whatever is sold (rules 5.5). */
export const matchesOf = <Item extends IndexedResort>(
  index: ResortIndex<Item>,
  query: string,
  understood: UnderstoodQuery | null,
  today: LocalDate,
): readonly Item[] => {
  if (understood === null) return index.find(query);
  const filter = filterWith(NO_FILTER, understood);
  const found = resortsFound(index, query, understood, filter);
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
