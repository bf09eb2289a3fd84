import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/session.tsx';
import { liveRequest } from './live-request.ts';
import type { ArgsOf, DataOf, KindOf, LiveTable, NoArgs, SourceArgs } from './live-source.ts';
import type { Live } from './live-store.ts';
import { LiveStoreContext } from './live-store-context.ts';
import { useKept } from './use-kept.ts';
import { useRequest, useRequests } from './use-live-requests.ts';

/** Arguments, or null to listen to nothing and stay loading; optional where a kind has none. */
type Given<Args> = NoArgs extends Args ? [args?: Args | null] : [args: Args | null];

/** The given arguments; null when nothing is wanted. */
const wantedArgs = ([args = {}]: readonly (SourceArgs | null | undefined)[]): SourceArgs | null =>
  args;

/**
 * The hooks with which pages read the kinds of a table of live data. Only the type of the table is
 * needed here: the table itself comes with the listeners, after the first paint.
 */
export const createLive = <Table extends LiveTable>() => {
  // A listener publishes under a kind what the table's source of that kind returns
  // (`live-listeners.tsx`), so the type of the table holds.
  type Shown<Kind extends keyof Table> = Live<DataOf<Table, Kind>>;

  /** Listens to public data. */
  const useLive = <Kind extends KindOf<Table, 'public'>>(
    kind: Kind,
    ...given: Given<ArgsOf<Table, Kind>>
  ): Shown<Kind> => useRequest(kind, wantedArgs(given)) as Shown<Kind>;

  /** Listens to the signed-in member's data; loading without a member. */
  const useMemberLive = <Kind extends KindOf<Table, 'member'>>(
    kind: Kind,
    ...given: Given<Omit<ArgsOf<Table, Kind>, 'uid'>>
  ): Shown<Kind> => {
    const session = useSession();
    const args = wantedArgs(given);
    const own =
      args === null || session.status !== 'signed-in' ? null : { ...args, uid: session.uid };
    return useRequest(kind, own) as Shown<Kind>;
  };

  /** Listens to data for admins; loading for all others, and without the second factor. */
  const useAdminLive = <Kind extends KindOf<Table, 'admin'>>(
    kind: Kind,
    ...given: Given<ArgsOf<Table, Kind>>
  ): Shown<Kind> => {
    const session = useSession();
    const isAdmin =
      session.status === 'signed-in' && session.isAdmin && session.secondFactor !== 'missing';
    return useRequest(kind, isAdmin ? wantedArgs(given) : null) as Shown<Kind>;
  };

  /** Listens to several requests of one kind; ready once all of them are. */
  const useLiveMany = <Kind extends KindOf<Table>>(
    kind: Kind,
    each: readonly ArgsOf<Table, Kind>[],
  ): Live<readonly DataOf<Table, Kind>[]> =>
    useRequests(kind, each) as Live<readonly DataOf<Table, Kind>[]>;

  /**
   * Reads what the store has of a kind at this moment, without listening; null when it has nothing.
   */
  const useLiveNow = <Kind extends KindOf<Table>>(
    kind: Kind,
    args: ArgsOf<Table, Kind>,
  ): (() => DataOf<Table, Kind> | null) => {
    const store = use(LiveStoreContext);
    const wanted = liveRequest(kind, args);
    const request = useKept(wanted.key, wanted);
    return useCallback(() => {
      const live = store.read(request) as Shown<Kind>;
      return live.status === 'ready' ? live.data : null;
    }, [store, request]);
  };

  /**
   * What the page has arrived with of a kind, for as long as the component is there; null for nothing.
   * Another one after it gets nothing: what no one listens to grows old.
   */
  const useArrived = <Kind extends KindOf<Table>>(
    kind: Kind,
    args: ArgsOf<Table, Kind>,
  ): DataOf<Table, Kind> | null => {
    const store = use(LiveStoreContext);
    const { key } = liveRequest(kind, args);
    const [arrived] = useState(useLiveNow(kind, args));
    useEffect(() => {
      store.forgetPreloaded(key);
    }, [store, key]);
    return arrived;
  };

  return { useLive, useMemberLive, useAdminLive, useLiveMany, useLiveNow, useArrived };
};

/** Whether something on the page is out of date because its source failed, and how to try again. */
export const useStaleData = (): { isStale: boolean; retry: () => void } => {
  const { subscribeStale, hasStale, retryFailed } = use(LiveStoreContext);
  return { isStale: useSyncExternalStore(subscribeStale, hasStale, hasStale), retry: retryFailed };
};
