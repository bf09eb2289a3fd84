import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Page } from '@club/domain/directory/pagination';
import { pageAt } from '@club/domain/directory/pagination';
import type { AddressFields } from '../../../lib/address-fields.ts';
import { choiceField, readFields, textField, withFields } from '../../../lib/address-fields.ts';
import { ADMIN_PAGE_SIZE } from '../../../lib/admin-list.ts';
import { withParam } from '../../../lib/with-param.ts';

/** Longest text that is searched for. */
export const MAX_SEARCH_LENGTH = 80;

export const RESORT_STATES = ['all', 'available', 'withdrawn'] as const;
/** Which resorts the list holds; a withdrawn one is in no list of travelers. */
export type ResortState = (typeof RESORT_STATES)[number];

export const RESORT_SORTS = ['name', 'location', 'id', 'rating'] as const;
export type ResortSort = (typeof RESORT_SORTS)[number];

/** What the list is narrowed down and sorted by. */
export type ResortListFilter = { search: string; state: ResortState; sort: ResortSort };

/** What the address says about the list of resorts. */
export type ResortListState = ResortListFilter & { page: string | null };

const FIELDS: AddressFields<ResortListFilter> = {
  search: textField('q', MAX_SEARCH_LENGTH),
  state: choiceField<ResortState, ResortState>('show', RESORT_STATES, 'all'),
  sort: choiceField<ResortSort, ResortSort>('sort', RESORT_SORTS, 'name'),
};
const PAGE = 'page';

/** Reads the state from an address; rubbish counts as not said. */
export const resortListStateOf = (params: URLSearchParams): ResortListState => ({
  ...readFields(params, FIELDS),
  page: params.get(PAGE),
});

/** The address of another page of the same list. */
export const withResortPage = (params: URLSearchParams, page: number): URLSearchParams =>
  withParam(params, PAGE, page === 1 ? null : String(page));

/** The address of another list, from its first page on; what is usual is left out. */
export const withResortList = (
  params: URLSearchParams,
  change: Partial<ResortListFilter>,
): URLSearchParams =>
  withFields(withResortPage(params, 1), FIELDS, { ...readFields(params, FIELDS), ...change });

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
  return pageAt(found, state.page, ADMIN_PAGE_SIZE);
};
