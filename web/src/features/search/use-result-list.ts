import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { queryAfter } from '@club/domain/search/search-results';
import type { UnderstoodQuery } from '@club/domain/search/understood-query';
import { useMemo } from 'react';
import type { FilterInAddress } from '../../shared/filter/filter-in-address.ts';
import {
  type FilterQuery,
  filterOfQuery,
  withFilterQuery,
} from '../../shared/filter/filter-query.ts';
import { asIs } from '../../kernel/live/live-source.ts';
import { useToday } from '../../kernel/time/today.tsx';
import {
  useFilterContext,
  useFilteredResorts,
  useFoundStays,
} from '../../shared/filter/use-filter-context.ts';
import { pageUnder, useResortRows } from '../../shared/resort/use-resort-rows.ts';
import { searchedText, withSearchedText } from './searched-text.ts';

const PAGE = pageUnder('page');

type Narrowing = { narrowed: FilterQuery; understood: UnderstoodQuery | null };

/** The results that the filters leave, in pages, and how the address keeps the filters. */
export const useResultList = (
  results: readonly CatalogueResort[] | null,
  { narrowed, understood }: Narrowing,
) => {
  const today = useToday();
  const context = useFilterContext(narrowed.filter);
  // The map also shows resorts outside of the area.
  const anywhere = useMemo(
    () => ({ ...narrowed, filter: { ...narrowed.filter, area: null } }),
    [narrowed],
  );
  const everywhere = useFilteredResorts(results, anywhere, context);
  const stayOf = useFoundStays(narrowed.filter, context);
  const inAddress: FilterInAddress = {
    read: (now) => filterOfQuery(now, today),
    write: (now, wanted) => {
      const before = filterOfQuery(now, today).filter;
      const left = queryAfter(searchedText(now), understood, before, wanted.filter);
      return PAGE.write(withSearchedText(withFilterQuery(now, wanted), left), 1);
    },
  };
  const list = useResortRows({
    rows: everywhere,
    resortOf: asIs,
    filter: narrowed.filter,
    filterInAddress: inAddress,
    pageInAddress: PAGE,
  });
  return { context, everywhere, stayOf, inAddress, list };
};
