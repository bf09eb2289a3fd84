import { filterByLocation } from '@club/domain/directory/location-filter';
import type { Page } from '@club/domain/directory/pagination';
import { countPages, pageFromText, paginate } from '@club/domain/directory/pagination';
import { FILTER_PARAMS } from '../../lib/filter-query.ts';

/** Longest filter text that counts; the rest of a longer one is left out. */
export const MAX_FILTER_LENGTH = 80;

/**
 * What the address says about the directory: the filter text in force, the page of the whole list,
 * and the page inside the filtered one. They are apart, because clearing the filter goes back to
 * the page of the list that was shown before (S§4).
 */
export type DirectoryState = {
  location: string;
  /** By a location, by an area of the map, or by both. */
  isFiltered: boolean;
  page: string | null;
  match: string | null;
};

export const DIRECTORY_PARAMS = { location: 'location', page: 'page', match: 'match' } as const;

/** Reads the state from an address; a blank filter is none. */
export const directoryStateOf = (params: URLSearchParams): DirectoryState => {
  const location = (params.get(DIRECTORY_PARAMS.location) ?? '').trim().slice(0, MAX_FILTER_LENGTH);
  return {
    location,
    isFiltered: location !== '' || params.has(FILTER_PARAMS.area),
    page: params.get(DIRECTORY_PARAMS.page),
    match: params.get(DIRECTORY_PARAMS.match),
  };
};

/** The address with another filter; a blank one takes the filter away. */
export const withLocation = (params: URLSearchParams, text: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  const location = text.trim().slice(0, MAX_FILTER_LENGTH);
  next.delete(DIRECTORY_PARAMS.match);
  if (location === '') next.delete(DIRECTORY_PARAMS.location);
  else next.set(DIRECTORY_PARAMS.location, location);
  return next;
};

/** The address of another page of what is shown now. */
export const withPage = (params: URLSearchParams, page: number): URLSearchParams => {
  const next = new URLSearchParams(params);
  const name = directoryStateOf(params).isFiltered ? DIRECTORY_PARAMS.match : DIRECTORY_PARAMS.page;
  if (page === 1) next.delete(name);
  else next.set(name, String(page));
  return next;
};

type Listed = { location: string; available: boolean };

/** The directory with its filter. Resorts that are not available stay hidden. */
export const directoryList = <Item extends Listed>(
  resorts: readonly Item[],
  { location }: Pick<DirectoryState, 'location'>,
): readonly Item[] =>
  filterByLocation(
    resorts.filter((resort) => resort.available),
    location,
  );

/** The page of a filtered directory that the state shows. */
export const directoryPage = <Item>(shown: readonly Item[], state: DirectoryState): Page<Item> => {
  const text = state.isFiltered ? state.match : state.page;
  return paginate(shown, pageFromText(text, countPages(shown.length)));
};
