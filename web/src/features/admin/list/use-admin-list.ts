import { useCallback, useMemo } from 'react';
import { countRows } from '../../../shared/admin-lists/admin-counts.ts';
import type { AdminList, ListQuery, ListState } from '../../../shared/admin-lists/admin-list.ts';
import type { ListPage } from '../../../kernel/live/list-page.ts';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import type { Live } from '../../../kernel/live/live-store.ts';
import { type ChangeQuery, useAddressQuery } from '../../../kernel/routing/use-address-query.ts';
import { useKept } from '../../../kernel/live/use-kept.ts';
import { useLastReady } from '../../../kernel/live/use-last-ready.ts';
import { useServerCount } from '../../../kernel/live/use-server-count.ts';

/** The kinds of live data that are pages of admin lists. */
type AdminListKind = 'adminBookings' | 'adminUsers' | 'audit' | 'adminTickets' | 'adminMails';

/** An admin list on a screen: its state in the address, and the page of rows. */
export type AdminListView<Row, Filter extends string = string, Sort extends string = string> = {
  list: AdminList<Row, Filter, Sort>;
  state: ListState<Filter, Sort>;
  query: ListQuery<Filter, Sort>;
  /** True while a filter is set. */
  isPart: boolean;
  /** The page that the address names. */
  page: Live<ListPage<Row>>;
  /** The page on the screen: the previous one while the next one loads. */
  shown: ListPage<Row> | null;
  /** Changes the address. */
  change: ChangeQuery;
  filter: (name: Filter, value: string) => void;
  search: (name: Filter, text: string) => void;
  sort: (sort: Sort) => void;
  /** Clears filters and order. */
  showAll: () => void;
};

/** Follows an admin list: its state is in the address, its rows are live, a page at a time. */
export const useAdminList = <Row, Filter extends string, Sort extends string>(
  list: AdminList<Row, Filter, Sort, AdminListKind>,
): AdminListView<Row, Filter, Sort> => {
  const { query: address, change } = useAddressQuery();
  const state = useMemo(() => list.stateOf(address), [list, address]);
  const query = list.queryOf(state);
  // `LIVE_SOURCES` creates the source of each kind from the list that names it.
  const page = useAdminLive(list.kind, query as never) as Live<unknown> as Live<ListPage<Row>>;
  const choose = (changed: Parameters<typeof list.withChange>[1]): void => {
    change((now) => list.withChange(now, changed), { preventScrollReset: true });
  };
  // TypeScript does not see that a computed name is one of the filters.
  const only = (name: Filter, value: string) => ({ [name]: value }) as Record<Filter, string>;
  return {
    list,
    state,
    query,
    isPart: Object.keys(query.filters).length > 0,
    page,
    shown: useLastReady(page),
    change,
    filter: (name, value) => {
      choose(only(name, value));
    },
    search: (name, text) => {
      // One step of the history for a search, however long it was typed.
      change(
        (now) => list.withChange(now, only(name, text)),
        (now) => ({ replace: list.stateOf(now).chosen[name] !== '', preventScrollReset: true }),
      );
    },
    sort: (sort) => {
      // TypeScript does not see that the state of a list has a `sort`.
      choose({ sort } as Parameters<typeof list.withChange>[1]);
    },
    showAll: () => {
      change((now) => list.reset(now), { preventScrollReset: true });
    },
  };
};

/** How many rows match the filters, counted by the server; null while unknown or without filters. */
export const useMatchCount = <Row, Filter extends string, Sort extends string>({
  list,
  query: { filters, sort },
  isPart,
  shown,
}: AdminListView<Row, Filter, Sort>): number | null => {
  // The order says which days a first and last day mean.
  const wanted = isPart ? { filters, sort } : null;
  const kept = useKept(JSON.stringify(wanted), wanted);
  const version = (shown?.rows ?? []).map((row) => list.idOf(row)).join();
  const count = useCallback(
    (of: NonNullable<typeof wanted>) => countRows(list, { ...of, after: null }),
    [list],
  );
  return useServerCount(kept, version, count);
};
