import type {
  AdminBookingsPage,
  AdminUsersPage,
  AuditPage,
  AuditQuery,
  BookingsQuery,
  TicketsPage,
  TicketsQuery,
  UsersQuery,
} from '../lib/admin-lists.ts';
import type { LiveDataTypes, LiveKind, LiveStore } from '../lib/live-store.ts';
import { createLiveStore, liveKey } from '../lib/live-store.ts';
import type { LedgerRange } from '../lib/live-ledger.ts';
import type { ReviewsQuery } from '../lib/review-page.ts';

/** What a test's store holds: for each kind its data, by id where there are several. */
export type LiveFixture = {
  catalogue?: LiveDataTypes['catalogue'];
  /** Nothing is sold unless told otherwise. */
  scarceNights?: LiveDataTypes['scarceNights'];
  resorts?: Record<string, LiveDataTypes['resort']>;
  inventory?: Record<string, LiveDataTypes['inventory']>;
  /** What members said, by resort; the pages and single reviews by query and id. */
  reviewSummaries?: Record<string, LiveDataTypes['reviewSummary']>;
  reviewPages?: readonly (readonly [ReviewsQuery, LiveDataTypes['reviews']])[];
  reviews?: Record<string, LiveDataTypes['review']>;
  /** For the member of `aMember()`. */
  own?: Partial<
    Pick<
      LiveDataTypes,
      | 'ownBookings'
      | 'ownAccount'
      | 'ownChanges'
      | 'ownUser'
      | 'ownNotifications'
      | 'ownFavourites'
      | 'ownBoards'
      | 'ownWaitlist'
      | 'ownTickets'
    >
  >;
  /** Parts of the member's ledger, by their range. */
  ledger?: readonly (readonly [Omit<LedgerRange, 'uid'>, LiveDataTypes['ownLedger']])[];
  /** Who waits, by resort. */
  waitlistLines?: Record<string, LiveDataTypes['waitlistLine']>;
  clubTotals?: LiveDataTypes['clubTotals'];
  lastReconciliation?: LiveDataTypes['lastReconciliation'];
  /** What the desk listens to: pages by their query, records by their id. */
  admin?: {
    bookings?: readonly (readonly [BookingsQuery, AdminBookingsPage])[];
    users?: readonly (readonly [UsersQuery, AdminUsersPage])[];
    audit?: readonly (readonly [AuditQuery, AuditPage])[];
    booking?: Record<string, LiveDataTypes['adminBooking']>;
    user?: Record<string, LiveDataTypes['adminUser']>;
    tickets?: readonly (readonly [TicketsQuery, TicketsPage])[];
    ticket?: Record<string, LiveDataTypes['adminTicket']>;
  };
};

/** Uid of the member that tests sign in. */
export const MEMBER_UID = 'member-1';

/** Puts data of one kind into a store, as a listener would. */
export const publish = <Kind extends LiveKind>(
  store: LiveStore,
  kind: Kind,
  of: string,
  data: LiveDataTypes[Kind],
): void => {
  store.subscribe({ kind, of }, () => {});
  store.publish(liveKey({ kind, of }), data);
};

/** A live store that already holds what a test needs; everything else stays loading. */
export const liveStoreWith = (fixture: LiveFixture): LiveStore => {
  const store = createLiveStore();
  if (fixture.catalogue !== undefined) {
    publish(store, 'catalogue', '', fixture.catalogue);
    publish(store, 'scarceNights', '', fixture.scarceNights ?? new Map());
  }
  for (const [id, resort] of Object.entries(fixture.resorts ?? {})) {
    publish(store, 'resort', id, resort);
  }
  for (const [key, month] of Object.entries(fixture.inventory ?? {})) {
    publish(store, 'inventory', key, month);
  }
  for (const [id, summary] of Object.entries(fixture.reviewSummaries ?? {})) {
    publish(store, 'reviewSummary', id, summary);
  }
  for (const [wanted, page] of fixture.reviewPages ?? []) {
    publish(store, 'reviews', JSON.stringify(wanted), page);
  }
  for (const [id, review] of Object.entries(fixture.reviews ?? {})) {
    publish(store, 'review', id, review);
  }
  const { own = {} } = fixture;
  if (own.ownBookings !== undefined) publish(store, 'ownBookings', MEMBER_UID, own.ownBookings);
  if (own.ownAccount !== undefined) publish(store, 'ownAccount', MEMBER_UID, own.ownAccount);
  if (own.ownChanges !== undefined) publish(store, 'ownChanges', MEMBER_UID, own.ownChanges);
  if (own.ownUser !== undefined) publish(store, 'ownUser', MEMBER_UID, own.ownUser);
  if (own.ownNotifications !== undefined) {
    publish(store, 'ownNotifications', MEMBER_UID, own.ownNotifications);
  }
  if (own.ownFavourites !== undefined) {
    publish(store, 'ownFavourites', MEMBER_UID, own.ownFavourites);
  }
  if (own.ownBoards !== undefined) publish(store, 'ownBoards', MEMBER_UID, own.ownBoards);
  if (own.ownWaitlist !== undefined) publish(store, 'ownWaitlist', MEMBER_UID, own.ownWaitlist);
  if (own.ownTickets !== undefined) publish(store, 'ownTickets', MEMBER_UID, own.ownTickets);
  for (const [{ above, upTo }, rows] of fixture.ledger ?? []) {
    // Under the text that the hook of `live-ledger.ts` makes of a range.
    publish(store, 'ownLedger', JSON.stringify({ uid: MEMBER_UID, above, upTo }), rows);
  }
  for (const [id, line] of Object.entries(fixture.waitlistLines ?? {})) {
    publish(store, 'waitlistLine', id, line);
  }
  if (fixture.clubTotals !== undefined) publish(store, 'clubTotals', '', fixture.clubTotals);
  if (fixture.lastReconciliation !== undefined) {
    publish(store, 'lastReconciliation', '', fixture.lastReconciliation);
  }
  const { admin = {} } = fixture;
  // Under the text that the hooks of `live-data.tsx` make of a query.
  for (const [wanted, page] of admin.bookings ?? []) {
    publish(store, 'adminBookings', JSON.stringify(wanted), page);
  }
  for (const [wanted, page] of admin.users ?? []) {
    publish(store, 'adminUsers', JSON.stringify(wanted), page);
  }
  for (const [wanted, page] of admin.audit ?? []) {
    publish(store, 'audit', JSON.stringify(wanted), page);
  }
  for (const [wanted, page] of admin.tickets ?? []) {
    publish(store, 'adminTickets', JSON.stringify(wanted), page);
  }
  for (const [number, ticket] of Object.entries(admin.ticket ?? {})) {
    publish(store, 'adminTicket', number, ticket);
  }
  for (const [id, booking] of Object.entries(admin.booking ?? {})) {
    publish(store, 'adminBooking', id, booking);
  }
  for (const [uid, user] of Object.entries(admin.user ?? {})) {
    publish(store, 'adminUser', uid, user);
  }
  return store;
};
