import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { MapArea } from '@club/domain/directory/map-area';
import { isInArea } from '@club/domain/directory/map-area';
import type { Page } from '@club/domain/directory/pagination';
import { RESORT_PAGE_SIZE, pageAt } from '@club/domain/directory/pagination';
import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { useMemo } from 'react';
import type { FilterChange, FilterInAddress } from '../filter/filter-in-address.ts';
import { withFilterChange } from '../filter/filter-in-address.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import type { PageForm } from '../../design/data/pagination.tsx';
import { withParam } from '../../kernel/routing/with-param.ts';

/** How a list keeps its page in the query of the address. */
export type PageInAddress = {
  /** Its name in the address. */
  name: (query: URLSearchParams) => string;
  read: (query: URLSearchParams) => string | null;
  write: (query: URLSearchParams, page: number) => URLSearchParams;
};

/** A page number under one name of the address; the first page is not written. */
export const pageUnder = (name: string): PageInAddress => ({
  name: () => name,
  read: (query) => query.get(name),
  write: (query, page) => withParam(query, name, page === 1 ? null : String(page)),
});

/** A list of resorts on screen: pages of those in the searched area of the map. */
export type ResortRows<Row> = {
  /** All rows that match the other filters: the map also shows what is outside of the area. */
  everywhere: readonly Row[] | null;
  /** The rows in the area. */
  inArea: readonly Row[] | null;
  /** The rows on the page of the address. */
  page: Page<Row> | null;
  area: MapArea | null;
  setArea: (area: MapArea | null) => void;
  /** The same for a move of the map, of which Back undoes no single one. */
  moveTo: (area: MapArea | null) => void;
  /** Changes the current filter. */
  refine: (change: FilterChange) => void;
  /** How the page is turned by a form. */
  pageForm: PageForm;
  turnTo: (page: number, options?: { preventScrollReset?: boolean }) => void;
  /** Shows the page with a resort, when there is one. */
  reveal: (id: string) => void;
};

type ResortRowsOptions<Row> = {
  /** The rows that match all filters but the area, in order; null while loading. */
  rows: readonly Row[] | null;
  resortOf: (row: Row) => CatalogueResort;
  filter: ResortFilter;
  /** A change of the filter starts at the first page. */
  filterInAddress: FilterInAddress;
  pageInAddress: PageInAddress;
};

/**
 * Pages of a list of resorts whose rows are all in memory, beside their map. Area and page are in
 * the address, like the filters.
 */
export const useResortRows = <Row>({
  rows,
  resortOf,
  filter: { area },
  filterInAddress,
  pageInAddress,
}: ResortRowsOptions<Row>): ResortRows<Row> => {
  const { query, change } = useAddressQuery();
  const inArea = useMemo(
    () => (area === null ? rows : (rows?.filter((row) => isInArea(resortOf(row), area)) ?? null)),
    [rows, resortOf, area],
  );
  const pageText = pageInAddress.read(query);
  const page = useMemo(() => inArea && pageAt(inArea, pageText), [inArea, pageText]);
  const refine = (changed: FilterChange): void => {
    change(withFilterChange(filterInAddress, changed), { preventScrollReset: true });
  };
  return {
    everywhere: rows,
    inArea,
    page,
    area,
    setArea: (next) => {
      refine((before) => ({ ...before, area: next }));
    },
    moveTo: (next) => {
      const changed = withFilterChange(filterInAddress, (before) => ({ ...before, area: next }));
      change(changed, { preventScrollReset: true, replace: true });
    },
    refine,
    pageForm: {
      name: pageInAddress.name(query),
      others: pageInAddress.write(query, 1),
    },
    turnTo: (target, options = {}) => {
      change((now) => pageInAddress.write(now, target), options);
    },
    reveal: (id) => {
      const at = inArea?.findIndex((row) => resortOf(row).id === id) ?? -1;
      if (at < 0) return;
      change((now) => pageInAddress.write(now, Math.floor(at / RESORT_PAGE_SIZE) + 1), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
};
