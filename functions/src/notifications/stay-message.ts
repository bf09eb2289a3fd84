import type { StoredBooking } from '@club/domain/booking/booking';
import type { Notification } from '../store/collections.ts';
import type { ClubMail, ClubMessage } from './club-message.ts';
import { tripPath } from './site-paths.ts';
import { stayTitle } from './stay-facts.ts';
import type { StayMail } from './stay-mails.ts';

/** What has become of a stay, as the app says it; `id` is the document id of notice and mails. */
export type StayNews = { id: string } & Pick<Notification, 'kind' | 'title' | 'text'>;

/** The message to a member about a stay of theirs: a notice that leads to the trip, and its mails. */
export const stayMessage = (
  booking: StoredBooking,
  { id, kind, title, text }: StayNews,
  nowMs: number,
  mailsOf: (mail: StayMail) => readonly ClubMail[],
): ClubMessage => {
  const at = new Date(nowMs).toISOString();
  return {
    notice: {
      id,
      notification: { kind, title, text, link: tripPath(booking._id), at, read: false },
    },
    mails: mailsOf({ id, booking, subject: `${title}: ${stayTitle(booking)}`, at }),
  };
};
