import type { StoredBooking } from '@club/domain/booking/booking';
import type { Notification } from '../store/collections.ts';
import type { ClubMail, ClubMessage } from './club-message.ts';
import { tripPath } from './site-paths.ts';
import { stayTitle } from './stay-facts.ts';
import type { StayMail } from './stay-mails.ts';

/** A notification about a stay; `id` is the document id of notification and mails. */
export type StayNotification = { id: string } & Pick<Notification, 'kind' | 'title' | 'text'>;

/**
 * The message to a member about their stay: a notification with a link to the trip, and its mails.
 */
export const stayMessage = (
  booking: StoredBooking,
  { id, kind, title, text }: StayNotification,
  nowMs: number,
  mailsOf: (mail: StayMail) => readonly ClubMail[],
): ClubMessage => {
  const at = new Date(nowMs).toISOString();
  const { number } = booking;
  return {
    notice: {
      id,
      notification: {
        kind,
        title,
        text: number === undefined ? text : `${text} Booking ${number}.`,
        link: tripPath(booking._id),
        at,
        read: false,
      },
    },
    mails: mailsOf({ id, booking, subject: `${title}: ${stayTitle(booking)}`, at }),
  };
};
