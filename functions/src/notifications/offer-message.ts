import type { StoredBooking } from '@club/domain/booking/booking';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import type { NotificationSubject } from '@club/domain/user/notification-text';
import { notificationText } from '@club/domain/user/notification-text';
import type { ClubMessage } from './club-message.ts';
import type { MailContent } from './mail-layout.ts';
import { layOutMail } from './mail-layout.ts';
import { offerPath } from './site-paths.ts';
import { instantText, nightFacts, stayTitle } from './stay-facts.ts';

/** When an offer was written, and when it ends; milliseconds since 1970. */
type OfferTime = { nowMs: number; expiresAt: number };

/**
 * The message about a stay that is held for a member on the waitlist: a notification with a link to
 * the offer, and a mail, which is not sent once the offer has ended. `id` is the document id of both.
 */
export const offerMessage = (
  hold: StoredBooking,
  { id, ...subject }: { id: string } & NotificationSubject<'hold-offered' | 'offer-ending'>,
  { nowMs, expiresAt }: OfferTime,
  { facts, ...texts }: Pick<MailContent, 'preheader' | 'opening' | 'facts' | 'notes'>,
): Required<ClubMessage> => {
  const at = new Date(nowMs).toISOString();
  const { title } = notificationText(subject, CLUB_FORMATS);
  return {
    notice: { id, notification: { ...subject, link: offerPath(hold), at, read: false } },
    mails: [
      {
        id,
        to: null,
        at,
        outdatedAt: expiresAt,
        message: layOutMail({
          ...texts,
          subject: `${title}: ${stayTitle(hold)}`,
          title,
          facts: [
            ...nightFacts(hold),
            ...facts,
            { label: 'Kept until', value: instantText(expiresAt) },
          ],
          action: { label: 'See the offer', path: offerPath(hold) },
          closing: 'You get this mail because you are on the waitlist for such a stay.',
        }),
      },
    ],
  };
};
