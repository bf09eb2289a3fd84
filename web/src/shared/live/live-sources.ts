import type { Booking, StoredBooking } from '@club/domain/booking/booking';
import { bookingFromStored } from '@club/domain/booking/booking';
import { isVisibleStatus } from '@club/domain/booking/booking-state';
import type { HeldOffer, MemberHolds } from '@club/domain/booking/member-holds';
import { heldOffers } from '@club/domain/booking/member-holds';
import type { StayChangeRecord } from '@club/domain/booking/money-trail';
import type { Board, StoredBoard, StoredFavourite } from '@club/domain/favourites/favourite';
import {
  MAX_FAVOURITES,
  boardFromStored,
  favouriteFromStored,
  withFirstBoard,
} from '@club/domain/favourites/favourite';
import type { ClubOverview } from '@club/domain/overview';
import type { PointsAccount } from '@club/domain/points/account';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { LedgerRow } from '@club/domain/points/ledger-balance';
import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import type { SupportTicket } from '@club/domain/support/ticket';
import type { StoredUser, UserDocument } from '@club/domain/user/user';
import type { WaitlistEntry, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import type { AdminList, ListQuery } from '../admin-lists/admin-list.ts';
import { ADMIN_PAGE_SIZE } from '../admin-lists/admin-list.ts';
import {
  AUDIT_LIST,
  BOOKINGS_LIST,
  MAILS_LIST,
  TICKETS_LIST,
  USERS_LIST,
} from '../admin-lists/admin-lists.ts';
import { rememberTrips } from '../booking/last-seen-trips.ts';
import { pageOf } from '../../kernel/live/list-page.ts';
import type { ArgsOf, DataOf, KindOf } from '../../kernel/live/live-source.ts';
import { asIs, documentSource, listSource } from '../../kernel/live/live-source.ts';
import { notificationFromStored } from '../notifications/member-notification.ts';
import type { OwnWaitlistEntry } from '../waitlist/own-waitlist-entry.ts';
import { equal } from '../../kernel/live/planned-filter.ts';
import { PUBLIC_SOURCES } from './public-sources.ts';
import { readBookingRecord, readMail, readTicket, readUser } from './stored-rows.ts';

/** How many bookings and users the club has. */
export type ClubTotals = { bookings: number; users: number };

/** The member's own record, with the messages they muted. */
export type OwnUser = StoredUser &
  Pick<UserDocument, 'muted' | 'needsSecondFactor' | 'sessionsEndedAt'>;

/**
 * A part of a member's ledger: lines with numbers above `above`, up to `upTo`; without an end also
 * new lines, live.
 */
export type LedgerRange = { uid: string; above: number; upTo: number | null };

/** Most notifications listened to; older ones no longer matter. */
const MAX_NOTIFICATIONS = 100;

/** The counters before anything was counted. */
const NO_TOTALS: ClubTotals = { bookings: 0, users: 0 };

type OfMember = { uid: string };
type ById = { id: string };

/** The documents of a member in a collection of all members. */
const ofMember =
  (collection: string) =>
  ({ uid }: OfMember) => ({ collection, filters: [equal('uid', uid)] });

/** A page of an admin list. */
const adminPage = <Row, Filter extends string, Sort extends string>({
  plan,
  read,
  cursorOf,
}: AdminList<Row, Filter, Sort>) =>
  listSource({
    access: 'admin',
    plan: (wanted: ListQuery<Filter, Sort>) => ({ ...plan(wanted), size: ADMIN_PAGE_SIZE }),
    read,
    show: (rows, { sort }) => pageOf(rows, ADMIN_PAGE_SIZE, (row) => cursorOf(row, sort)),
  });

/**
 * All live data. A new kind needs one entry here: pages read it with `useLive`, `useMemberLive` or
 * `useAdminLive`, by its access.
 *
 * Only the server writes these documents, except favourites and boards, which the security rules
 * check: so stored documents have the form that their types say.
 */
export const LIVE_SOURCES = {
  ...PUBLIC_SOURCES,

  /** The member's stays, newest booking first; without holds and failed attempts. */
  ownBookings: listSource({
    access: 'member',
    plan: ofMember('bookings'),
    read: (fields, id) => bookingFromStored(id, fields as StoredBooking),
    show: (bookings): readonly Booking[] =>
      bookings
        .filter(({ status }) => isVisibleStatus(status))
        .toSorted((a, b) => b.bookingDate.localeCompare(a.bookingDate)),
    onShown: (bookings, { uid }) => rememberTrips(uid, bookings),
  }),

  /** The member's points as of the last line of their ledger, with what has expired since. */
  ownAccount: documentSource({
    access: 'member',
    path: ({ uid }: OfMember) => `accounts/${uid}`,
    read: (fields): PointsAccount => ({ ...EMPTY_ACCOUNT, ...fields }),
    show: (account) => account ?? EMPTY_ACCOUNT,
  }),

  /** What the member holds, on whatever device, those that end first at the start. */
  ownHolds: documentSource({
    access: 'member',
    path: ({ uid }: OfMember) => `holds/${uid}`,
    read: (fields) => fields as MemberHolds,
    show: (holds): readonly HeldOffer[] => heldOffers(holds ?? undefined),
  }),

  /** Lines of the member's ledger, newest first. */
  ownLedger: listSource({
    access: 'member',
    plan: ({ uid, above, upTo }: LedgerRange) => ({
      collection: 'ledger',
      filters: [
        equal('uid', uid),
        { field: 'seq', op: '>', value: above },
        ...(upTo === null ? [] : [{ field: 'seq', op: '<=', value: upTo } as const]),
      ],
      order: { field: 'seq', direction: 'desc' },
    }),
    read: (fields, id): LedgerRow => ({ ...(fields as LedgerEntry), id }),
    show: asIs,
  }),

  /** The results of changes of the member's stays, unordered; there are few. */
  ownChanges: listSource({
    access: 'member',
    plan: ofMember('changes'),
    read: (fields, id): StayChangeRecord => ({
      ...(fields as Omit<StayChangeRecord, 'id'>),
      id,
    }),
    show: asIs,
  }),

  /** The member's record, or null while the server has none. */
  ownUser: documentSource({
    access: 'member',
    path: ({ uid }: OfMember) => `users/${uid}`,
    read: (fields) => fields as OwnUser,
    show: asIs,
  }),

  /** The member's notifications, newest first. */
  ownNotifications: listSource({
    access: 'member',
    plan: ({ uid }: OfMember) => ({
      collection: `users/${uid}/notifications`,
      filters: [],
      order: { field: 'at', direction: 'desc' },
      size: MAX_NOTIFICATIONS,
    }),
    read: (fields, id) => notificationFromStored(id, fields),
    show: asIs,
  }),

  /** The member's saved resorts, unordered. */
  ownFavourites: listSource({
    access: 'member',
    plan: ({ uid }: OfMember) => ({
      collection: `users/${uid}/favourites`,
      filters: [],
      size: MAX_FAVOURITES,
    }),
    read: (fields, id) =>
      favouriteFromStored(
        id,
        fields as StoredFavourite<unknown>,
        // Counts as the newest until the database has set its time.
        typeof fields['savedAt'] === 'number' ? fields['savedAt'] : Infinity,
      ),
    show: asIs,
  }),

  /** The boards of the saved resorts, the first one first. */
  ownBoards: listSource({
    access: 'member',
    plan: ({ uid }: OfMember) => ({ collection: `users/${uid}/boards`, filters: [] }),
    read: (fields, id) => boardFromStored(id, fields as Partial<StoredBoard>),
    show: (boards): readonly Board[] => withFirstBoard(boards),
  }),

  /** The member's waitlist entries, newest first, also those that have ended. */
  ownWaitlist: listSource({
    access: 'member',
    plan: ofMember('waitlistEntries'),
    read: (fields, id): OwnWaitlistEntry => ({ ...(fields as WaitlistEntry), id }),
    show: (entries): readonly OwnWaitlistEntry[] =>
      entries.toSorted((a, b) => b.joinedAt.localeCompare(a.joinedAt)),
  }),

  /** The member's support tickets, newest first. */
  ownTickets: listSource({
    access: 'member',
    plan: ofMember('supportTickets'),
    read: readTicket,
    show: (tickets): readonly SupportTicket[] =>
      tickets.toSorted((a, b) => b.at.localeCompare(a.at)),
  }),

  /** The waitlist of a resort, without names, or null before its first entry. */
  waitlistQueue: documentSource({
    access: 'member',
    path: ({ resortId }: OfMember & { resortId: string }) => `waitlists/${resortId}`,
    read: (fields) => fields as WaitlistQueue,
    show: asIs,
  }),

  /** Counters of the admin overview. */
  clubTotals: documentSource({
    access: 'admin',
    path: () => 'stats/totals',
    read: (fields): ClubTotals => ({ ...NO_TOTALS, ...fields }),
    show: (totals) => totals ?? NO_TOTALS,
  }),

  /** Today and the last days for the admin overview; null before the server has counted them. */
  clubOverview: documentSource({
    access: 'admin',
    path: () => 'stats/overview',
    read: (fields) => fields as ClubOverview,
    show: asIs,
  }),

  /** The newest reconciliation, or null while there is none. */
  lastReconciliation: listSource({
    access: 'admin',
    plan: () => ({
      collection: 'reconciliations',
      filters: [],
      order: { field: 'at', direction: 'desc' },
      size: 1,
    }),
    read: (fields) => fields as Reconciliation,
    show: ([newest]) => newest ?? null,
  }),

  /** A page of all bookings. */
  adminBookings: adminPage(BOOKINGS_LIST),

  /** A booking with its history, or null when there is none. */
  adminBooking: documentSource({
    access: 'admin',
    path: ({ id }: ById) => `bookings/${id}`,
    read: readBookingRecord,
    show: asIs,
  }),

  /** A page of users. */
  adminUsers: adminPage(USERS_LIST),

  /** A member's record, or null when it no longer exists. */
  adminUser: documentSource({
    access: 'admin',
    path: ({ uid }: OfMember) => `users/${uid}`,
    read: readUser,
    show: asIs,
  }),

  /** A page of the audit trail. */
  audit: adminPage(AUDIT_LIST),

  /** A page of tickets. */
  adminTickets: adminPage(TICKETS_LIST),

  /** A ticket by its number, or null when there is none. */
  adminTicket: documentSource({
    access: 'admin',
    path: ({ number }: { number: string }) => `supportTickets/${number}`,
    read: readTicket,
    show: asIs,
  }),

  /** A page of mails. */
  adminMails: adminPage(MAILS_LIST),

  /** A mail by its id, or null when there is none. */
  adminMail: documentSource({
    access: 'admin',
    path: ({ id }: { id: string }) => `mail/${id}`,
    read: readMail,
    show: asIs,
  }),
};

/** The table, with the types of each kind. */
export type LiveSources = typeof LIVE_SOURCES;

/** A kind of live data. */
export type LiveKind = KindOf<LiveSources>;
/** The arguments of a kind. */
export type LiveArgs<Kind extends LiveKind> = ArgsOf<LiveSources, Kind>;
/** What is shown of a kind. */
export type LiveData<Kind extends LiveKind> = DataOf<LiveSources, Kind>;
