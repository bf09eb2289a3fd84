import type { StoredBooking } from '@club/domain/booking/booking';
import type { Refund } from '@club/domain/booking/cancellation';
import { fullRefundUntil, halfRefundUntil } from '@club/domain/booking/cancellation';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import { formatNights } from '@club/domain/calendar/nights';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';
import type { NotifiedStay } from '@club/domain/user/notification-kind';
import type { MailFact } from './mail-layout.ts';

const { formatClock, formatDayWithWeekday, formatPoints, formatStay, formatUsd } = CLUB_FORMATS;

/** The resort's name as people read it. */
export const resortName = ({ resort }: Pick<StoredBooking, 'resort'>): string =>
  displayName(resort.place_name);

/** What a notification about a stay keeps of it. */
export const notifiedStay = (booking: StoredBooking): NotifiedStay => ({
  resortId: booking.resort._id,
  resortName: resortName(booking),
  startDate: booking.startDate,
  endDate: booking.endDate,
  nights: booking.nights,
  unitType: booking.unitType,
  number: booking.number ?? null,
});

/** 'Larkspur Cove, Dec 5 – 11, 2026', for subjects. */
export const stayTitle = (booking: StoredBooking): string =>
  `${resortName(booking)}, ${formatStay(booking.startDate, booking.endDate)}`;

const at = (day: string, word: string, time: string): string =>
  time === ''
    ? formatDayWithWeekday(day)
    : `${formatDayWithWeekday(day)}, ${word} ${formatClock(time)}`;

const whoChecksIn = ({ guestInfo }: StoredBooking): string =>
  guestInfo === null ? 'RCI Member' : `${guestInfo.firstName} ${guestInfo.lastName}`;

/** An instant in UTC, for readers in any time zone: 'Wed, Dec 2, 2026, 12:00 PM UTC'. */
export const instantText = (ms: number): string => {
  const iso = new Date(ms).toISOString();
  return `${formatDayWithWeekday(iso.slice(0, 10))}, ${formatClock(iso.slice(11, 16))} UTC`;
};

/** Where and when a stay is. */
export const nightFacts = (booking: StoredBooking): MailFact[] => {
  const { resort, startDate, endDate, nights, unitType } = booking;
  return [
    { label: 'Resort', value: resortName(booking) },
    { label: 'Place', value: resort.location },
    { label: 'Check-in', value: at(startDate, 'from', resort.check_in_time) },
    { label: 'Check-out', value: at(endDate, 'by', resort.check_out_time) },
    { label: 'Nights', value: formatNights(nights) },
    { label: 'Unit', value: unitTypeLabel(unitType) },
  ];
};

/** What concerns all travellers of a stay: no price, no card, no points. */
export const stayFacts = (booking: StoredBooking): MailFact[] => [
  ...nightFacts(booking),
  { label: 'Who checks in', value: whoChecksIn(booking) },
  { label: 'Booking number', value: booking.number ?? '' },
];

/** What the stay was paid with, for the member only. */
export const paymentFacts = (booking: StoredBooking): MailFact[] =>
  booking.paymentMethod === 'cash'
    ? [
        { label: 'Total', value: `${formatUsd(booking.priceCents)} with tax` },
        { label: 'Paid with', value: booking.paymentDetails?.cardNumber ?? '' },
      ]
    : [
        { label: 'Total', value: formatPoints(booking.points) },
        {
          label: 'Borrowed from your next use year',
          value: booking.borrowedPoints === 0 ? '' : formatPoints(booking.borrowedPoints),
        },
      ];

/** The refund deadlines; the days are the policy's (UTC−12). */
export const policyText = (booking: StoredBooking): string => {
  const full = formatDayWithWeekday(fullRefundUntil(booking));
  const half = formatDayWithWeekday(halfRefundUntil(booking));
  return (
    `Everything is given back if you cancel until ${full}, half of it until ${half}, and nothing ` +
    `after that. ${graceText(booking)}`
  );
};

const graceText = ({ paymentMethod }: StoredBooking): string =>
  paymentMethod === 'cash'
    ? 'Within 24 hours of booking you get everything back as long as check-in is at least 7 days off.'
    : 'Within 24 hours of booking you get everything back in any case.';

/** The refund, and where it goes. */
export const refundText = ({ cents, points }: Refund, booking: StoredBooking): string => {
  if (points > 0) return `${formatPoints(points)} to your account`;
  if (cents === 0) return 'Nothing';
  const card = booking.paymentDetails?.cardNumber ?? '';
  return card === ''
    ? `${formatUsd(cents)} to your card`
    : `${formatUsd(cents)} to your card ${card}`;
};
