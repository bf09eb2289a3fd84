import type { LocalDate } from '@club/domain/calendar/local-date';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { filterParts } from '@club/domain/directory/filter-parts';
import { searchParams } from '@club/domain/search/resort-search';
import { filterWith } from '@club/domain/search/search-results';
import type { UnderstoodQuery } from '@club/domain/search/understood-query';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressNow } from '../../kernel/routing/address-now.tsx';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import {
  type FilterQuery,
  filterOfQuery,
  withFilterQuery,
} from '../../shared/filter/filter-query.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { searchedIds, searchedText, withoutSearch } from './searched-text.ts';

/** More ids than this never fit into an address. */
const MAX_IDS = 500;

/** True where a search without text has been left with filters. */
export const hasOnlyFilters = (address: URLSearchParams, { filter }: FilterQuery): boolean =>
  searchedIds(address) !== null && searchedText(address) === '' && filterParts(filter).length > 0;

/** Characters that are left free for the filters of a query that says some. */
const FOR_FILTERS = 300;

type Run = {
  query: string;
  understood: UnderstoodQuery | null;
  /** What matches the query; null while that is not known, and without a query. */
  matches: readonly CatalogueResort[] | null;
  today: LocalDate;
};

/** An address with the filters that its query says, unless it has been run. */
export const narrowedIn = (
  address: URLSearchParams,
  understood: UnderstoodQuery | null,
  today: LocalDate,
): FilterQuery => {
  const { filter, sort } = filterOfQuery(address, today);
  return understood === null || searchedIds(address) !== null
    ? { filter, sort }
    : { filter: filterWith(filter, understood), sort };
};

/** The path of a search that has been run (rules 5.5), from the address of one that may not be. */
const runPath = (
  address: URLSearchParams,
  { query, understood, matches, today }: Run & { matches: readonly CatalogueResort[] },
): string => {
  const others = withoutSearch(withFilterQuery(address, narrowedIn(address, understood, today)));
  const ids = matches.slice(0, MAX_IDS).map(({ id }) => id);
  const run = searchParams(query, ids, understood === null ? 0 : FOR_FILTERS);
  return `${PATHS.search}?${run}${others.size === 0 ? '' : `&${others.toString()}`}`;
};

/**
 * Keeps `ids` in the address in step with `q`, which decides (rules 5.5), and enters what the query
 * says into the filters of a search that has not been run. Returns the path where such a search then
 * is, for a server; undefined for any other.
 */
export const useRunAddress = ({ query, understood, matches, today }: Run): string | undefined => {
  const { query: address } = useAddressQuery();
  const now = useAddressNow();
  const navigate = useNavigate();
  const path = useMemo(
    () => (matches === null ? null : runPath(address, { query, understood, matches, today })),
    [address, query, understood, matches, today],
  );
  const isSame =
    path === null || searchedIds(new URLSearchParams(path.split('?')[1])) === searchedIds(address);
  useEffect(() => {
    if (isSame || matches === null) return;
    const { search, state } = now();
    const current = new URLSearchParams(search);
    // Another search is starting, with ids of its own.
    if (searchedText(current) !== query) return;
    const to = runPath(current, { query, understood, matches, today });
    // With its state, so that a dialog stays open when the resorts of the club change.
    void navigate(to, { replace: true, preventScrollReset: true, state });
  }, [isSame, query, understood, matches, today, now, navigate]);
  const says = understood !== null && understood.phrases.length > 0;
  return says && searchedIds(address) === null ? (path ?? undefined) : undefined;
};
