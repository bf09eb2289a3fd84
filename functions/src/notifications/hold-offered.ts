import type { StoredBooking } from '@club/domain/booking/booking';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import { notificationText } from '@club/domain/user/notification-text';
import { WAITLIST_OFFER_HOURS, WAITLIST_PAUSE_HOURS } from '@club/domain/waitlist/waitlist';
import type { ClubMessage } from './club-message.ts';
import { layOutMail } from './mail-layout.ts';
import { offerPath } from './site-paths.ts';
import { instantText, nightFacts, notifiedStay, resortName, stayTitle } from './stay-facts.ts';

const { formatPoints, formatUsd } = CLUB_FORMATS;

/** The message that a stay is held for a member on the waitlist. */
export const holdOffered = (hold: StoredBooking, nowMs: number): ClubMessage => {
  const id = `${hold._id}_offered`;
  const at = new Date(nowMs).toISOString();
  const name = resortName(hold);
  const kept = `We keep it for you for ${WAITLIST_OFFER_HOURS} hours.`;
  const subject = {
    kind: 'hold-offered',
    data: { ...notifiedStay(hold), hours: WAITLIST_OFFER_HOURS },
  } as const;
  const { title } = notificationText(subject, CLUB_FORMATS);
  const price =
    hold.paymentMethod === 'cash'
      ? `${formatUsd(hold.priceCents)} with tax`
      : formatPoints(hold.points);
  return {
    notice: { id, notification: { ...subject, link: offerPath(hold), at, read: false } },
    mails: [
      {
        id,
        to: null,
        at,
        message: layOutMail({
          subject: `${title}: ${stayTitle(hold)}`,
          preheader: kept,
          title,
          opening: `A stay at ${name} that you are waiting for is free. ${kept} Nothing is booked until you book it.`,
          facts: [
            ...nightFacts(hold),
            { label: 'Price', value: price },
            { label: 'Kept until', value: instantText(hold.expiresAt ?? nowMs) },
          ],
          notes: [
            {
              heading: 'If you do not want it any more',
              text: `You do not need to do anything. After that time it is offered to the next member on the waitlist, and you can join the waitlist of this resort again ${WAITLIST_PAUSE_HOURS} hours later.`,
            },
          ],
          action: { label: 'See the offer', path: offerPath(hold) },
          closing: 'You get this mail because you are on the waitlist for such a stay.',
        }),
      },
    ],
  };
};
