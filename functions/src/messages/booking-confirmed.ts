import type { StoredBooking } from '@club/domain/booking/booking';
import { formatNights, formatStay } from '@club/domain/calendar/day-format';
import type { ClubMessage } from './club-message.ts';
import { tripPath } from './site-paths.ts';
import { paymentFacts, policyText, resortName, stayTitle } from './stay-facts.ts';
import { guestMails, memberMail } from './stay-mails.ts';

/** The message that a booking is confirmed, with its document id: one for each booking. */
export const bookingConfirmed = (booking: StoredBooking, nowMs: number): ClubMessage => {
  const id = `${booking._id}_confirmed`;
  const at = new Date(nowMs).toISOString();
  const name = resortName(booking);
  const when = `${formatStay(booking.startDate, booking.endDate)}, ${formatNights(booking.nights)}`;
  const subject = `Booking confirmed: ${stayTitle(booking)}`;
  const preheader = `${name}, ${when}.`;
  return {
    notice: {
      id,
      notification: {
        kind: 'booking-confirmed',
        title: 'Booking confirmed',
        text: `${name}, ${when}.`,
        link: tripPath(booking._id),
        at,
        read: false,
      },
    },
    mails: [
      memberMail(
        id,
        booking,
        {
          subject,
          preheader,
          title: 'Your stay is booked',
          opening: `${name} is yours. Here is everything you need to arrive.`,
        },
        {
          facts: paymentFacts(booking),
          notes: [{ heading: 'If your plans change', text: policyText(booking) }],
        },
        at,
      ),
      ...guestMails(
        id,
        booking,
        booking.guestInfo,
        {
          subject,
          preheader,
          title: 'A stay is booked for you',
          opening: `${name} expects you. Here is everything you need to check in.`,
        },
        at,
      ),
    ],
  };
};
