import type { FilterContext } from '@club/domain/directory/resort-filter';
import { filterResorts } from '@club/domain/directory/filtered-resorts';
import { useCallback, useMemo } from 'react';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { useToday } from '../../kernel/time/today.tsx';
import type { FilterInAddress } from '../../shared/filter/filter-in-address.ts';
import type { StaySearch } from '../../shared/stay/stay-search.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { type LastCallStay, lastCallStays, searchOf } from '../../shared/resort/last-call-stays.ts';
import { useResortRows } from '../../shared/resort/use-resort-rows.ts';
import {
  inLastCallOrder,
  type LastCallQuery,
  lastCallQueryOf,
  PAGE,
  withLastCallQuery,
} from './last-call-list.ts';

/** The resort of a stay. */
export const resortOf = ({ resort }: LastCallStay) => resort;

/** Follows the Last Call list: its filter, window, order and page are in the address, its stays live. */
export const useLastCallList = () => {
  const { query: address, change } = useAddressQuery();
  const today = useToday();
  const catalogue = useLive('catalogue');
  const nights = useLive('scarceNights');
  const query = useMemo(() => lastCallQueryOf(address, today), [address, today]);
  const { filter, window, order } = query;
  const { dates } = filter;
  const availability = nights.status === 'ready' ? nights.data : null;
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const stays = useMemo(
    () =>
      resorts === null || availability === null
        ? null
        : lastCallStays(resorts, availability, { filter: { dates }, window }, today),
    [resorts, availability, dates, window, today],
  );
  const offered = useMemo(() => stays?.map(resortOf) ?? null, [stays]);
  const context = useMemo<FilterContext>(
    () => ({ today, balance: null, availability }),
    [today, availability],
  );
  const listed = useMemo(() => {
    if (stays === null || offered === null) return null;
    const kept = new Set(filterResorts(offered, { ...filter, area: null }, context));
    return inLastCallOrder(
      stays.filter(({ resort }) => kept.has(resort)),
      order,
    );
  }, [stays, offered, filter, context, order]);
  const inAddress: FilterInAddress = {
    read: (now) => ({ filter: lastCallQueryOf(now, today).filter, sort: 'given' }),
    write: (now, next) =>
      withLastCallQuery(now, { ...lastCallQueryOf(now, today), filter: next.filter }),
  };
  const list = useResortRows({
    rows: listed,
    resortOf,
    filter,
    filterInAddress: inAddress,
    pageInAddress: PAGE,
  });
  const stayById = useMemo(
    () => new Map((listed ?? []).map((stay) => [stay.resort.id, stay])),
    [listed],
  );
  const stayAt = useCallback(
    ({ id }: { id: string }): LastCallStay | undefined => stayById.get(id),
    [stayById],
  );
  const searchAt = useCallback(
    (resort: { id: string }): Partial<StaySearch> | undefined => {
      const stay = stayAt(resort);
      return stay && searchOf(stay);
    },
    [stayAt],
  );
  const failed = [catalogue, nights].filter((live) => live.status === 'error');
  return {
    query,
    /** Changes a part of the query, from the first page of the list. */
    apply: (next: Partial<LastCallQuery>): void => {
      change((now) => withLastCallQuery(now, { ...lastCallQueryOf(now, today), ...next }), {
        preventScrollReset: true,
      });
    },
    /** The address with a part of the query changed, for a link. */
    addressWith: (next: Partial<LastCallQuery>): string =>
      `?${withLastCallQuery(address, { ...query, ...next }).toString()}`,
    inAddress,
    context,
    /** The resorts with a stay in the window; null while they load. */
    offered,
    /** The stays that match the filter, in order; null while they load. */
    listed,
    list,
    /** The stay at a resort of the list. */
    stayAt,
    /** The same as what the page of the resort opens on. */
    searchAt,
    /** Loads again what failed; null when nothing did. */
    retry: failed.length === 0 ? null : () => failed.forEach((live) => live.retry()),
  };
};

export type LastCallList = ReturnType<typeof useLastCallList>;
