import type { StoredBooking } from '@club/domain/booking/booking';
import type { ClubMessage } from './club-message.ts';
import { notifiedStay, paymentFacts, policyText, resortName } from './stay-facts.ts';
import { guestMails, memberMail } from './stay-mails.ts';
import { stayMessage } from './stay-message.ts';

/** The message that a booking is confirmed; one for each booking. */
export const bookingConfirmed = (booking: StoredBooking, nowMs: number): ClubMessage => {
  const name = resortName(booking);
  const notification = {
    id: `${booking._id}_confirmed`,
    kind: 'booking-confirmed',
    data: notifiedStay(booking),
  } as const;
  return stayMessage(booking, notification, nowMs, (mail, text) => [
    memberMail(
      mail,
      {
        preheader: text,
        title: 'Your stay is booked',
        opening: `${name} is yours. Here is everything you need to arrive.`,
      },
      {
        facts: paymentFacts(booking),
        notes: [{ heading: 'If your plans change', text: policyText(booking) }],
      },
    ),
    ...guestMails(mail, {
      preheader: text,
      title: 'A stay is booked for you',
      opening: `${name} expects you. Here is everything you need to check in.`,
    }),
  ]);
};

/**
 * The confirmation mail once more, with the current data of the stay: for the member only, under
 * its own id, and without a notification in the app.
 */
export const bookingConfirmedAgain = (
  booking: StoredBooking,
  id: string,
  nowMs: number,
): ClubMessage => ({
  mails: (bookingConfirmed(booking, nowMs).mails ?? [])
    .filter(({ to }) => to === null)
    .map((mail) => ({ ...mail, id })),
});
