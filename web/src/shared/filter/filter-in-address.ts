import type { ResortFilter } from '@club/domain/directory/resort-filter';
import type { FilterQuery } from './filter-query.ts';

/** How a list keeps its filter and order in the query of the address. */
export type FilterInAddress = {
  read: (query: URLSearchParams) => FilterQuery;
  /** The query with another filter or order, from the list's first page. */
  write: (query: URLSearchParams, filter: FilterQuery) => URLSearchParams;
};

/** Changes the current filter. */
export type FilterChange = (filter: ResortFilter) => ResortFilter;

/** The change of the address for a change of the filter. */
export const withFilterChange =
  ({ read, write }: FilterInAddress, change: FilterChange) =>
  (now: URLSearchParams): URLSearchParams => {
    const before = read(now);
    return write(now, { ...before, filter: change(before.filter) });
  };
