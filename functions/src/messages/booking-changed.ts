import type { StoredBooking } from '@club/domain/booking/booking';
import type { Guest } from '@club/domain/booking/guest.schema';
import type { Difference, StayChange } from '@club/domain/booking/stay-change';
import { formatStay } from '@club/domain/calendar/day-format';
import { formatPoints, formatUsd } from '@club/domain/money/cents';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { ClubMail, ClubMessage } from './club-message.ts';
import { tripPath } from './site-paths.ts';
import { nightFacts, paymentFacts, policyText, resortName, stayTitle } from './stay-facts.ts';
import { guestMails, memberMail } from './stay-mails.ts';

/** What was changed: dates or unit with what that cost or gave back, or who checks in. */
export type BookingChange =
  | { kind: 'stay'; before: StayChange; difference: Difference }
  | { kind: 'guest'; before: Guest | null };

const differenceText = ({ cents, points }: Difference): string => {
  if (cents > 0) return `${formatUsd(cents)} more were paid`;
  if (cents < 0) return `${formatUsd(-cents)} go back to your card`;
  if (points > 0) return `${formatPoints(points)} more were redeemed`;
  return points < 0 ? `${formatPoints(-points)} go back to your account` : 'No difference';
};

const beforeText = ({ startDate, endDate, unitType }: StayChange): string =>
  `${formatStay(startDate, endDate)}, ${unitTypeLabel(unitType)}`;

const nowText = (booking: StoredBooking, { kind }: BookingChange): string => {
  if (kind === 'stay') return `Now ${beforeText(booking)}.`;
  const { guestInfo } = booking;
  return guestInfo === null
    ? 'The RCI Member checks in.'
    : `${guestInfo.firstName} ${guestInfo.lastName} checks in.`;
};

/** Copies for those who travel: who comes, comes no more, or comes at another time. */
const copies = (
  id: string,
  booking: StoredBooking,
  change: BookingChange,
  subject: string,
  at: string,
): ClubMail[] => {
  const name = resortName(booking);
  const { guestInfo } = booking;
  if (change.kind === 'stay') {
    return guestMails(
      id,
      booking,
      guestInfo,
      {
        subject,
        preheader: nowText(booking, change),
        title: 'Your stay has changed',
        opening: `The stay at ${name} that was booked for you has changed. This is how it is now.`,
      },
      at,
    );
  }
  const isSomebodyElse = change.before?.email !== guestInfo?.email;
  const arriving = guestMails(
    id,
    booking,
    guestInfo,
    {
      subject: `Your stay: ${stayTitle(booking)}`,
      preheader: `You check in at ${name}.`,
      title: 'A stay is booked for you',
      opening: `${name} expects you. Here is everything you need to check in.`,
    },
    at,
  );
  const leaving = isSomebodyElse
    ? guestMails(
        `${id}_before`,
        booking,
        change.before,
        {
          subject,
          preheader: `You do not check in at ${name} any more.`,
          title: 'Somebody else checks in',
          opening: `The stay at ${name} was booked for you to check in. Somebody else does now, so you cannot check in with it any more.`,
        },
        at,
        // Who comes instead is no business of theirs.
        nightFacts(booking),
      )
    : [];
  return [...arriving, ...leaving];
};

/** The message that a stay was changed, with its document id: one for each revision of the booking. */
export const bookingChanged = (
  booking: StoredBooking,
  change: BookingChange,
  nowMs: number,
): ClubMessage => {
  const id = `${booking._id}_changed_${booking.rev}`;
  const at = new Date(nowMs).toISOString();
  const name = resortName(booking);
  const subject = `Booking changed: ${stayTitle(booking)}`;
  const what =
    change.kind === 'stay'
      ? [
          { label: 'Before', value: beforeText(change.before) },
          { label: 'Difference', value: differenceText(change.difference) },
        ]
      : [];
  return {
    notice: {
      id,
      notification: {
        kind: 'booking-changed',
        title: 'Booking changed',
        text: `${name}, ${formatStay(booking.startDate, booking.endDate)}. ${nowText(booking, change)}`,
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
          preheader: nowText(booking, change),
          title: 'Your stay has changed',
          opening:
            change.kind === 'stay'
              ? `This is how your stay at ${name} is now.`
              : `${nowText(booking, change)} Everything else at ${name} is as it was.`,
        },
        {
          facts: [...what, ...paymentFacts(booking)],
          notes: [{ heading: 'If your plans change again', text: policyText(booking) }],
        },
        at,
      ),
      ...copies(id, booking, change, subject, at),
    ],
  };
};
