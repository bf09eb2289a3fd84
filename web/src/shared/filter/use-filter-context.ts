import type { FilterableResort, FilterContext } from '@club/domain/directory/resort-filter';
import { filterResorts, pricedStay } from '@club/domain/directory/resort-filter';
import { sortResorts } from '@club/domain/directory/resort-sort';
import { useMemo } from 'react';
import type { FilterQuery } from './filter-query.ts';
import { useLive, useOwnAccount } from '../live/live-data.tsx';
import type { Live } from '../../kernel/live/live-store.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { useToday } from '../../kernel/time/today.tsx';

/**
 * What a filter depends on: the day, the member's points, and with dates what is sold. `wantsNights`
 * asks for what is sold, which is read only then. Loading while something that counts is on its way.
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

/** The resorts of a list that pass the filter of the address, in its order; null while unknown. */
export const useFilteredResorts = <Item extends FilterableResort>(
  resorts: readonly Item[] | null,
  { filter, sort }: FilterQuery,
  context: Live<FilterContext>,
): readonly Item[] | null =>
  useMemo(() => {
    if (resorts === null || context.status !== 'ready') return null;
    const stay = pricedStay(filter.dates, context.data.today);
    return sortResorts(filterResorts(resorts, filter, context.data), sort, stay);
  }, [resorts, filter, sort, context]);
