import type { LocalDate } from '@club/domain/calendar/local-date';
import { filterParts } from '@club/domain/directory/filter-parts';
import type { Page } from '@club/domain/directory/pagination';
import { countPages, pageFromText, paginate } from '@club/domain/directory/pagination';
import { MAX_LOCATION_LENGTH } from '@club/domain/directory/resort-filter';
import type { FilterQuery } from '../../lib/filter-query.ts';
import { filterOfQuery, withFilterQuery } from '../../lib/filter-query.ts';

/**
 * What the address says about the directory: filter and order, the page of the whole list, and the
 * page inside the filtered one. They are apart, because clearing the filter goes back to the page of
 * the list that was shown before (rules 1.5).
 */
export type DirectoryState = FilterQuery & {
  /** Something is in force: a filter, or an order other than the directory's own. */
  isFiltered: boolean;
  page: string | null;
  match: string | null;
};

export const DIRECTORY_PARAMS = { location: 'location', page: 'page', match: 'match' } as const;

/** Reads the state from an address; a blank filter is none, and so is one of days that are over. */
export const directoryStateOf = (params: URLSearchParams, today: LocalDate): DirectoryState => {
  const query = filterOfQuery(params, today);
  return {
    ...query,
    isFiltered: filterParts(query.filter).length > 0 || query.sort !== 'given',
    page: params.get(DIRECTORY_PARAMS.page),
    match: params.get(DIRECTORY_PARAMS.match),
  };
};

/** The address with another filter or order, from its first page. */
export const withQuery = (params: URLSearchParams, query: FilterQuery): URLSearchParams => {
  const next = withFilterQuery(params, query);
  next.delete(DIRECTORY_PARAMS.match);
  return next;
};

/** The address with another location; a blank one takes the filter away. */
export const withLocation = (params: URLSearchParams, text: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  const location = text.trim().slice(0, MAX_LOCATION_LENGTH);
  next.delete(DIRECTORY_PARAMS.match);
  if (location === '') next.delete(DIRECTORY_PARAMS.location);
  else next.set(DIRECTORY_PARAMS.location, location);
  return next;
};

/** The address of another page of what is shown now. */
export const withPage = (
  params: URLSearchParams,
  page: number,
  { isFiltered }: Pick<DirectoryState, 'isFiltered'>,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  const name = isFiltered ? DIRECTORY_PARAMS.match : DIRECTORY_PARAMS.page;
  if (page === 1) next.delete(name);
  else next.set(name, String(page));
  return next;
};

/** The page of a filtered directory that the state shows. */
export const directoryPage = <Item>(
  shown: readonly Item[],
  { isFiltered, page, match }: Pick<DirectoryState, 'isFiltered' | 'page' | 'match'>,
): Page<Item> => paginate(shown, pageFromText(isFiltered ? match : page, countPages(shown.length)));
