import type { Booking } from '@club/domain/booking/booking';
import { MASKED_CVV, maskCardNumber } from '@club/domain/booking/card-mask';
import { formatDayWithWeekday, formatNights } from '@club/domain/calendar/day-format';
import { formatPoints, formatUsd } from '@club/domain/money/cents';
import { PAYMENT_METHOD_LABELS, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';

/** A line of the receipt. */
export type Fact = { label: string; value: string };

/** Shown for what was not entered (rules 8.14). */
const NOT_GIVEN = 'N/A';

const orNotGiven = (text: string | null | undefined): string =>
  text === null || text === undefined || text.trim() === '' ? NOT_GIVEN : text;

/** Who the bill is made out to; N/A for what is missing. */
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

/** The stay itself. */
export const stayFacts = (booking: Booking): Fact[] => [
  { label: 'Unit type', value: unitTypeLabel(booking.unitType) },
  {
    label: 'Check-in',
    value: `${formatDayWithWeekday(booking.startDate)}, ${orNotGiven(booking.resort.checkInTime)}`,
  },
  {
    label: 'Check-out',
    value: `${formatDayWithWeekday(booking.endDate)}, ${orNotGiven(booking.resort.checkOutTime)}`,
  },
  { label: 'Nights', value: formatNights(booking.nights) },
  {
    label: 'Who checks in',
    value:
      booking.guest === null
        ? 'RCI Member'
        : `${booking.guest.firstName} ${booking.guest.lastName} (guest)`,
  },
];

/** What was paid and how (rules 8.14). */
export const summaryFacts = (booking: Booking): Fact[] => [
  { label: 'Resort', value: displayName(booking.resort.placeName) },
  { label: 'Resort ID', value: booking.resort.resortCode },
  { label: 'Email', value: orNotGiven(booking.email) },
  booking.paymentMethod === 'cash'
    ? { label: 'Total Paid', value: formatUsd(booking.totalCents) }
    : { label: 'Total Points Redeemed', value: formatPoints(booking.totalPoints) },
  ...(booking.borrowedPoints === 0
    ? []
    : [{ label: 'Of these borrowed', value: formatPoints(booking.borrowedPoints) }]),
  { label: 'Payment method', value: PAYMENT_METHOD_LABELS[booking.paymentMethod] },
];
