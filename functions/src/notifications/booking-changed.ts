import type { StoredBooking } from '@club/domain/booking/booking';
import type { Guest } from '@club/domain/booking/guest.schema';
import type { Difference, StayChange } from '@club/domain/booking/stay-change';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { NotifiedChange } from '@club/domain/user/notification-kind';
import { changeText } from '@club/domain/user/notification-kind';
import type { ClubMail, ClubMessage } from './club-message.ts';
import {
  nightFacts,
  notifiedStay,
  paymentFacts,
  policyText,
  resortName,
  stayTitle,
} from './stay-facts.ts';
import type { StayMail } from './stay-mails.ts';
import { guestMails, memberMail } from './stay-mails.ts';
import { stayMessage } from './stay-message.ts';

const { formatPoints, formatStay, formatUsd } = CLUB_FORMATS;

/** What changed: dates or unit, with the price difference, or who checks in. */
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

/** What the notification keeps of a change. */
const notifiedChange = ({ guestInfo }: StoredBooking, change: BookingChange): NotifiedChange => {
  if (change.kind === 'stay') return { what: 'stay', difference: change.difference };
  return {
    what: 'guest',
    guest: guestInfo === null ? null : `${guestInfo.firstName} ${guestInfo.lastName}`,
  };
};

const nowText = (booking: StoredBooking, change: BookingChange): string =>
  changeText(notifiedChange(booking, change), booking, CLUB_FORMATS);

/** Copies for guests: a new guest, a former one, or one whose dates have changed. */
const copies = (mail: StayMail, change: BookingChange): ClubMail[] => {
  const { booking } = mail;
  const name = resortName(booking);
  if (change.kind === 'stay') {
    return guestMails(mail, {
      preheader: nowText(booking, change),
      title: 'Your stay has changed',
      opening: `The stay at ${name} that was booked for you has changed. This is how it is now.`,
    });
  }
  const isOtherAddress = change.before?.email !== booking.guestInfo?.email;
  const arriving = guestMails(
    { ...mail, subject: `Your stay: ${stayTitle(booking)}` },
    {
      preheader: `You check in at ${name}.`,
      title: 'A stay is booked for you',
      opening: `${name} expects you. Here is everything you need to check in.`,
    },
  );
  const leaving = isOtherAddress
    ? guestMails(
        { ...mail, id: `${mail.id}_before` },
        {
          preheader: `You do not check in at ${name} any more.`,
          title: 'Another guest checks in',
          opening: `The stay at ${name} was booked for you to check in. Another guest checks in now, so you cannot check in with it any more.`,
        },
        change.before,
        // Without the name of the new guest.
        nightFacts(booking),
      )
    : [];
  return [...arriving, ...leaving];
};

/** The message that a stay was changed; one for each revision of the booking. */
export const bookingChanged = (
  booking: StoredBooking,
  change: BookingChange,
  nowMs: number,
): ClubMessage => {
  const name = resortName(booking);
  const now = nowText(booking, change);
  const what =
    change.kind === 'stay'
      ? [
          { label: 'Before', value: beforeText(change.before) },
          { label: 'Difference', value: differenceText(change.difference) },
        ]
      : [];
  const notification = {
    id: `${booking._id}_changed_${booking.rev}`,
    kind: 'booking-changed',
    data: { ...notifiedStay(booking), change: notifiedChange(booking, change) },
  } as const;
  return stayMessage(booking, notification, nowMs, (mail) => [
    memberMail(
      mail,
      {
        preheader: now,
        title: 'Your stay has changed',
        opening:
          change.kind === 'stay'
            ? `This is how your stay at ${name} is now.`
            : `${now} Everything else at ${name} is as it was.`,
      },
      {
        facts: [...what, ...paymentFacts(booking)],
        notes: [{ heading: 'If your plans change again', text: policyText(booking) }],
      },
    ),
    ...copies(mail, change),
  ]);
};
