import type { StoredBooking } from '@club/domain/booking/booking';
import type { Refund } from '@club/domain/booking/cancellation';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import { refundSentence } from '@club/domain/user/notification-kind';
import type { ClubMessage } from './club-message.ts';
import { notifiedStay, refundText, resortName } from './stay-facts.ts';
import { guestMails, memberMail } from './stay-mails.ts';
import { stayMessage } from './stay-message.ts';

const whenItArrives = ({ cents, points }: Refund): { heading: string; text: string }[] => {
  if (cents + points === 0) return [];
  const text =
    points > 0
      ? 'The points are in your account already. What you had borrowed for the stay is repaid first.'
      : 'The money is on its way. A bank can take some days to show it.';
  return [{ heading: 'Your refund', text }];
};

/** The message that a booking was cancelled, with its refund. */
export const bookingCancelled = (
  booking: StoredBooking,
  refund: Refund,
  nowMs: number,
): ClubMessage => {
  const name = resortName(booking);
  const notification = {
    id: `${booking._id}_cancelled`,
    kind: 'booking-cancelled',
    data: { ...notifiedStay(booking), refund },
  } as const;
  return stayMessage(booking, notification, nowMs, (mail) => [
    memberMail(
      mail,
      {
        preheader: refundSentence(refund, CLUB_FORMATS),
        title: 'Your stay is cancelled',
        opening: `The nights at ${name} are free for others again.`,
      },
      {
        facts: [{ label: 'Given back', value: refundText(refund, booking) }],
        notes: whenItArrives(refund),
      },
    ),
    ...guestMails(mail, {
      preheader: `The stay at ${name} has been cancelled.`,
      title: 'This stay is cancelled',
      opening: `The stay at ${name} that was booked for you has been cancelled. You cannot check in with it any more.`,
    }),
  ]);
};
