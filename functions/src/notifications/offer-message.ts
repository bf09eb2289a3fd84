import type { StoredBooking } from '@club/domain/booking/booking';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import type { NotificationSubject } from '@club/domain/user/notification-text';
import { notificationText } from '@club/domain/user/notification-text';
import type { ClubMessage } from './club-message.ts';
import type { MailContent } from './mail-layout.ts';
import { layOutMail } from './mail-layout.ts';
import { offerPath } from './site-paths.ts';
import { nightFacts, stayTitle } from './stay-facts.ts';

/**
 * The message to a member about an offer of the waitlist: a notification with a link to the offer,
 * and a mail. `id` is the document id of both; the facts follow those of the nights.
 */
export const offerMessage = (
  hold: StoredBooking,
  { id, ...subject }: { id: string } & NotificationSubject,
  nowMs: number,
  contentOf: (text: string) => Pick<MailContent, 'preheader' | 'opening' | 'facts' | 'notes'>,
): Required<ClubMessage> => {
  const at = new Date(nowMs).toISOString();
  const { title, text } = notificationText(subject, CLUB_FORMATS);
  const content = contentOf(text);
  return {
    notice: { id, notification: { ...subject, link: offerPath(hold), at, read: false } },
    mails: [
      {
        id,
        to: null,
        at,
        message: layOutMail({
          ...content,
          subject: `${title}: ${stayTitle(hold)}`,
          title,
          facts: [...nightFacts(hold), ...content.facts],
          action: { label: 'See the offer', path: offerPath(hold) },
          closing: 'You get this mail because you joined the waitlist of this resort.',
        }),
      },
    ],
  };
};
