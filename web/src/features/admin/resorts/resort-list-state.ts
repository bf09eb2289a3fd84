import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Page } from '@club/domain/directory/pagination';
import { countPages, pageFromText, paginate } from '@club/domain/directory/pagination';
import { ADMIN_PAGE_SIZE } from '../../../lib/admin-lists.ts';

/** Longest text that is searched for. */
export const MAX_SEARCH_LENGTH = 80;

export const RESORT_STATES = ['all', 'available', 'withdrawn'] as const;
/** Which resorts the list holds; a withdrawn one is in no list of travelers. */
export type ResortState = (typeof RESORT_STATES)[number];

export const RESORT_SORTS = ['name', 'location', 'id', 'rating'] as const;
export type ResortSort = (typeof RESORT_SORTS)[number];

/** What the address says about the list of resorts. */
export type ResortListState = {
  search: string;
  state: ResortState;
  sort: ResortSort;
  page: string | null;
};

const PARAMS = { search: 'q', state: 'show', sort: 'sort', page: 'page' } as const;

/** Reads the state from an address; rubbish counts as not said. */
export const resortListStateOf = (params: URLSearchParams): ResortListState => ({
  search: (params.get(PARAMS.search) ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  state: RESORT_STATES.find((state) => state === params.get(PARAMS.state)) ?? 'all',
  sort: RESORT_SORTS.find((sort) => sort === params.get(PARAMS.sort)) ?? 'name',
  page: params.get(PARAMS.page),
});

/** The address of another page of the same list. */
export const withResortPage = (params: URLSearchParams, page: number): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (page === 1) next.delete(PARAMS.page);
  else next.set(PARAMS.page, String(page));
  return next;
};

/** The address of another list, from its first page on; what is usual is left out. */
export const withResortList = (
  params: URLSearchParams,
  change: Partial<Pick<ResortListState, 'search' | 'state' | 'sort'>>,
): URLSearchParams => {
  const { search, state, sort } = { ...resortListStateOf(params), ...change };
  const next = withResortPage(params, 1);
  const said = {
    [PARAMS.search]: search.trim().slice(0, MAX_SEARCH_LENGTH),
    [PARAMS.state]: state === 'all' ? '' : state,
    [PARAMS.sort]: sort === 'name' ? '' : sort,
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** As it is compared: without case and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const isFound = (resort: CatalogueResort, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const text = plain(`${resort.placeName} ${resort.location} ${resort.resortCode}`);
  return words.every((word) => text.includes(word));
};

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const ORDERS: Record<ResortSort, (one: CatalogueResort, other: CatalogueResort) => number> = {
  name: (one, other) => inOrder.compare(one.placeName, other.placeName),
  location: (one, other) => inOrder.compare(one.location, other.location),
  id: (one, other) => inOrder.compare(one.resortCode, other.resortCode),
  rating: (one, other) => other.rating - one.rating || other.reviewsAmount - one.reviewsAmount,
};

/**
 * The page of the list that the state shows. Every word searched for must be in name, location or ID.
 */
export const resortListPage = (
  resorts: readonly CatalogueResort[],
  state: ResortListState,
): Page<CatalogueResort> => {
  const words = plain(state.search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = resorts
    .filter(
      (resort) =>
        (state.state === 'all' || resort.available === (state.state === 'available')) &&
        isFound(resort, words),
    )
    .toSorted((one, other) => ORDERS[state.sort](one, other) || inOrder.compare(one.id, other.id));
  const page = pageFromText(state.page, countPages(found.length, ADMIN_PAGE_SIZE));
  return paginate(found, page, ADMIN_PAGE_SIZE);
};
