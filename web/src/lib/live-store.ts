import type { Availability } from '@club/domain/availability/scarce-nights';
import type { Booking } from '@club/domain/booking/booking';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import type { StayChangeRecord } from '@club/domain/booking/money-trail';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Board, Favourite } from '@club/domain/favourites/favourite';
import type { PointsAccount } from '@club/domain/points/account';
import type { LedgerRow } from '@club/domain/points/ledger-balance';
import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import type { Resort } from '@club/domain/resort/resort';
import type { Review } from '@club/domain/reviews/review';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import type { SupportTicket } from '@club/domain/support/ticket';
import type { StoredUser, UserDocument } from '@club/domain/user/user';
import type { WaitlistLine } from '@club/domain/waitlist/waitlist';
import type { AdminBookingsPage, AdminUsersPage, AuditPage, TicketsPage } from './admin-lists.ts';
import type { MemberNotification } from './member-notification.ts';
import type { OwnWaitlistEntry } from './own-waitlist-entry.ts';
import type { ReviewsPage } from './review-page.ts';

/** How many bookings and users the club has. */
export type ClubTotals = { bookings: number; users: number };

/** The member's own record, with what messages they do without. */
export type OwnUser = StoredUser & Pick<UserDocument, 'muted' | 'emailConfirmed'>;

/** Everything that is shown live, by kind. */
export type LiveDataTypes = {
  /** The whole directory, in its order. */
  catalogue: readonly CatalogueResort[];
  /** Nights with few units left, of all resorts that have some. */
  scarceNights: Availability;
  /** A resort with all its details, or null when there is none with this id. */
  resort: Resort | null;
  /** A resort's month, or null when nothing was ever taken in it. */
  inventory: InventoryMonth | null;
  /** What members said about a resort, in sums; those of nothing before anybody has. */
  reviewSummary: ReviewSummary;
  /** A page of a resort's reviews, by its query. */
  reviews: ReviewsPage;
  /** A review by its id, or null when there is none. */
  review: Review | null;
  /** The member's stays, newest booking first; without holds and failed attempts. */
  ownBookings: readonly Booking[];
  ownAccount: PointsAccount;
  /** Lines of the member's ledger, by their range. */
  ownLedger: readonly LedgerRow[];
  /** What became of changes of the member's stays, in no order. */
  ownChanges: readonly StayChangeRecord[];
  ownUser: OwnUser | null;
  /** Newest first. */
  ownNotifications: readonly MemberNotification[];
  /** The member's places in lines, latest first, also those that are over. */
  ownWaitlist: readonly OwnWaitlistEntry[];
  /** What the member wrote to the club, latest first. */
  ownTickets: readonly SupportTicket[];
  /** All who wait for a resort, or null when nobody ever did; for members. */
  waitlistLine: WaitlistLine | null;
  /** The resorts that the member saved, in no order. */
  ownFavourites: readonly Favourite[];
  /** The boards they are on, the first one first. */
  ownBoards: readonly Board[];
  /** Counters of the club, for admins. */
  clubTotals: ClubTotals;
  /** What comparing the books has found last, or null when it was never done; for admins. */
  lastReconciliation: Reconciliation | null;
  /** A page of all bookings, of users, of the audit trail, by their query; for admins. */
  adminBookings: AdminBookingsPage;
  adminUsers: AdminUsersPage;
  audit: AuditPage;
  /** A page of tickets, by its query; for admins. */
  adminTickets: TicketsPage;
  /** A ticket by its number, or null when there is none; for admins. */
  adminTicket: SupportTicket | null;
  /** A booking with its history, or null when there is none; for admins. */
  adminBooking: BookingRecord | null;
  /** A member's record by uid, or null when there is none any more; for admins. */
  adminUser: StoredUser | null;
};
export type LiveKind = keyof LiveDataTypes;

/** One thing to listen to. `of` is the id, uid or document key, '' for the catalogue. */
export type LiveRequest = { kind: LiveKind; of: string };

/** Data that is on its way, could not be had, or is there and stays fresh. */
export type Live<Data> =
  | { status: 'loading' }
  /** `denied`: the server does not let this person read it; retrying alone will not help. */
  | { status: 'error'; denied: boolean; retry: () => void }
  | { status: 'ready'; data: Data };

/** Seen by everybody: may stay on the screen when the member changes. */
const PUBLIC_KINDS: ReadonlySet<LiveKind> = new Set([
  'catalogue',
  'scarceNights',
  'resort',
  'inventory',
  'reviewSummary',
  'reviews',
  'review',
]);

