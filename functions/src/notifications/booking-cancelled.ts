import type { StoredBooking } from '@club/domain/booking/booking';
import type { Refund } from '@club/domain/booking/cancellation';
import { formatPoints, formatStay, formatUsd } from '@club/domain/format/club-formats';
import type { ClubMessage } from './club-message.ts';
import { refundText, resortName } from './stay-facts.ts';
import { guestMails, memberMail } from './stay-mails.ts';
import { stayMessage } from './stay-message.ts';

const givenBack = ({ cents, points }: Refund): string => {
  if (cents > 0) return `${formatUsd(cents)} go back to your card.`;
  return points > 0 ? `You get ${formatPoints(points)} back.` : 'Nothing is given back.';
};

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
  const when = formatStay(booking.startDate, booking.endDate);
  const notification = {
    id: `${booking._id}_cancelled`,
    kind: 'booking-cancelled',
    title: 'Booking cancelled',
    text: `${name}, ${when}. ${givenBack(refund)}`,
  } as const;
  return stayMessage(booking, notification, nowMs, (mail) => [
    memberMail(
      mail,
      {
        preheader: givenBack(refund),
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
