import type { StoredBooking } from '@club/domain/booking/booking';
import { boardFromStored, favouriteFromStored } from '@club/domain/favourites/favourite';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import type { MemberExport } from '@club/domain/user/member-export';
import { mutesFromStored } from '@club/domain/user/message-settings';
import { storedNotificationText } from '@club/domain/user/notification-text';
import type { Firestore } from 'firebase-admin/firestore';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { countRequest } from '../limits/count-request.ts';
import { userBody } from './user-body.ts';

type Dated = { at: string };
const byTime = (one: Dated, other: Dated): number => one.at.localeCompare(other.at);

const favouritesOf = async (db: Firestore, uid: string): Promise<MemberExport['favourites']> => {
  const found = await collections(db).favourites(uid).get();
  return found.docs
    .map((favourite) => {
      const stored = favourite.data();
      const { resortId, board, note } = favouriteFromStored(favourite.id, stored, 0);
      return { resortId, savedAt: stored.savedAt.toDate().toISOString(), board, note };
    })
    .toSorted((one, other) => one.savedAt.localeCompare(other.savedAt));
};

const boardsOf = async (db: Firestore, uid: string): Promise<MemberExport['boards']> => {
  const found = await collections(db).boards(uid).get();
  return found.docs.map((board) => boardFromStored(board.id, board.data()));
};

const reviewsOf = async (
  db: Firestore,
  bookings: readonly StoredBooking[],
): Promise<MemberExport['reviews']> => {
  const { reviews } = collections(db);
  const ids = bookings.flatMap(({ reviewId }) => reviewId ?? []);
  const found = await Promise.all(ids.map((id) => reviews.doc(id).get()));
  return found
    .flatMap((review) => {
      const stored = review.data();
      return stored === undefined ? [] : [{ ...stored, id: review.id }];
    })
    .toSorted((one, other) => one.writtenOn.localeCompare(other.writtenOn));
};

/** All data of a member. */
const gather = async (db: Firestore, uid: string, nowMs: number): Promise<MemberExport> => {
  const club = collections(db);
  const [
    user,
    account,
    bookings,
    steps,
    changes,
    ledger,
    waitlist,
    favourites,
    boards,
    notifications,
    mails,
    audit,
    tickets,
  ] = await Promise.all([
    club.users.doc(uid).get(),
    club.accounts.doc(uid).get(),
    club.bookings.where('uid', '==', uid).get(),
    club.bookingSteps.where('uid', '==', uid).get(),
    club.changes.where('uid', '==', uid).get(),
    club.ledger.where('uid', '==', uid).get(),
    club.waitlistEntries.where('uid', '==', uid).get(),
    favouritesOf(db, uid),
    boardsOf(db, uid),
    club.notifications(uid).get(),
    club.mail.where('uid', '==', uid).get(),
    club.audit.where('subject', '==', uid).get(),
    club.supportTickets.where('uid', '==', uid).get(),
  ]);
  const record = user.data();
  const stays = bookings.docs.map((booking) => booking.data());
  return {
    exportedAt: new Date(nowMs).toISOString(),
    user: record === undefined ? null : userBody(record),
    muted: mutesFromStored(record?.muted),
    account: account.data() ?? null,
    bookings: stays.toSorted((one, other) => one.bookingDate.localeCompare(other.bookingDate)),
    earlierSteps: steps.docs
      .map((piece) => piece.data())
      .toSorted(
        (one, other) => one.bookingId.localeCompare(other.bookingId) || one.first - other.first,
      )
      .map(({ bookingId, first, steps: some }) => ({ bookingId, first, steps: some })),
    changes: changes.docs
      .map((change) => change.data())
      .toSorted(byTime)
      .map(({ bookingId, from, change, difference, card, state, at }) => ({
        bookingId,
        from,
        to: change,
        difference,
        card,
        state,
        at,
      })),
    ledger: ledger.docs.map((entry) => entry.data()).toSorted((one, other) => one.seq - other.seq),
    waitlist: waitlist.docs
      .map((entry) => entry.data())
      .toSorted((one, other) => one.joinedAt.localeCompare(other.joinedAt))
      .map(({ uid: _uid, email: _email, rev: _rev, ...entry }) => entry),
    favourites,
    boards,
    notifications: notifications.docs
      .map((notification) => notification.data())
      .toSorted(byTime)
      // With what it says.
      .map((stored) => ({ ...stored, ...storedNotificationText(stored, CLUB_FORMATS) })),
    tickets: tickets.docs
      .map((ticket) => ticket.data())
      .toSorted(byTime)
      .map(({ number, name, email, topic, bookingId, message, state, at, answers }) => ({
        number,
        name,
        email,
        topic,
        bookingId,
        message,
        state,
        at,
        answers,
      })),
    reviews: await reviewsOf(db, stays),
    mails: mails.docs
      .map((mail) => mail.data())
      .toSorted(byTime)
      .map(({ message: { subject }, at }) => ({ subject, at })),
    accountChanges: audit.docs
      .map((entry) => entry.data())
      .toSorted(byTime)
      .map(({ at, action }) => ({ at, action })),
  };
};

/**
 * The callable `exportdata`: all data of the caller. The audit entry is written before anything is
 * sent.
 */
export const exportData: Handler<'exportData', 'caller' | 'nowMs'> = async (
  _nothing,
  { caller: { uid, address }, nowMs },
) => {
  const db = clubFirestore();
  await countRequest(db, 'export', { uid, address }, nowMs);
  await collections(db)
    .audit.doc()
    .create({
      at: new Date(nowMs).toISOString(),
      actor: uid,
      action: 'export-data',
      subject: uid,
      detail: '',
    });
  return gather(db, uid, nowMs);
};
