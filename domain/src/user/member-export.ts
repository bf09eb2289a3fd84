import type { BookingSteps, StoredBooking, StoredPaymentDetails } from '../booking/booking.ts';
import type { Difference, StayChange } from '../booking/stay-change.ts';
import type { Board } from '../favourites/favourite.ts';
import type { PointsAccount } from '../points/account.ts';
import type { LedgerEntry } from '../points/ledger.ts';
import type { Review } from '../reviews/review.ts';
import type { WaitlistEntry } from '../waitlist/waitlist.ts';
import type { SupportTicket } from '../support/ticket.ts';
import type { Mute } from './message-settings.ts';
import type { NotificationText, StoredNotification } from './notification-text.ts';
import type { StoredUser } from './user.ts';

/** Everything the club knows about a member, as they download it. Instants are ISO texts. */
export type MemberExport = {
  exportedAt: string;
  user: StoredUser | null;
  /** Messages that the member muted. */
  muted: Mute[];
  account: PointsAccount | null;
  /** Every booking, also holds and failed attempts, oldest first. */
  bookings: StoredBooking[];
  /** Steps of bookings that came before the last ones in `bookings`, oldest first. */
  earlierSteps: Omit<BookingSteps, 'uid'>[];
  /** Every change of a booking's dates or unit, also those without effect, oldest first. */
  changes: {
    bookingId: string;
    from: StayChange;
    to: StayChange;
    difference: Difference;
    /** The card that was charged, masked; null without one. */
    card: StoredPaymentDetails | null;
    state: string;
    at: string;
  }[];
  /** Every movement of points, oldest first. */
  ledger: LedgerEntry[];
  /** What the member waits or has waited for, first come first. */
  waitlist: Omit<WaitlistEntry, 'uid' | 'email' | 'rev'>[];
  /** Saved resorts with the instant of saving, the id of their board and the note. */
  favourites: { resortId: string; savedAt: string; board: string; note: string }[];
  /** Boards of saved resorts about which something is stored. */
  boards: Board[];
  /** Notifications, with what they say. */
  notifications: (StoredNotification & NotificationText)[];
  /** What the member wrote to the club while signed in, and its answers, oldest first. */
  tickets: Pick<
    SupportTicket,
    'number' | 'name' | 'email' | 'topic' | 'bookingId' | 'message' | 'state' | 'at' | 'answers'
  >[];
  /** What the member said about stays, as it is published, oldest first. */
  reviews: Review[];
  /** Mails about the member's stays and points, also the copies to their guests. */
  mails: { subject: string; at: string }[];
  /** Changes of the member's account by the club, from the audit trail. */
  accountChanges: { at: string; action: string }[];
};
