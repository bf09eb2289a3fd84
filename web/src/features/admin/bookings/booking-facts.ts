import type { BookingRecord } from '@club/domain/booking/booking-record';
import { formatDayWithWeekday, formatPoints } from '../../../formats/reader-formats.ts';
import { formatNights } from '@club/domain/calendar/nights';
import type { Quote } from '@club/domain/pricing/quote';
import { quoteStay } from '@club/domain/pricing/quote';
import { PAYMENT_METHOD_LABELS, VACATION_LABELS } from '@club/domain/pricing/unit-type';
import { NOT_GIVEN, orNotGiven } from '../../../shared/booking/not-given.ts';
import { billingNameOf, unitOf } from './booking-labels.ts';
import { refundText } from '../../../shared/booking/refund-text.ts';

export type Fact = { label: string; value: string; isSum?: boolean };

type Address = {
  address1: string;
  address2?: string | undefined;
  postalCode: string;
  city: string;
  state?: string | undefined;
  country: string;
};

// Imported records may lack what the type promises.
const addressOf = (address: Partial<Address>): string =>
  orNotGiven(
    [
      address.address1,
      address.address2,
      [address.postalCode, address.city].filter((part) => part !== undefined).join(' '),
      address.state,
      address.country,
    ]
      .filter((part) => part !== undefined && part.trim() !== '')
      .join(', '),
  );

/** Dates, nights and unit. */
export const stayFacts = (booking: BookingRecord): Fact[] => [
  {
    label: 'Check-in',
    value: booking.startDate === null ? NOT_GIVEN : formatDayWithWeekday(booking.startDate),
  },
  {
    label: 'Check-out',
    value: booking.endDate === null ? NOT_GIVEN : formatDayWithWeekday(booking.endDate),
  },
  { label: 'Nights', value: booking.nights === null ? NOT_GIVEN : formatNights(booking.nights) },
  { label: 'Unit', value: unitOf(booking) },
  {
    label: 'Kind of vacation',
    value: booking.vacationType === null ? NOT_GIVEN : VACATION_LABELS[booking.vacationType].title,
  },
];

/** Who checks in: the member, or a guest with all their data. */
export const guestFacts = ({ guest }: BookingRecord): Fact[] =>
  guest === null
    ? [{ label: 'Name', value: 'RCI Member' }]
    : [
        { label: 'Name', value: `${guest.firstName} ${guest.lastName} (guest)` },
        { label: 'Email', value: orNotGiven(guest.email) },
        { label: 'Phone number', value: orNotGiven(guest.phoneNumber) },
        ...(orNotGiven(guest.workPhone) === NOT_GIVEN
          ? []
          : [{ label: 'Work phone', value: orNotGiven(guest.workPhone) }]),
        { label: 'Address', value: addressOf(guest) },
      ];

/** Name and address on the bill. */
export const billingFacts = (booking: BookingRecord): Fact[] => [
  { label: 'Name', value: billingNameOf(booking) },
  { label: 'Phone number', value: orNotGiven(booking.billing?.phoneNumber) },
  { label: 'Address', value: booking.billing === null ? NOT_GIVEN : addressOf(booking.billing) },
];

/** How it was paid; of a card only brand and last four digits. */
export const paymentFacts = (booking: BookingRecord): Fact[] => [
  {
    label: 'Payment method',
    value:
      booking.paymentMethod === null ? NOT_GIVEN : PAYMENT_METHOD_LABELS[booking.paymentMethod],
  },
  ...(booking.card === null
    ? []
    : [{ label: 'Card', value: `${booking.card.brand} ending in ${booking.card.last4}` }]),
  ...(booking.borrowedPoints === 0
    ? []
    : [{ label: 'Of these borrowed', value: formatPoints(booking.borrowedPoints) }]),
  ...(booking.refund === null || booking.paymentMethod === null
    ? []
    : [{ label: 'Given back', value: refundText(booking.refund, booking.paymentMethod) }]),
];

/**
 * The quote of a booking by the current prices (rules 2.3); null when the booking lacks what it
 * depends on, or was sold at other prices.
 */
export const quoteOf = (booking: BookingRecord): Quote | null => {
  const { unitType, vacationType, startDate, endDate } = booking;
  if (unitType === null || vacationType === null || startDate === null || endDate === null) {
    return null;
  }
  const quote = quoteStay({ unitType, vacationType, startDate, endDate });
  const isSame =
    quote.totalCents === booking.totalCents && quote.totalPoints === booking.totalPoints;
  return isSame ? quote : null;
};