/** How long something nobody looks at is still kept fresh, for going back and forth. */
const GRACE_MS = 30_000;
/** Abandoned listeners after which all are closed and the needed ones opened anew. */
const MAX_ABANDONED = 40;

const LOADING = { status: 'loading' } as const;

type Entry = {
  request: LiveRequest;
  state: Live<unknown>;
  /** Grows with each retry. */
  attempt: number;
  users: number;
  listeners: Set<() => void>;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** Something that is wanted right now; `attempt` tells a retry from the try before. */
export type WantedSource = { key: string; request: LiveRequest; attempt: number };

export const liveKey = (request: LiveRequest): string => `${request.kind}/${request.of}`;

/**
 * Stands between the pages, which must not wait for Firebase code, and the listeners, which come
 * later: pages say what they want and read what is there; the sources look up what is wanted.
 */
export const createLiveStore = () => {
  const entries = new Map<string, Entry>();
  const wantedListeners = new Set<() => void>();
  let wanted: readonly WantedSource[] = [];
  let generation = 0;
  let abandoned = 0;

  const updateWanted = (): void => {
    wanted = [...entries].map(([key, { request, attempt }]) => ({ key, request, attempt }));
    for (const listener of wantedListeners) listener();
  };

  const tell = (entry: Entry, state: Live<unknown>): void => {
    entry.state = state;
    for (const listener of entry.listeners) listener();
  };

  /** Closes all listeners. What everybody may see stays on screen until it is fresh again. */
  const reset = (): void => {
    generation += 1;
    abandoned = 0;
    for (const [key, entry] of entries) {
      if (entry.users === 0) {
        clearTimeout(entry.timer);
        entries.delete(key);
      } else if (!PUBLIC_KINDS.has(entry.request.kind)) {
        tell(entry, LOADING);
      }
    }
    updateWanted();
  };

  const abandon = (key: string): void => {
    entries.delete(key);
    abandoned += 1;
    if (abandoned > MAX_ABANDONED) reset();
    else updateWanted();
  };

  /** Wants a source and listens to it; returns the way to stop. */
  const subscribe = (request: LiveRequest, listener: () => void): (() => void) => {
    const key = liveKey(request);
    const known = entries.get(key);
    const entry: Entry = known ?? {
      request,
      state: LOADING,
      attempt: 0,
      users: 0,
      listeners: new Set(),
      timer: undefined,
    };
    clearTimeout(entry.timer);
    entry.users += 1;
    entry.listeners.add(listener);
    if (known === undefined) {
      entries.set(key, entry);
      updateWanted();
    }
    return () => {
      entry.users -= 1;
      entry.listeners.delete(listener);
      if (entry.users > 0 || entry.request.kind === 'catalogue') return;
      entry.timer = setTimeout(() => {
        if (entries.get(key) === entry) abandon(key);
      }, GRACE_MS);
    };
  };

  const retry = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entry.attempt += 1;
    tell(entry, LOADING);
    updateWanted();
  };

  return {
    subscribe,
    reset,
    /** What is known of a source. */
    read: (request: LiveRequest): Live<unknown> => entries.get(liveKey(request))?.state ?? LOADING,
    /** A source has something new. */
    publish: (key: string, data: unknown): void => {
      const entry = entries.get(key);
      if (entry !== undefined) tell(entry, { status: 'ready', data });
    },
    /** A source broke. */
    fail: (key: string, denied = false): void => {
      const entry = entries.get(key);
      if (entry !== undefined) tell(entry, { status: 'error', denied, retry: () => retry(key) });
    },
    /** Tries everything again that broke, for instance when the network is back. */
    retryFailed: (): void => {
      for (const [key, entry] of entries) if (entry.state.status === 'error') retry(key);
    },
    wanted: (): readonly WantedSource[] => wanted,
    /** Grows with each reset; sources of an older generation are closed. */
    generation: (): number => generation,
    subscribeWanted: (listener: () => void): (() => void) => {
      wantedListeners.add(listener);
      return () => wantedListeners.delete(listener);
    },
  };
};
export type LiveStore = ReturnType<typeof createLiveStore>;

/** The store of the page. */
export const liveStore = createLiveStore();

/** Closes all listeners and forgets what they brought; called when the member changes (R-A 4.6). */
export const resetLiveData = (): void => liveStore.reset();
