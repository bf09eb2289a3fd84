import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Page } from '@club/domain/directory/pagination';
import { pageAt } from '@club/domain/directory/pagination';
import type { AddressFields } from '../../../kernel/routing/address-fields.ts';
import {
  choiceField,
  readFields,
  textField,
  withFields,
} from '../../../kernel/routing/address-fields.ts';
import { ADMIN_PAGE_SIZE } from '../../../shared/admin-lists/admin-list.ts';
import { withParam } from '../../../kernel/routing/with-param.ts';

/** Longest text that is searched for. */
export const MAX_SEARCH_LENGTH = 80;

/** Filter by state; withdrawn resorts are in no list of travelers. */
export const RESORT_STATES = ['all', 'available', 'withdrawn'] as const;
export type ResortState = (typeof RESORT_STATES)[number];

export const STATE_LABELS: Record<ResortState, string> = {
  all: 'All',
  available: 'Available',
  withdrawn: 'Withdrawn',
};

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type ResortOrder = {
  label: string;
  compare: (one: CatalogueResort, other: CatalogueResort) => number;
};

/** The orders of the list; the first one counts when none is chosen. */
export const RESORT_ORDERS = {
  name: {
    label: 'Name',
    compare: (one, other) => inOrder.compare(one.placeName, other.placeName),
  },
  location: {
    label: 'Location',
    compare: (one, other) => inOrder.compare(one.location, other.location),
  },
  id: {
    label: 'Resort ID',
    compare: (one, other) => inOrder.compare(one.resortCode, other.resortCode),
  },
  rating: {
    label: 'Best rated',
    compare: (one, other) => other.rating - one.rating || other.reviewsAmount - one.reviewsAmount,
  },
} as const satisfies Record<string, ResortOrder>;
export type ResortSort = keyof typeof RESORT_ORDERS;
// The names of an object are those that its type says.
export const RESORT_SORTS = Object.keys(RESORT_ORDERS) as readonly ResortSort[];

/** Search, filter and order of the list. */
export type ResortListFilter = { search: string; state: ResortState; sort: ResortSort };

/** The state of the list in the address. */
export type ResortListState = ResortListFilter & { page: string | null };

const FIELDS: AddressFields<ResortListFilter> = {
  search: textField('q', MAX_SEARCH_LENGTH),
  state: choiceField<ResortState, ResortState>('show', RESORT_STATES, 'all'),
  sort: choiceField<ResortSort, ResortSort>('sort', RESORT_SORTS, 'name'),
};
const PAGE = 'page';

/** Reads the state from an address; invalid values are ignored. */
export const resortListStateOf = (params: URLSearchParams): ResortListState => ({
  ...readFields(params, FIELDS),
  page: params.get(PAGE),
});

/** The address of another page of the same list. */
export const withResortPage = (params: URLSearchParams, page: number): URLSearchParams =>
  withParam(params, PAGE, page === 1 ? null : String(page));

/** The address of another list, from its first page; defaults are left out. */
export const withResortList = (
  params: URLSearchParams,
  change: Partial<ResortListFilter>,
): URLSearchParams =>
  withFields(withResortPage(params, 1), FIELDS, { ...readFields(params, FIELDS), ...change });

/** For comparing: without case and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const isFound = (resort: CatalogueResort, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const text = plain(`${resort.placeName} ${resort.location} ${resort.resortCode}`);
  return words.every((word) => text.includes(word));
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
    .toSorted(
      (one, other) =>
        RESORT_ORDERS[state.sort].compare(one, other) || inOrder.compare(one.id, other.id),
    );
  return pageAt(found, state.page, ADMIN_PAGE_SIZE);
};
