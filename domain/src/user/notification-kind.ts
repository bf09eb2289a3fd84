import type { Difference, StayChange } from '../booking/stay-change.ts';
import type { Refund } from '../booking/cancellation.ts';
import { formatNights } from '../calendar/nights.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import type { Formats } from '../format/formats.ts';
import { unitTypeLabel } from '../pricing/unit-type.ts';

/** How a message reaches a member: as a notification in the app, and by mail. */
export const MESSAGE_WAYS = ['app', 'mail'] as const;
export type MessageWay = (typeof MESSAGE_WAYS)[number];

/** The stay that a notification is about, as it was then. */
export type NotifiedStay = StayChange & {
  resortId: string;
  resortName: string;
  nights: number;
  /** The booking number; null for a hold. */
  number: string | null;
};

/** What changed in a stay: dates or unit, with the price difference, or who checks in. */
export type NotifiedChange =
  | { what: 'stay'; difference: Difference }
  /** The name of the guest; null for the member. */
  | { what: 'guest'; guest: string | null };

/** How days, amounts and points are written in a notification. */
type TextFormats = Pick<Formats, 'formatDay' | 'formatStay' | 'formatUsd' | 'formatPoints'>;

/** The facts of a kind of notification. */
type NotificationFacts = {
  /** Its name and description in the message settings. */
  label: string;
  text: string;
  /** The title of each notification of the kind. */
  title: string;
  /** Its text, from the data that it keeps; the type of the data is declared here and nowhere else. */
  write: (data: never, formats: TextFormats) => string;
  /** The label of the link from the notification to its subject. */
  open: string;
  /** The ways in which members can mute it; `firestore.rules` has the same list. */
  mutable: readonly MessageWay[];
  /** The operations of the API that cause it: the page that has just called one shows no toast. */
  causedBy: readonly string[];
};

const numberText = ({ number }: NotifiedStay): string =>
  number === null ? '' : ` Booking ${number}.`;

const daysText = (
  { startDate, endDate }: Pick<StayChange, 'startDate' | 'endDate'>,
  { formatStay }: TextFormats,
): string => formatStay(startDate, endDate);

/** 'in 7 days', 'in one day'. */
const inDays = (days: number): string => (days === 1 ? 'in one day' : `in ${days} days`);

/** 'Now Dec 5 – 11, 2026, Studio.', or who checks in. */
export const changeText = (
  change: NotifiedChange,
  stay: StayChange,
  formats: TextFormats,
): string => {
  if (change.what === 'stay') {
    return `Now ${daysText(stay, formats)}, ${unitTypeLabel(stay.unitType)}.`;
  }
  return change.guest === null ? 'The RCI Member checks in.' : `${change.guest} checks in.`;
};

/** What a cancellation gives back, as a sentence. */
export const refundSentence = (
  { cents, points }: Refund,
  { formatUsd, formatPoints }: TextFormats,
): string => {
  if (cents > 0) return `${formatUsd(cents)} go back to your card.`;
  return points > 0 ? `You get ${formatPoints(points)} back.` : 'Nothing is given back.';
};

/**
 * What messages inside the app are about. A stored notification keeps its kind and data, and is
 * written for its reader when it is shown. Messages about a booking are always sent both ways, and the
 * answer to a member's own question is always mailed, because only the mail has it.
 * `functions` creates the messages of a kind; its icon is in `web`.
 */
