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
import type { PointsAccount } from '@club/domain/points/account';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { LedgerRow } from '@club/domain/points/ledger-balance';
import type { SupportTicket } from '@club/domain/support/ticket';
import type { StoredUser, UserDocument } from '@club/domain/user/user';
import type { WaitlistEntry, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import { rememberTrips } from '../booking/last-seen-trips.ts';
import type { ArgsOf, DataOf, KindOf } from '../../kernel/live/live-source.ts';
import { asIs, documentSource, listSource } from '../../kernel/live/live-source.ts';
import { notificationFromStored } from '../notifications/member-notification.ts';
import type { OwnWaitlistEntry } from '../waitlist/own-waitlist-entry.ts';
import { equal } from '../../kernel/live/planned-filter.ts';
import { ADMIN_SOURCES } from './admin-sources.ts';
import { PUBLIC_SOURCES } from './public-sources.ts';
import { readTicket } from './stored-rows.ts';

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

type OfMember = { uid: string };

/** The documents of a member in a collection of all members. */
const ofMember =
  (collection: string) =>
  ({ uid }: OfMember) => ({ collection, filters: [equal('uid', uid)] });

/**
 * All live data. A new kind needs one entry here: pages read it with `useLive`, `useMemberLive` or
 * `useAdminLive`, by its access.
 *
 * Only the server writes these documents, except favourites and boards, which the security rules
 * check: so stored documents have the form that their types say.
 */
export const LIVE_SOURCES = {
  ...PUBLIC_SOURCES,
  ...ADMIN_SOURCES,

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
};

/** The table, with the types of each kind. */
export type LiveSources = typeof LIVE_SOURCES;

/** A kind of live data. */
export type LiveKind = KindOf<LiveSources>;
/** The arguments of a kind. */
export type LiveArgs<Kind extends LiveKind> = ArgsOf<LiveSources, Kind>;
/** What is shown of a kind. */
export type LiveData<Kind extends LiveKind> = DataOf<LiveSources, Kind>;
