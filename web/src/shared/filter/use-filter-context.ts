import type {
  FilterableResort,
  FilterContext,
  FilterDates,
} from '@club/domain/directory/resort-filter';
import {
  filterResorts,
  resortPricesOf,
  stayFinderOf,
} from '@club/domain/directory/filtered-resorts';
import { sortResorts } from '@club/domain/directory/resort-sort';
import { useMemo } from 'react';
import type { FilterQuery } from './filter-query.ts';
import { useLive } from '../live/live-data.tsx';
import { useOwnAccount } from '../points/own-account.ts';
import type { Live } from '../../kernel/live/live-store.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { useToday } from '../../kernel/time/today.tsx';

/**
 * What a filter depends on: the day, the member's points, and for dates the inventory, which is
 * read only with `wantsNights`. Loading while something it needs is loading.
 */
export const useFilterContext = (
  filter: FilterQuery['filter'],
  wantsNights = filter.dates !== null,
): Live<FilterContext> => {
  const today = useToday();
  const session = useSession();
  const account = useOwnAccount();
  const nights = useLive('scarceNights', wantsNights ? {} : null);
  const isMember = session.status === 'signed-in';
  const balance = isMember && account.status === 'ready' ? account.data.available : null;
  const waitsForBalance =
    filter.withinBalance &&
    (session.status === 'loading' || (isMember && account.status === 'loading'));
  return useMemo(() => {
    if (wantsNights && nights.status === 'error') return nights;
    if (waitsForBalance || (wantsNights && nights.status === 'loading')) {
      return { status: 'loading' };
    }
    const availability = nights.status === 'ready' ? nights.data : null;
    return { status: 'ready', data: { today, balance, availability } };
  }, [today, balance, nights, wantsNights, waitsForBalance]);
};

/** The resorts of a list that match the filter of the address, in its order; null while unknown. */
export const useFilteredResorts = <Item extends FilterableResort>(
  resorts: readonly Item[] | null,
  { filter, sort }: FilterQuery,
  context: Live<FilterContext>,
): readonly Item[] | null =>
  useMemo(() => {
    if (resorts === null || context.status !== 'ready') return null;
    const matching = filterResorts(resorts, filter, context.data);
    return sortResorts(matching, sort, resortPricesOf(filter, context.data));
  }, [resorts, filter, sort, context]);

/** A stay of the list that was found on flexible days. */
export type FoundStay = { dates: FilterDates; isFound: true };

/**
 * With flexible days, the stay that was found at each resort of a list; undefined where all resorts
 * are about the same stay.
 */
export const useFoundStays = (
  filter: FilterQuery['filter'],
  context: Live<FilterContext>,
): ((resort: FilterableResort) => FoundStay | undefined) | undefined =>
  useMemo(() => {
    const find = context.status === 'ready' ? stayFinderOf(filter, context.data) : null;
    if (find === null) return undefined;
    return (resort) => {
      const dates = find(resort);
      return dates === null ? undefined : { dates, isFound: true };
    };
  }, [filter, context]);
