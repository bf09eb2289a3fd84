import type { StoredBooking } from '@club/domain/booking/booking';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { daysBetween } from '@club/domain/calendar/local-date';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import { notificationText } from '@club/domain/user/notification-text';
import type { ClubMessage } from './club-message.ts';
import { layOutMail } from './mail-layout.ts';
import { offerPath, POINTS_PATH } from './site-paths.ts';
import {
  instantText,
  nightFacts,
  notifiedStay,
  policyText,
  resortName,
  stayTitle,
} from './stay-facts.ts';
import { memberMail } from './stay-mails.ts';
import { stayMessage } from './stay-message.ts';

const { formatDay, formatPoints } = CLUB_FORMATS;

const MUTING = {
  heading: 'Too many mails?',
  text: 'You can turn this reminder off under Notifications, Settings.',
};

/** The reminder that a stay begins in some days; one for each of the given days and check-in. */
export const staySoon = (
  booking: StoredBooking,
  { before, today }: { before: number; today: LocalDate },
  nowMs: number,
): Required<ClubMessage> => {
  const notification = {
    id: `${booking._id}_${booking.startDate}_${before}d`,
    kind: 'stay-soon',
    data: { ...notifiedStay(booking), days: daysBetween(today, booking.startDate) },
  } as const;
  return stayMessage(booking, notification, nowMs, (mail, text) => [
    memberMail(
      mail,
      {
        preheader: text,
        title: 'Your stay is coming up',
        opening: `${text} Please bring an ID and your booking number.`,
      },
      {
        facts: [],
        notes: [{ heading: 'If your plans change', text: policyText(booking) }, MUTING],
      },
    ),
  ]);
};

/** The invitation to review a stay; one for each booking. */
export const reviewInvited = (booking: StoredBooking, nowMs: number): Required<ClubMessage> => {
  const notification = {
    id: `${booking._id}_review`,
    kind: 'review-invited',
    data: notifiedStay(booking),
  } as const;
  return stayMessage(booking, notification, nowMs, (mail, text) => [
    memberMail(
      mail,
      {
        preheader: text,
        title: 'How was your stay?',
        opening: `Welcome back from ${resortName(booking)}. A few words and scores help other members choose.`,
      },
      { facts: [], notes: [MUTING] },
    ),
  ]);
};

/** The reminder that an offer of the waitlist is half over; one for each hold. */
export const offerEnding = (
  hold: StoredBooking,
  expiresAt: number,
  nowMs: number,
): Required<ClubMessage> => {
  const id = `${hold._id}_ending`;
  const at = new Date(nowMs).toISOString();
  const hours = Math.max(1, Math.round((expiresAt - nowMs) / 3_600_000));
  const subject = { kind: 'offer-ending', data: { ...notifiedStay(hold), hours } } as const;
  const { title, text } = notificationText(subject, CLUB_FORMATS);
  return {
    notice: { id, notification: { ...subject, link: offerPath(hold), at, read: false } },
    mails: [
      {
        id,
        to: null,
        at,
        message: layOutMail({
          subject: `${title}: ${stayTitle(hold)}`,
          preheader: text,
          title,
          opening: `The stay at ${resortName(hold)} is still kept for you. Nothing is booked until you book it.`,
          facts: [...nightFacts(hold), { label: 'Kept until', value: instantText(expiresAt) }],
          notes: [MUTING],
          action: { label: 'See the offer', path: offerPath(hold) },
          closing: 'You get this mail because you are on the waitlist for such a stay.',
        }),
      },
    ],
  };
};

/** Points of a member whose last day is near. */
export type ExpiringPoints = { uid: string; points: number; expiresOn: LocalDate };

/** The reminder that points expire; one for each of the given days and last day. */
export const pointsExpiring = (
  { uid, points, expiresOn }: ExpiringPoints,
  { before, today }: { before: number; today: LocalDate },
  nowMs: number,
): Required<ClubMessage> => {
  const at = new Date(nowMs).toISOString();
  const days = daysBetween(today, expiresOn);
  const subject = { kind: 'points-expiring', data: { points, expiresOn, days } } as const;
  const { title, text } = notificationText(subject, CLUB_FORMATS);
  const notification = { ...subject, link: POINTS_PATH, at, read: false };
  return {
    notice: { id: `points_${expiresOn}_${before}d`, notification },
    mails: [
      {
        id: `${uid}_points_${expiresOn}_${before}d`,
        to: null,
        at,
        message: layOutMail({
          subject: `${formatPoints(points)} expire on ${formatDay(expiresOn)}`,
          preheader: text,
          title,
          opening: text,
          facts: [
            { label: 'Points', value: formatPoints(points) },
            { label: 'Can be used until', value: formatDay(expiresOn) },
          ],
          notes: [
            {
              heading: 'What you can do',
              text: 'Book a stay until then. It may begin later, as long as you book it in time.',
            },
            MUTING,
          ],
          action: { label: 'See your points', path: POINTS_PATH },
          closing: 'You get this mail because you have points in your account of the club.',
        }),
      },
    ],
  };
};
