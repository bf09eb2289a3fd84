import { unbrokenNumber } from '../../formats/unbroken-number.ts';
import type { Booking } from '@club/domain/booking/booking';
import { MASKED_CVV, maskCardNumber } from '@club/domain/booking/card-mask';
import {
  formatClock,
  formatDayWithWeekday,
  formatPoints,
  formatUsdWithCode,
} from '../../formats/reader-formats.ts';
import { formatNights } from '@club/domain/calendar/nights';
import { PAYMENT_METHOD_LABELS, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { NOT_GIVEN, orNotGiven } from '../../shared/booking/not-given.ts';
import type { CancellationTime } from '@club/domain/booking/cancellation';
import { policyDates } from '../../shared/booking/policy-dates.ts';
import { displayName } from '@club/domain/resort/resort-name';

/** A line of the confirmation. */
export type Fact = { label: string; value: string };

/** Name and address on the bill; N/A for what is missing. */
export const billingFacts = ({ billing }: Booking): Fact[] => [
  { label: 'First name', value: orNotGiven(billing?.firstName) },
  { label: 'Last name', value: orNotGiven(billing?.lastName) },
  { label: 'Phone number', value: orNotGiven(billing?.phoneNumber) },
  { label: 'Address 1', value: orNotGiven(billing?.address1) },
  { label: 'Address 2', value: orNotGiven(billing?.address2) },
  { label: 'City', value: orNotGiven(billing?.city) },
  { label: 'State', value: orNotGiven(billing?.state) },
  { label: 'Postal code', value: orNotGiven(billing?.postalCode) },
  { label: 'Country', value: orNotGiven(billing?.country) },
];

/** The card masked to its last four digits, the CVV hidden; nothing for points (rules 8.6). */
export const cardFacts = ({ paymentMethod, card }: Booking): Fact[] =>
  paymentMethod === 'points'
    ? []
    : [
        {
          label: 'Card number',
          value: card === null ? NOT_GIVEN : maskCardNumber(card.last4),
        },
        { label: 'Expiry date', value: orNotGiven(card?.expiryDate) },
        { label: 'CVV', value: MASKED_CVV },
      ];

/** Who checks in, by name. */
export const checkingInName = ({ guest }: Booking): string =>
  guest === null ? 'RCI Member' : `${guest.firstName} ${guest.lastName} (guest)`;

/** A day of the stay with its hour: 'Sat, Dec 5, 2026', 'from 4:00 PM'. */
export type Arrival = { label: string; day: string; hour: string };

/** When the guests come and go. */
export const arrivalFacts = ({ startDate, endDate, resort }: Booking): Arrival[] => [
  {
    label: 'Check-in',
    day: formatDayWithWeekday(startDate),
    hour: hourOf('from', resort.checkInTime),
  },
  {
    label: 'Check-out',
    day: formatDayWithWeekday(endDate),
    hour: hourOf('until', resort.checkOutTime),
  },
];

const hourOf = (preposition: string, time: string): string =>
  time.trim() === '' ? NOT_GIVEN : `${preposition} ${formatClock(time)}`;

/** What happens between the booking and the end of the stay, in this order. */
export const nextSteps = (booking: Booking, when: CancellationTime): Fact[] => {
  const { email, guest, number, resort, startDate } = booking;
  const place = displayName(resort.placeName);
  const name = guest === null ? 'You check in' : `${guest.firstName} ${guest.lastName} checks in`;
  const said = number === null ? '' : ` Have the booking number ${unbrokenNumber(number)} ready.`;
  const copy = guest?.sendConfirmation === true ? ` A copy goes to ${guest.email}.` : '';
  return [
    {
      label: 'Now',
      value: `The confirmation is on its way to ${orNotGiven(email)}.${copy}`,
    },
    {
      label: 'If your plans change',
      value: `${policyDates(booking, when).join('. ')}.`,
    },
    {
      label: formatDayWithWeekday(startDate),
      value: `${name} at ${place}.${said}`,
    },
    { label: 'Afterwards', value: 'Tell other members how it was: you can review a stay once.' },
  ];
};

/** What was booked, what was paid and how (rules 8.14). */
export const summaryFacts = (booking: Booking): Fact[] => [
  { label: 'Resort', value: displayName(booking.resort.placeName) },
  { label: 'Resort ID', value: booking.resort.resortCode },
  { label: 'Unit type', value: unitTypeLabel(booking.unitType) },
  { label: 'Nights', value: formatNights(booking.nights) },
  { label: 'Email', value: orNotGiven(booking.email) },
  booking.paymentMethod === 'cash'
    ? { label: 'Total Paid', value: formatUsdWithCode(booking.totalCents) }
    : { label: 'Total Points Redeemed', value: formatPoints(booking.totalPoints) },
  ...(booking.borrowedPoints === 0
    ? []
    : [{ label: 'Of these borrowed', value: formatPoints(booking.borrowedPoints) }]),
  { label: 'Payment method', value: PAYMENT_METHOD_LABELS[booking.paymentMethod] },
];
