import {
  DEFAULT_LAST_CALL_WINDOW,
  LAST_CALL_WINDOWS,
  type LastCallWindow,
} from '@club/domain/availability/last-call-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { filterParts } from '@club/domain/directory/filter-parts';
import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { isUnitOffered } from '@club/domain/pricing/unit-type';
import { FILTER_PARAMS, filterOfQuery, withFilterQuery } from '../../shared/filter/filter-query.ts';
import type { LastCallStay } from '../../shared/resort/last-call-stays.ts';
import { pageUnder } from '../../shared/resort/use-resort-rows.ts';

/** Orders of the list, with their names. */
export const LAST_CALL_ORDERS = [
  { id: 'price', label: 'Lowest price' },
  { id: 'date', label: 'Earliest check-in' },
  { id: 'rating', label: 'Best rated' },
] as const;
export type LastCallOrder = (typeof LAST_CALL_ORDERS)[number]['id'];

/** The order that a text names; the lowest price for anything else. */
export const lastCallOrderNamed = (text: string | null): LastCallOrder =>
  LAST_CALL_ORDERS.find(({ id }) => id === text)?.id ?? 'price';

/** The state of the list in the address. */
export type LastCallQuery = {
  /** The filter of resorts, without prices, which the list sets itself. */
  filter: ResortFilter;
  /** When stays begin, unless the filter has dates. */
  window: LastCallWindow;
  order: LastCallOrder;
};

const WINDOW_PARAM = 'window';
export const PAGE = pageUnder('page');

/**
 * Reads an address; invalid values are ignored. Only units that are sold as Last
 * Call count (rules 2.2).
 */
export const lastCallQueryOf = (params: URLSearchParams, today: LocalDate): LastCallQuery => {
  const { filter } = filterOfQuery(params, today);
  const window = params.get(WINDOW_PARAM);
  return {
    filter: {
      ...filter,
      units: filter.units.filter((unit) => isUnitOffered(unit, 'lastCall')),
      ceiling: null,
      withinBalance: false,
    },
    window: LAST_CALL_WINDOWS.find((known) => known === window) ?? DEFAULT_LAST_CALL_WINDOW,
    order: lastCallOrderNamed(params.get(FILTER_PARAMS.sort)),
  };
};

/** The address of the list, from its first page; other params stay. */
export const withLastCallQuery = (
  params: URLSearchParams,
  { filter, window, order }: LastCallQuery,
): URLSearchParams => {
  const next = PAGE.write(withFilterQuery(params, { filter, sort: 'given' }), 1);
  if (window === DEFAULT_LAST_CALL_WINDOW) next.delete(WINDOW_PARAM);
  else next.set(WINDOW_PARAM, window);
  if (order !== 'price') next.set(FILTER_PARAMS.sort, order);
  return next;
};

/** Parts of the filter that are the same for the whole list: it is paid by card. */
export const OWN_PARTS = ['vacationType'] as const;

/** How many filters are set, including the window but not the order. */
export const activeFilters = ({ filter, window }: LastCallQuery): number =>
  filterParts(filter).filter(({ kind }) => !OWN_PARTS.some((own) => own === kind)).length +
  Number(filter.dates === null && window !== DEFAULT_LAST_CALL_WINDOW);

const byDay = (a: LocalDate, b: LocalDate): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const ORDERS: Record<LastCallOrder, (a: LastCallStay, b: LastCallStay) => number> = {
  price: (a, b) => a.totalCents - b.totalCents || b.resort.rating - a.resort.rating,
  date: (a, b) =>
    byDay(a.stay.from, b.stay.from) ||
    a.totalCents - b.totalCents ||
    b.resort.rating - a.resort.rating,
  rating: (a, b) =>
    b.resort.rating - a.resort.rating || b.resort.reviewsAmount - a.resort.reviewsAmount,
};

/** Stays in an order, without changing the list. */
export const inLastCallOrder = (
  stays: readonly LastCallStay[],
  order: LastCallOrder,
): LastCallStay[] => stays.toSorted(ORDERS[order]);
