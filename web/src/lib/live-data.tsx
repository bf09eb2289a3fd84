import type { Availability } from '@club/domain/availability/scarce-nights';
import type { Booking } from '@club/domain/booking/booking';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import { inventoryId } from '@club/domain/booking/inventory';
import type { StayChangeRecord } from '@club/domain/booking/money-trail';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Board, Favourite } from '@club/domain/favourites/favourite';
import type { CurrentAccount, PointsAccount } from '@club/domain/points/account';
import { accountAsOf } from '@club/domain/points/account';
import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import type { Resort } from '@club/domain/resort/resort';
import type { SupportTicket } from '@club/domain/support/ticket';
import type { StoredUser } from '@club/domain/user/user';
import type { WaitlistLine } from '@club/domain/waitlist/waitlist';
import {
  type ComponentType,
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type {
  AdminBookingsPage,
  AdminUsersPage,
  AuditPage,
  AuditQuery,
  BookingsQuery,
  TicketsPage,
  TicketsQuery,
  UsersQuery,
} from './admin-lists.ts';
import { afterFirstPaint } from './first-paint.ts';
import {
  type ClubTotals,
  type Live,
  type LiveDataTypes,
  type LiveKind,
  type LiveStore,
  type OwnUser,
  liveStore,
} from './live-store.ts';
import type { MemberNotification } from './member-notification.ts';
import type { OwnWaitlistEntry } from './own-waitlist-entry.ts';
import { useSession } from './session.tsx';
import { usePointsDay } from './today.tsx';

const LiveStoreContext = createContext<LiveStore>(liveStore);

const LOADING = { status: 'loading' } as const;
const stayIdle = (): (() => void) => () => {};

/** Listens to one source; null listens to nothing and stays loading. */
export const useLive = <Kind extends LiveKind>(
  kind: Kind,
  of: string | null,
): Live<LiveDataTypes[Kind]> => {
  const store = use(LiveStoreContext);
  const subscribe = useCallback(
    (listener: () => void) => (of === null ? stayIdle() : store.subscribe({ kind, of }, listener)),
    [store, kind, of],
  );
  const read = useCallback(
    () => (of === null ? LOADING : store.read({ kind, of })),
    [store, kind, of],
  );
  // What a source publishes under a kind is the type of that kind; see `live-sources.tsx`.
  return useSyncExternalStore(subscribe, read) as Live<LiveDataTypes[Kind]>;
};

const useOwnUid = (): string | null => {
  const session = useSession();
  return session.status === 'signed-in' ? session.uid : null;
};

/** The whole directory, in its order; a change anywhere shows by itself. */
export const useCatalogue = (): Live<readonly CatalogueResort[]> => useLive('catalogue', '');

/**
 * Nights with few units left, of all resorts; loading while not `wanted`, because it is a document of
 * its own that only dates need.
 */
export const useScarceNights = (wanted: boolean): Live<Availability> =>
  useLive('scarceNights', wanted ? '' : null);

/** Reads the directory that is there at this moment, without asking for it; null when none is. */
export const useCatalogueNow = (): (() => readonly CatalogueResort[] | null) => {
  const store = use(LiveStoreContext);
  return useCallback(() => {
    const live = store.read({ kind: 'catalogue', of: '' });
    // What a source publishes under a kind is the type of that kind.
    return live.status === 'ready' ? (live.data as readonly CatalogueResort[]) : null;
  }, [store]);
};

/** A resort with its details; null data when there is none with this id. */
export const useResort = (id: string): Live<Resort | null> => {
  const usable = id !== '' && id.length <= 200 && !/[/]|^\.\.?$|^__.*__$/.test(id);
  const live = useLive('resort', usable ? id : null);
  // Firestore refuses such ids with an exception; no resort can have one.
  return usable ? live : { status: 'ready', data: null };
};

/** The member's own stays, newest booking first; loading while nobody is signed in. */
export const useOwnBookings = (): Live<readonly Booking[]> => useLive('ownBookings', useOwnUid());

/** The member's points as of the last line of their ledger, with what has expired since. */
export const useOwnStoredAccount = (): Live<PointsAccount> => useLive('ownAccount', useOwnUid());

/** The changes of the member's stays; loading while nobody is signed in. */
export const useOwnChanges = (): Live<readonly StayChangeRecord[]> =>
  useLive('ownChanges', useOwnUid());

/** The member's points, without those that have expired; loading while nobody is signed in. */
export const useOwnAccount = (): Live<CurrentAccount> => {
  const live = useLive('ownAccount', useOwnUid());
  const today = usePointsDay();
  return useMemo(
    () =>
      live.status === 'ready' ? { ...live, data: accountAsOf(live.data, today).account } : live,
    [live, today],
  );
};

/** The member's user record; null data while the server has none. */
export const useOwnUser = (): Live<OwnUser | null> => useLive('ownUser', useOwnUid());

/** The member's notifications, newest first. */
export const useOwnNotifications = (): Live<readonly MemberNotification[]> =>
  useLive('ownNotifications', useOwnUid());

/** The resorts the member saved; loading while nobody is signed in. */
export const useOwnFavourites = (): Live<readonly Favourite[]> =>
  useLive('ownFavourites', useOwnUid());

/** The member's boards, the first one first; loading while nobody is signed in. */
export const useOwnBoards = (): Live<readonly Board[]> => useLive('ownBoards', useOwnUid());

/** The member's places in lines, latest first; loading while nobody is signed in. */
export const useOwnWaitlist = (): Live<readonly OwnWaitlistEntry[]> =>
  useLive('ownWaitlist', useOwnUid());

/** What the member wrote to the club, latest first; loading while nobody is signed in. */
export const useOwnTickets = (): Live<readonly SupportTicket[]> =>
  useLive('ownTickets', useOwnUid());

/** All who wait for a resort, without who they are; loading while nobody is signed in. */
export const useWaitlistLine = (resortId: string): Live<WaitlistLine | null> =>
  useLive('waitlistLine', useOwnUid() === null ? null : resortId);

/** What only admins listen to; loading for whoever is none. */
const useAdminLive = <Kind extends LiveKind>(
  kind: Kind,
  of: string | null,
): Live<LiveDataTypes[Kind]> => {
  const session = useSession();
  return useLive(kind, session.status === 'signed-in' && session.isAdmin ? of : null);
};

/** Counters of the admin overview. */
export const useClubTotals = (): Live<ClubTotals> => useAdminLive('clubTotals', '');

/** The newest comparison of the books; null data while there is none. */
export const useLastReconciliation = (): Live<Reconciliation | null> =>
  useAdminLive('lastReconciliation', '');

/** A page of all bookings. */
export const useAdminBookings = (wanted: BookingsQuery): Live<AdminBookingsPage> =>
  useAdminLive('adminBookings', JSON.stringify(wanted));

/** A page of users. */
export const useAdminUsers = (wanted: UsersQuery): Live<AdminUsersPage> =>
  useAdminLive('adminUsers', JSON.stringify(wanted));

/** A page of the audit trail. */
export const useAudit = (wanted: AuditQuery): Live<AuditPage> =>
  useAdminLive('audit', JSON.stringify(wanted));

/** A page of tickets. */
export const useAdminTickets = (wanted: TicketsQuery): Live<TicketsPage> =>
  useAdminLive('adminTickets', JSON.stringify(wanted));

/** A ticket by its number. */
export const useAdminTicket = (number: string): Live<SupportTicket | null> =>
  useAdminLive('adminTicket', number);

/** A booking with its history; null listens to nothing and stays loading. */
export const useAdminBooking = (id: string | null): Live<BookingRecord | null> =>
  useAdminLive('adminBooking', id);

/** A member's record by uid; null listens to nothing and stays loading. */
export const useAdminUser = (uid: string | null): Live<StoredUser | null> =>
  useAdminLive('adminUser', uid);

/** What is taken in some months ('YYYY-MM') of a resort; a month without entry is wholly free. */
export type InventoryMonths = Readonly<Record<string, InventoryMonth>>;

/** Listens to several sources of one kind; ready once all of them are. `ofs` has to stay the same list. */
export const useLiveMany = <Kind extends LiveKind>(
  kind: Kind,
  ofs: readonly string[],
): Live<readonly LiveDataTypes[Kind][]> => {
  const store = use(LiveStoreContext);
  const memo = useRef<{ states: readonly Live<unknown>[]; result: Live<readonly unknown[]> }>({
    states: [],
    result: NOTHING,
  });
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = ofs.map((of) => store.subscribe({ kind, of }, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, kind, ofs],
  );
  const read = useCallback((): Live<readonly unknown[]> => {
    const states = ofs.map((of) => store.read({ kind, of }));
    const last = memo.current;
    const same =
      last.states.length === states.length &&
      states.every((state, index) => state === last.states[index]);
    if (same) return last.result;
    const result = joined(states);
    memo.current = { states, result };
    return result;
  }, [store, kind, ofs]);
  // What a source publishes under a kind is the type of that kind; see `live-sources.tsx`.
  return useSyncExternalStore(subscribe, read) as Live<readonly LiveDataTypes[Kind][]>;
};

const NOTHING: Live<readonly unknown[]> = { status: 'ready', data: [] };

const joined = (states: readonly Live<unknown>[]): Live<readonly unknown[]> => {
  const failed = states.filter((state) => state.status === 'error');
  if (failed.length > 0) {
    return {
      status: 'error',
      denied: failed.some((state) => state.denied),
      retry: () => failed.forEach((state) => state.retry()),
    };
  }
  const data: unknown[] = [];
  for (const state of states) {
    if (state.status !== 'ready') return LOADING;
    data.push(state.data);
  }
  return { status: 'ready', data };
};

/** What is taken at a resort in the given months, live. */
export const useInventory = (
  resortId: string,
  months: readonly string[],
): Live<InventoryMonths> => {
  const monthsKey = months.join(',');
  const named = useMemo(() => monthsKey.split(',').filter((month) => month !== ''), [monthsKey]);
  const ids = useMemo(() => named.map((month) => inventoryId(resortId, month)), [resortId, named]);
  const live = useLiveMany('inventory', ids);
  return useMemo(() => {
    if (live.status !== 'ready') return live;
    const data: Record<string, InventoryMonth> = {};
    for (const [index, month] of named.entries()) {
      const inventory = live.data[index] ?? null;
      if (inventory !== null) data[month] = inventory;
    }
    return { status: 'ready', data };
  }, [live, named]);
};

type SourcesComponent = ComponentType<{ store: LiveStore }>;

/** Loads the listeners once the shell is painted and something is wanted. */
function LazySources({ store }: { store: LiveStore }) {
  const wanted = useSyncExternalStore(store.subscribeWanted, store.wanted);
  const [Sources, setSources] = useState<SourcesComponent | null>(null);

  // A retry changes what is wanted, so that code that failed to load is asked for again.
  useEffect(() => {
    if (Sources !== null || wanted.length === 0) return undefined;
    let active = true;
    loadSources().then(
      (sources) => active && setSources(() => sources),
      () => active && wanted.forEach(({ key }) => store.fail(key)),
    );
    return () => {
      active = false;
    };
  }, [Sources, wanted, store]);

  useEffect(() => {
    window.addEventListener('online', store.retryFailed);
    return () => window.removeEventListener('online', store.retryFailed);
  }, [store]);

  return Sources === null ? null : <Sources store={store} />;
}

const loadSources = async (): Promise<SourcesComponent> => {
  await afterFirstPaint();
  const { LiveSources } = await import('./live-sources.tsx');
  return LiveSources;
};

type LiveDataProviderProps = {
  children: ReactNode;
  /** Another store than the page's, for tests: then nothing is loaded from Firebase. */
  store?: LiveStore;
};

/** Makes the hooks above work. Below `SessionProvider`. */
export function LiveDataProvider({ children, store }: LiveDataProviderProps) {
  return (
    <LiveStoreContext value={store ?? liveStore}>
      {store === undefined && <LazySources store={liveStore} />}
      {children}
    </LiveStoreContext>
  );
}