export const NOTIFICATIONS = {
  'booking-confirmed': {
    label: 'Bookings',
    text: 'That a stay is booked, with everything you need to arrive.',
    title: 'Booking confirmed',
    write: (stay: NotifiedStay, formats: TextFormats) =>
      `${stay.resortName}, ${daysText(stay, formats)}, ${formatNights(stay.nights)}.${numberText(stay)}`,
    open: 'See your booking',
    mutable: [],
    causedBy: ['createBooking'],
  },
  'booking-changed': {
    label: 'Changes',
    text: 'Other dates, another unit, or another guest who checks in.',
    title: 'Booking changed',
    write: ({ change, ...stay }: NotifiedStay & { change: NotifiedChange }, formats: TextFormats) =>
      `${stay.resortName}, ${daysText(stay, formats)}. ${changeText(change, stay, formats)}${numberText(stay)}`,
    open: 'See what changed',
    mutable: [],
    causedBy: ['changeBooking', 'changeGuest'],
  },
  'booking-cancelled': {
    label: 'Cancellations',
    text: 'That a stay is cancelled, and what came back.',
    title: 'Booking cancelled',
    write: ({ refund, ...stay }: NotifiedStay & { refund: Refund }, formats: TextFormats) =>
      `${stay.resortName}, ${daysText(stay, formats)}. ${refundSentence(refund, formats)}${numberText(stay)}`,
    open: 'See what came back',
    mutable: [],
    causedBy: ['cancelBooking'],
  },
  'hold-offered': {
    label: 'Waitlist offers',
    text: 'That a stay you wait for is kept for you for 24 hours.',
    title: 'It is your turn',
    write: ({ hours, ...stay }: NotifiedStay & { hours: number }, formats: TextFormats) =>
      `${stay.resortName}, ${unitTypeLabel(stay.unitType)}, ${daysText(stay, formats)}, ${formatNights(stay.nights)}. We keep it for you for ${hours} hours.`,
    open: 'Look and book',
    mutable: ['app', 'mail'],
    causedBy: ['joinWaitlist'],
  },
  'offer-ending': {
    label: 'Offers that end',
    text: 'That half of the time is over in which a stay is kept for you.',
    title: 'Still kept for you',
    write: ({ hours, ...stay }: NotifiedStay & { hours: number }, formats: TextFormats) =>
      `${stay.resortName}, ${unitTypeLabel(stay.unitType)}, ${daysText(stay, formats)}, ${formatNights(stay.nights)}. We keep it for you for ${hours === 1 ? 'one more hour' : `${hours} more hours`}.`,
    open: 'Look and book',
    mutable: ['app', 'mail'],
    causedBy: [],
  },
  'stay-soon': {
    label: 'Before a stay',
    text: 'A reminder seven days and one day before you check in.',
    title: 'Your stay is coming up',
    write: ({ days, ...stay }: NotifiedStay & { days: number }, formats: TextFormats) =>
      `${stay.resortName}, ${daysText(stay, formats)}. Check-in is ${inDays(days)}.${numberText(stay)}`,
    open: 'See your trip',
    mutable: ['app', 'mail'],
    causedBy: [],
  },
  'review-invited': {
    label: 'After a stay',
    text: 'The day after you check out: whether you want to review the stay.',
    title: 'How was your stay?',
    write: (stay: NotifiedStay, formats: TextFormats) =>
      `${stay.resortName}, ${daysText(stay, formats)}. Your review helps other members choose.`,
    open: 'Write a review',
    mutable: ['app', 'mail'],
    causedBy: [],
  },
  'points-expiring': {
    label: 'Points that expire',
    text: 'A reminder 90, 30 and 7 days before points expire.',
    title: 'Points are about to expire',
    write: (
      { points, expiresOn, days }: { points: number; expiresOn: LocalDate; days: number },
      { formatDay, formatPoints }: TextFormats,
    ) =>
      `${formatPoints(points)} expire ${inDays(days)}. ${formatDay(expiresOn)} is the last day on which you can use them.`,
    open: 'See your points',
    mutable: ['app', 'mail'],
    causedBy: [],
  },
  'points-deposited': {
    label: 'Points',
    text: 'That points you deposited are in your account.',
    title: 'Points deposited',
    write: ({ repaid, added }: { repaid: number; added: number }, { formatPoints }: TextFormats) =>
      repaid === 0
        ? `${formatPoints(added)} were added to your account.`
        : `${formatPoints(repaid)} repaid what you had borrowed, ${formatPoints(added)} were added to your account.`,
    open: 'See your points',
    mutable: ['app', 'mail'],
    causedBy: ['depositPoints'],
  },
  'ticket-answered': {
    label: 'Answers of the club',
    text: 'That we have answered you. The answer itself always comes by mail.',
    title: 'We have answered you',
    write: ({ number }: { number: string }) =>
      `There is an answer to your message ${number}. It is in your mail, too.`,
    open: 'Read the answer',
    mutable: ['app'],
    causedBy: [],
  },
} as const satisfies Readonly<Record<string, NotificationFacts>>;

export type NotificationKind = keyof typeof NOTIFICATIONS;

// The names of an object are those that its type says.
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as readonly NotificationKind[];

/** True for a kind of the table. */
export const isNotificationKind = (value: unknown): value is NotificationKind =>
  NOTIFICATION_KINDS.some((kind) => kind === value);
