import type { StoredBooking } from '@club/domain/booking/booking';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import type { NotificationSubject } from '@club/domain/user/notification-text';
import { notificationText } from '@club/domain/user/notification-text';
import type { ClubMail, ClubMessage } from './club-message.ts';
import { tripPath } from './site-paths.ts';
import { stayTitle } from './stay-facts.ts';
import type { StayMail } from './stay-mails.ts';

/**
 * The message to a member about their stay: a notification with a link to the trip, and its mails,
 * whose subjects begin with its title. `id` is the document id of notification and mails.
 */
export const stayMessage = (
  booking: StoredBooking,
  { id, ...subject }: { id: string } & NotificationSubject,
  nowMs: number,
  mailsOf: (mail: StayMail, text: string) => readonly ClubMail[],
): Required<ClubMessage> => {
  const at = new Date(nowMs).toISOString();
  const { title, text } = notificationText(subject, CLUB_FORMATS);
  return {
    notice: { id, notification: { ...subject, link: tripPath(booking._id), at, read: false } },
    mails: mailsOf({ id, booking, subject: `${title}: ${stayTitle(booking)}`, at }, text),
  };
};
