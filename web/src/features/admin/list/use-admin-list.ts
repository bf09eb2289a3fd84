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

/** The kinds of live data that are a page of an admin list. */
type AdminListKind = 'adminBookings' | 'adminUsers' | 'audit' | 'adminTickets';

/** An admin list as a screen shows it: what the address says, and the page of rows for that. */
export type AdminListView<Row, Filter extends string = string, Sort extends string = string> = {
  list: AdminList<Row, Filter, Sort>;
  state: ListState<Filter, Sort>;
  query: ListQuery<Filter, Sort>;
  /** Fewer rows than all are asked for. */
  isPart: boolean;
  /** The page that is asked for. */
  page: Live<ListPage<Row>>;
  /** The page on the screen: that of before while another is on its way. */
  shown: ListPage<Row> | null;
  /** Changes the address. */
  change: ChangeQuery;
  filter: (name: Filter, value: string) => void;
  search: (name: Filter, text: string) => void;
  sort: (sort: Sort) => void;
  /** Takes away filters and order. */
  showAll: () => void;
};

/** Follows an admin list: its state is in the address, its rows are live, a page at a time. */
export const useAdminList = <Row, Filter extends string, Sort extends string>(
  list: AdminList<Row, Filter, Sort, AdminListKind>,
): AdminListView<Row, Filter, Sort> => {
  const { query: address, change } = useAddressQuery();
  const state = useMemo(() => list.stateOf(address), [list, address]);
  const query = list.queryOf(state);
  // `LIVE_SOURCES` makes each of these kinds of the list that names it.
  const page = useAdminLive(list.kind, query as never) as Live<unknown> as Live<ListPage<Row>>;
  const choose = (changed: Parameters<typeof list.withChange>[1]): void => {
    change((now) => list.withChange(now, changed), { preventScrollReset: true });
  };
  // Of one filter, which TypeScript does not see in a computed name.
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
      choose({ sort } as Parameters<typeof list.withChange>[1]);
    },
    showAll: () => {
      change((now) => list.reset(now), { preventScrollReset: true });
    },
  };
};

/** How many rows match the filters, counted by the server; null while unknown, and of all rows. */
export const useMatchCount = <Row, Filter extends string, Sort extends string>({
  list,
  query: { filters },
  isPart,
  shown,
}: AdminListView<Row, Filter, Sort>): number | null => {
  const asked = isPart ? filters : null;
  const kept = useKept(JSON.stringify(asked), asked);
  const version = (shown?.rows ?? []).map((row) => list.idOf(row)).join();
  const count = useCallback(
    (of: typeof filters) => countRows(list, { ...list.everything, filters: of }),
    [list],
  );
  return useServerCount(kept, version, count);
};
