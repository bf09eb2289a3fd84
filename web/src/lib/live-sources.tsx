import { isVisibleStatus } from '@club/domain/booking/booking-state';
import { CATALOGUE_SHARD } from '@club/domain/catalogue/packed-catalogue';
import { MAX_FAVOURITES, withFirstBoard } from '@club/domain/favourites/favourite';
import type { PointsAccount } from '@club/domain/points/account';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import { type Firestore, collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import {
  Component,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { AppCheckProvider, FirebaseAppProvider, FirestoreProvider, useFirestore } from 'reactfire';
import {
  AdminBookingSource,
  AdminBookingsSource,
  AdminTicketSource,
  AdminTicketsSource,
  AdminUserSource,
  AdminUsersSource,
  AuditSource,
  LastReconciliationSource,
} from './live-admin-sources.tsx';
import { openAppCheck } from './app-check.ts';
import { closeFirestore, loadFirestore } from './firebase.ts';
import { rememberTrips } from './last-seen-trips.ts';
import {
  CONVERTERS,
  NO_TOTALS,
  type PackedNights,
  unpack,
  unpackNights,
} from './live-converters.ts';
import { clearListenerCache, forgetBrokenListeners } from './live-listener-cache.ts';
import { ChangesSource, LedgerSource } from './live-money-sources.tsx';
import { ReviewSource, ReviewSummarySource, ReviewsSource } from './live-review-sources.tsx';
import { DocSource, ListSource, type SourceProps, asIs } from './live-source.tsx';
import type { ClubTotals, LiveDataTypes, LiveKind, LiveStore, WantedSource } from './live-store.ts';

/** Notifications that are listened to; older ones have had their time. */
const MAX_NOTIFICATIONS = 100;

function CatalogueSource(props: SourceProps<'catalogue'>) {
  const db = useFirestore();
  const reference = useMemo(
    () => doc(db, 'catalogue', CATALOGUE_SHARD).withConverter(CONVERTERS.catalogue),
    [db],
  );
  return (
    <DocSource
      publish={props.publish}
      fail={props.fail}
      reference={reference}
      show={showCatalogue}
    />
  );
}
const showCatalogue = (bytes: Uint8Array | null) => (bytes === null ? [] : unpack(bytes));

function ScarceNightsSource(props: SourceProps<'scarceNights'>) {
  const db = useFirestore();
  const reference = useMemo(
    () => doc(db, 'availability', CATALOGUE_SHARD).withConverter(CONVERTERS.scarceNights),
    [db],
  );
  return (
    <DocSource
      publish={props.publish}
      fail={props.fail}
      reference={reference}
      show={showScarceNights}
    />
  );
}
const NOTHING_SOLD: LiveDataTypes['scarceNights'] = new Map();
// There is none before the first sale.
const showScarceNights = (stored: PackedNights | null) =>
  stored === null ? NOTHING_SOLD : unpackNights(stored);

function ResortSource(props: SourceProps<'resort'>) {
  const db = useFirestore();
  const reference = useMemo(
    () => doc(db, 'resorts', props.of).withConverter(CONVERTERS.resort),
    [db, props.of],
  );
  return <DocSource publish={props.publish} fail={props.fail} reference={reference} show={asIs} />;
}

function InventorySource(props: SourceProps<'inventory'>) {
  const db = useFirestore();
  const reference = useMemo(
    () => doc(db, 'inventory', props.of).withConverter(CONVERTERS.inventory),
    [db, props.of],
  );
  return <DocSource publish={props.publish} fail={props.fail} reference={reference} show={asIs} />;
}

function AccountSource(props: SourceProps<'ownAccount'>) {
  const db = useFirestore();
  const reference = useMemo(
    () => doc(db, 'accounts', props.of).withConverter(CONVERTERS.account),
    [db, props.of],
  );
  return (
    <DocSource publish={props.publish} fail={props.fail} reference={reference} show={showAccount} />
  );
}
const showAccount = (account: PointsAccount | null): PointsAccount => account ?? EMPTY_ACCOUNT;

function UserSource(props: SourceProps<'ownUser'>) {
  const db = useFirestore();
  const reference = useMemo(
    () => doc(db, 'users', props.of).withConverter(CONVERTERS.user),
    [db, props.of],
  );
  return <DocSource publish={props.publish} fail={props.fail} reference={reference} show={asIs} />;
}

function BookingsSource(props: SourceProps<'ownBookings'>) {
  const db = useFirestore();
  const list = useMemo(
    () =>
      query(
        collection(db, 'bookings').withConverter(CONVERTERS.bookings),
        where('uid', '==', props.of),
      ),
    [db, props.of],
  );
  const { of: uid, publish } = props;
  const publishAndKeep = useCallback(
    (bookings: LiveDataTypes['ownBookings']) => {
      rememberTrips(uid, bookings);
      publish(bookings);
    },
    [uid, publish],
  );
  return <ListSource publish={publishAndKeep} fail={props.fail} list={list} show={showBookings} />;
}
const showBookings = (bookings: LiveDataTypes['ownBookings']): LiveDataTypes['ownBookings'] =>
  bookings
    .filter((booking) => isVisibleStatus(booking.status))
    .toSorted((a, b) => b.bookingDate.localeCompare(a.bookingDate));

function NotificationsSource(props: SourceProps<'ownNotifications'>) {
  const db = useFirestore();
  const list = useMemo(
    () =>
      query(
        collection(db, 'users', props.of, 'notifications').withConverter(CONVERTERS.notification),
        orderBy('at', 'desc'),
        limit(MAX_NOTIFICATIONS),
      ),
    [db, props.of],
  );
  return <ListSource publish={props.publish} fail={props.fail} list={list} show={asIs} />;
}

function FavouritesSource(props: SourceProps<'ownFavourites'>) {
  const db = useFirestore();
  const list = useMemo(
    () =>
      query(
        collection(db, 'users', props.of, 'favourites').withConverter(CONVERTERS.favourite),
        limit(MAX_FAVOURITES),
      ),
    [db, props.of],
  );
  return <ListSource publish={props.publish} fail={props.fail} list={list} show={asIs} />;
}

function BoardsSource(props: SourceProps<'ownBoards'>) {
  const db = useFirestore();
  const list = useMemo(
    () => query(collection(db, 'users', props.of, 'boards').withConverter(CONVERTERS.board)),
    [db, props.of],
  );
  return <ListSource publish={props.publish} fail={props.fail} list={list} show={withFirstBoard} />;
}

function WaitlistSource(props: SourceProps<'ownWaitlist'>) {
  const db = useFirestore();
  const list = useMemo(
    () =>
      query(
        collection(db, 'waitlistEntries').withConverter(CONVERTERS.waitlistEntry),
        where('uid', '==', props.of),
      ),
    [db, props.of],
  );
  return <ListSource publish={props.publish} fail={props.fail} list={list} show={showWaitlist} />;
}
const showWaitlist = (entries: LiveDataTypes['ownWaitlist']): LiveDataTypes['ownWaitlist'] =>
  entries.toSorted((a, b) => b.joinedAt.localeCompare(a.joinedAt));

function TicketsSource(props: SourceProps<'ownTickets'>) {
  const db = useFirestore();
  const list = useMemo(
    () =>
      query(
        collection(db, 'supportTickets').withConverter(CONVERTERS.ticket),
        where('uid', '==', props.of),
      ),
    [db, props.of],
  );
  return <ListSource publish={props.publish} fail={props.fail} list={list} show={showTickets} />;
}
const showTickets = (tickets: LiveDataTypes['ownTickets']): LiveDataTypes['ownTickets'] =>
  tickets.toSorted((a, b) => b.at.localeCompare(a.at));

function WaitlistLineSource(props: SourceProps<'waitlistLine'>) {
  const db = useFirestore();
  const reference = useMemo(
    () => doc(db, 'waitlists', props.of).withConverter(CONVERTERS.waitlistLine),
    [db, props.of],
  );
  return <DocSource publish={props.publish} fail={props.fail} reference={reference} show={asIs} />;
}

function TotalsSource(props: SourceProps<'clubTotals'>) {
  const db = useFirestore();
  const reference = useMemo(
    () => doc(db, 'stats', 'totals').withConverter(CONVERTERS.totals),
    [db],
  );
  return (
    <DocSource publish={props.publish} fail={props.fail} reference={reference} show={showTotals} />
  );
}
const showTotals = (totals: ClubTotals | null): ClubTotals => totals ?? NO_TOTALS;

const SOURCES: { [Kind in LiveKind]: (props: SourceProps<Kind>) => ReactNode } = {
  catalogue: CatalogueSource,
  scarceNights: ScarceNightsSource,
  resort: ResortSource,
  inventory: InventorySource,
  reviewSummary: ReviewSummarySource,
  reviews: ReviewsSource,
  review: ReviewSource,
  ownBookings: BookingsSource,
  ownAccount: AccountSource,
  ownLedger: LedgerSource,
  ownChanges: ChangesSource,
  ownUser: UserSource,
  ownNotifications: NotificationsSource,
  ownFavourites: FavouritesSource,
  ownBoards: BoardsSource,
  ownWaitlist: WaitlistSource,
  ownTickets: TicketsSource,
  waitlistLine: WaitlistLineSource,
  clubTotals: TotalsSource,
  lastReconciliation: LastReconciliationSource,
  adminBookings: AdminBookingsSource,
  adminBooking: AdminBookingSource,
  adminUsers: AdminUsersSource,
  adminUser: AdminUserSource,
  audit: AuditSource,
  adminTickets: AdminTicketsSource,
  adminTicket: AdminTicketSource,
};

/** The code counts, not the class: bundles may hold the SDK's error class twice. */
const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';

/** reactfire throws a listener's error while rendering; here it ends. */
class SourceBoundary extends Component<
  { children: ReactNode; onFail: (denied: boolean) => void },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    forgetBrokenListeners();
    this.props.onFail(isDenied(error));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

function Source({ wanted, store }: { wanted: WantedSource; store: LiveStore }) {
  const { key, request } = wanted;
  const handlers = useMemo(
    () => ({
      publish: (data: unknown) => store.publish(key, data),
      fail: () => store.fail(key),
      failInRender: (denied: boolean) => store.fail(key, denied),
    }),
    [store, key],
  );
  // Each source publishes the type of its own kind; the union of them is not callable as such.
  const KindSource = SOURCES[request.kind] as (props: {
    of: string;
    publish: (data: unknown) => void;
    fail: () => void;
  }) => ReactNode;
  return (
    <SourceBoundary onFail={handlers.failInRender}>
      <KindSource of={request.of} publish={handlers.publish} fail={handlers.fail} />
    </SourceBoundary>
  );
}

const openFirestore = async (afresh: boolean): Promise<Firestore> => {
  if (afresh) {
    clearListenerCache();
    await closeFirestore();
  }
  return loadFirestore();
};

/** Vouches for the app where App Check is on. */
function OwnApp({ children }: { children: ReactNode }) {
  const appCheck = openAppCheck();
  return appCheck === null ? (
    children
  ) : (
    <AppCheckProvider sdk={appCheck}>{children}</AppCheckProvider>
  );
}

/** The listeners that pages want, opened with reactfire. Renders nothing. */
export function LiveSources({ store }: { store: LiveStore }) {
  const wanted = useSyncExternalStore(store.subscribeWanted, store.wanted);
  const generation = useSyncExternalStore(store.subscribeWanted, store.generation);
  const [open, setOpen] = useState<{ db: Firestore; generation: number } | null>(null);

  useEffect(() => {
    let active = true;
    let opening = false;
    const start = async (): Promise<void> => {
      if (opening) return;
      opening = true;
      try {
        const db = await openFirestore(generation > 0);
        // Stays `opening`, so that nothing starts a second time.
        if (active) setOpen({ db, generation });
      } catch {
        opening = false;
        if (active) for (const { key } of store.wanted()) store.fail(key);
      }
    };
    void start();
    // A retry changes what is wanted, so that an opening that failed is tried again.
    const stop = store.subscribeWanted(() => void start());
    return () => {
      active = false;
      stop();
    };
  }, [generation, store]);

  if (open === null || open.generation !== generation) return null;
  return (
    <FirebaseAppProvider firebaseApp={open.db.app} suspense={false}>
      <OwnApp>
        <FirestoreProvider key={generation} sdk={open.db}>
          {wanted.map((source) => (
            <Source key={`${source.key}#${source.attempt}`} wanted={source} store={store} />
          ))}
        </FirestoreProvider>
      </OwnApp>
    </FirebaseAppProvider>
  );
}
