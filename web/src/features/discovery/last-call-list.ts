import { firstStayIn, type FreeStay } from '@club/domain/availability/first-stay';
import {
  checkInDays,
  DEFAULT_LAST_CALL_WINDOW,
  LAST_CALL_WINDOWS,
  type LastCallWindow,
} from '@club/domain/availability/last-call-window';
import type { Availability } from '@club/domain/availability/scarce-nights';
import { DEFAULT_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { filterParts } from '@club/domain/directory/filter-parts';
import type { ResortFilter } from '@club/domain/directory/resort-filter';
import type { Cents } from '@club/domain/money/cents';
import { cashPriceUsd, cashTotalCents } from '@club/domain/pricing/cash-price';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { isUnitOffered, isUnitType } from '@club/domain/pricing/unit-type';
import { FILTER_PARAMS, filterOfQuery, withFilterQuery } from '../../shared/filter/filter-query.ts';
import { pageUnder } from '../../shared/resort/use-resort-rows.ts';

/** A stay sold as Last Call: the first free one in the resort's main unit, and its total with tax. */
export type LastCallStay = {
  resort: CatalogueResort;
  unitType: UnitType;
  totalCents: Cents;
  stay: FreeStay;
};

/** Orders of the list, with their names. */
export const LAST_CALL_ORDERS = [
  { id: 'price', label: 'Lowest price' },
  { id: 'date', label: 'Earliest check-in' },
  { id: 'rating', label: 'Best rated' },
] as const;
export type LastCallOrder = (typeof LAST_CALL_ORDERS)[number]['id'];

/** What the address says about the list. */
export type LastCallQuery = {
  /** What a resort has to have; prices and dates are the list's own business. */
  filter: ResortFilter;
  window: LastCallWindow;
  order: LastCallOrder;
};

const WINDOW_PARAM = 'window';
export const PAGE = pageUnder('page');

/**
 * Reads an address; rubbish counts as nothing. Only units that are sold as Last
 * Call count (rules 2.2).
 */
export const lastCallQueryOf = (params: URLSearchParams, today: LocalDate): LastCallQuery => {
  const { filter } = filterOfQuery(params, today);
  const window = params.get(WINDOW_PARAM);
  const order = params.get(FILTER_PARAMS.sort);
  return {
    filter: {
      ...filter,
      units: filter.units.filter((unit) => isUnitOffered(unit, 'lastCall')),
      dates: null,
      ceiling: null,
      withinBalance: false,
    },
    window: LAST_CALL_WINDOWS.find((known) => known === window) ?? DEFAULT_LAST_CALL_WINDOW,
    order: LAST_CALL_ORDERS.find(({ id }) => id === order)?.id ?? 'price',
  };
};

/** The address of the list, from its first page; what else is in it stays. */
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

/** How many filters are in force, the window among them; the order is none. */
export const activeFilters = ({ filter, window }: LastCallQuery): number =>
  filterParts(filter).length + Number(window !== DEFAULT_LAST_CALL_WINDOW);

/**
 * Stays that are sold as Last Call and can be had: open resorts whose main unit is offered for it
 * (rules 2.2), each with its first stay of the usual length that begins within the window.
 */
export const lastCallStays = (
  resorts: readonly CatalogueResort[],
  availability: Availability,
  window: LastCallWindow,
  today: LocalDate,
): LastCallStay[] => {
  const firstStay = firstStayIn(checkInDays(window, today), DEFAULT_STAY_NIGHTS);
  return resorts.flatMap((resort) => {
    const unitType = resort.bedrooms;
    if (!resort.available || !isUnitType(unitType) || !isUnitOffered(unitType, 'lastCall')) {
      return [];
    }
    const stay = firstStay(availability.get(resort.id), resort.units);
    if (stay === null) return [];
    const totalCents = cashTotalCents(cashPriceUsd(unitType, 'lastCall'));
    return [{ resort, unitType, totalCents, stay }];
  });
};

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
