import type { LocalDate } from '@club/domain/calendar/local-date';
import type { FilterDates, ResortFilter } from '@club/domain/directory/resort-filter';
import { chosenDates } from '@club/domain/directory/when';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../kernel/time/today.tsx';
import { withFields } from '../../kernel/routing/address-fields.ts';
import { PATHS, resortPath, type ResortParams } from '../routes/paths.ts';
import { STAY_FIELDS, type StayParts, stayPartsOf } from './stay-fields.ts';

/**
 * The stay that a visitor looks for while they browse; it goes with them from page to page in the
 * address. `unit` is null while any suits or several do.
 */
export type StaySearch = Pick<ResortFilter, 'sleeps' | 'vacationType'> & {
  /** The days that were chosen; null also while only a month is. */
  dates: FilterDates | null;
  unit: UnitType | null;
};

/** The stay of a filter. */
export const staySearchOf = ({ dates, sleeps, vacationType, units }: StayParts): StaySearch => {
  const [unit, ...others] = units;
  return {
    dates: chosenDates(dates),
    sleeps,
    vacationType,
    unit: unit === undefined || others.length > 0 ? null : unit,
  };
};

/** The stay of an address, on the day `today`: dates that cannot be booked count as none. */
const staySearchInAddress = (query: URLSearchParams, today: LocalDate): StaySearch =>
  staySearchOf(stayPartsOf(query, today));

/** The stay as the address of a resort has it; nothing for what is not chosen. */
export const staySearchParams = ({
  dates,
  sleeps,
  vacationType,
  unit,
}: StaySearch): ResortParams => ({
  type: vacationType === 'rciPoints' ? undefined : vacationType,
  unit: unit ?? undefined,
  from: dates?.from,
  to: dates?.to,
  sleeps: sleeps === 0 ? undefined : String(sleeps),
});

/** The stay that the current page is about. */
export const useStaySearch = (): StaySearch => {
  const [query] = useSearchParams();
  const today = useToday();
  return useMemo(() => staySearchInAddress(query, today), [query, today]);
};

/**
 * The address of a resort's page, opened on the stay that the current page is about; `some` of it
 * may be another one, for instance the dates of a board.
 */
export const useResortPath = (): ((
  id: string,
  some?: Partial<StaySearch>,
  tab?: string,
) => string) => {
  const search = useStaySearch();
  return useCallback(
    (id, some, tab) => resortPath(id, { tab, ...staySearchParams({ ...search, ...some }) }),
    [search],
  );
};

/** The pages that show a stay in their address to look for: lists of resorts and links to them. */
const STAY_PAGES: ReadonlySet<string> = new Set([
  PATHS.home,
  PATHS.lastCall,
  PATHS.search,
  PATHS.searchBar,
  PATHS.directory,
  PATHS.tv,
  PATHS.favourites,
]);

/** The stay of a query, and nothing else of it. */
const stayQuery = (query: URLSearchParams, today: LocalDate): URLSearchParams =>
  withFields(new URLSearchParams(), STAY_FIELDS, stayPartsOf(query, today));

/**
 * A link of the site that takes the stay of the current query along, where its page is one that
 * looks for a stay; any other link as it is.
 */
export const withStay = (to: string, query: URLSearchParams, today: LocalDate): string => {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  if (!STAY_PAGES.has(path)) return to;
  const stay = stayQuery(query, today).toString();
  if (stay === '') return to;
  return `${path}${search === '' ? '?' : `${search}&`}${stay}${hash}`;
};

/** `withStay` for the stay that the current page is about. */
export const useStayLink = (): ((to: string) => string) => {
  const [query] = useSearchParams();
  const today = useToday();
  return useCallback((to) => withStay(to, query, today), [query, today]);
};

/** The stay of the current page, for a form that takes it along without script. */
export const useStayQuery = (): URLSearchParams => {
  const [query] = useSearchParams();
  const today = useToday();
  return useMemo(() => stayQuery(query, today), [query, today]);
};
