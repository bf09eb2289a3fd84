import type { LocalDate } from '@club/domain/calendar/local-date';
import { filterParts } from '@club/domain/directory/filter-parts';
import { MAX_LOCATION_LENGTH } from '@club/domain/directory/filter-limits';
import type { FilterQuery } from '../../shared/filter/filter-query.ts';
import { filterOfQuery, withFilterQuery } from '../../shared/filter/filter-query.ts';
import type { PageInAddress } from '../../shared/resort/use-resort-rows.ts';
import { pageUnder } from '../../shared/resort/use-resort-rows.ts';
import { withParam } from '../../kernel/routing/with-param.ts';

/**
 * The state of the directory in the address: filter and order, the page of the whole list, and the
 * page inside the filtered one. They are apart, because clearing the filter returns to the page of
 * the list that was shown before (rules 1.5).
 */
export type DirectoryState = FilterQuery & {
  /** True with a filter, or an order other than the directory's own. */
  isFiltered: boolean;
};

const DIRECTORY_PARAMS = { location: 'location', page: 'page', match: 'match' } as const;

/** Reads the state from an address; a blank filter is none, and so is one of past days. */
export const directoryStateOf = (params: URLSearchParams, today: LocalDate): DirectoryState => {
  const query = filterOfQuery(params, today);
  return {
    ...query,
    isFiltered: filterParts(query.filter).length > 0 || query.sort !== 'given',
  };
};

/** The address with another filter or order, from its first page. */
export const withQuery = (params: URLSearchParams, query: FilterQuery): URLSearchParams => {
  const next = withFilterQuery(params, query);
  next.delete(DIRECTORY_PARAMS.match);
  return next;
};

/** The address with another location; a blank one removes the filter. */
export const withLocation = (params: URLSearchParams, text: string): URLSearchParams => {
  const location = text.trim().slice(0, MAX_LOCATION_LENGTH);
  const first = withParam(params, DIRECTORY_PARAMS.match, null);
  return withParam(first, DIRECTORY_PARAMS.location, location === '' ? null : location);
};

/** The page of what is shown now: of the whole list, or of the filtered one. */
export const shownPage = (today: LocalDate): PageInAddress => {
  const pageOf = (query: URLSearchParams): PageInAddress =>
    pageUnder(DIRECTORY_PARAMS[directoryStateOf(query, today).isFiltered ? 'match' : 'page']);
  return {
    name: (query) => pageOf(query).name(query),
    read: (query) => pageOf(query).read(query),
    write: (query, page) => pageOf(query).write(query, page),
  };
};
