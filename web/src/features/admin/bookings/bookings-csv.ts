import type { BookingRecord } from '@club/domain/booking/booking-record';
import { statusLabel } from '@club/domain/booking/booking-state';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { CsvCell } from '@club/domain/csv/csv';
import { csvLine } from '@club/domain/csv/csv';
import { PAYMENT_METHOD_LABELS, VACATION_LABELS } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';

type CsvColumn = { header: string; cell: (booking: BookingRecord) => CsvCell };

/** Cents as decimal USD with both decimals, without unit and separators: '361.02'. */
const decimalUsd = (cents: number): string => (cents / 100).toFixed(2);

const orEmpty = (text: string | null | undefined): string => text ?? '';

/** The columns of the file. Instants are ISO in UTC. */
const COLUMNS: readonly CsvColumn[] = [
  { header: 'Booking ID', cell: (row) => row.id },
  { header: 'Booking number', cell: (row) => orEmpty(row.number) },
  { header: 'Status', cell: ({ status }) => (status === null ? '' : statusLabel(status)) },
  { header: 'Status since', cell: (row) => orEmpty(row.statusAt) },
  { header: 'Booked at', cell: (row) => orEmpty(row.bookingDate) },
  { header: 'Start date', cell: (row) => orEmpty(row.startDate) },
  { header: 'End date', cell: (row) => orEmpty(row.endDate) },
  { header: 'Nights', cell: (row) => row.nights },
  { header: 'Unit type', cell: (row) => orEmpty(row.unitType) },
  {
    header: 'Kind of vacation',
    cell: ({ vacationType }) => (vacationType === null ? '' : VACATION_LABELS[vacationType].title),
  },
  {
    header: 'Payment method',
    cell: ({ paymentMethod }) =>
      paymentMethod === null ? '' : PAYMENT_METHOD_LABELS[paymentMethod],
  },
  {
    header: 'Total USD',
    cell: (row) => (row.paymentMethod === 'cash' ? decimalUsd(row.totalCents) : ''),
  },
  {
    header: 'Total points',
    cell: (row) => (row.paymentMethod === 'points' ? row.totalPoints : null),
  },
  {
    header: 'Borrowed points',
    cell: (row) => (row.paymentMethod === 'points' ? row.borrowedPoints : null),
  },
  {
    header: 'Refunded USD',
    cell: ({ refund, paymentMethod }) =>
      refund !== null && paymentMethod === 'cash' ? decimalUsd(refund.cents) : '',
  },
  {
    header: 'Refunded points',
    cell: ({ refund, paymentMethod }) =>
      refund !== null && paymentMethod === 'points' ? refund.points : null,
  },
  { header: 'Resort ID', cell: ({ resort }) => resort.resortCode },
  { header: 'Resort', cell: ({ resort }) => displayName(resort.placeName) },
  { header: 'Location', cell: ({ resort }) => resort.location },
  { header: 'Member email', cell: (row) => row.email },
  { header: 'Member ID', cell: (row) => row.uid },
  { header: 'Billing first name', cell: ({ billing }) => orEmpty(billing?.firstName) },
  { header: 'Billing last name', cell: ({ billing }) => orEmpty(billing?.lastName) },
  { header: 'Billing phone', cell: ({ billing }) => orEmpty(billing?.phoneNumber) },
  { header: 'Billing address 1', cell: ({ billing }) => orEmpty(billing?.address1) },
  { header: 'Billing address 2', cell: ({ billing }) => orEmpty(billing?.address2) },
  { header: 'Billing city', cell: ({ billing }) => orEmpty(billing?.city) },
  { header: 'Billing state', cell: ({ billing }) => orEmpty(billing?.state) },
  { header: 'Billing postal code', cell: ({ billing }) => orEmpty(billing?.postalCode) },
  { header: 'Billing country', cell: ({ billing }) => orEmpty(billing?.country) },
  { header: 'Guest first name', cell: ({ guest }) => orEmpty(guest?.firstName) },
  { header: 'Guest last name', cell: ({ guest }) => orEmpty(guest?.lastName) },
  { header: 'Guest email', cell: ({ guest }) => orEmpty(guest?.email) },
  { header: 'Guest phone', cell: ({ guest }) => orEmpty(guest?.phoneNumber) },
  { header: 'Card brand', cell: ({ card }) => orEmpty(card?.brand) },
  { header: 'Card last four', cell: ({ card }) => orEmpty(card?.last4) },
];

/** The header line. */
export const bookingsCsvHead = (): string => csvLine(COLUMNS.map(({ header }) => header));

/** The lines of some bookings. */
export const bookingsCsvLines = (bookings: readonly BookingRecord[]): string =>
  bookings.map((booking) => csvLine(COLUMNS.map(({ cell }) => cell(booking)))).join('');

/** The name of the file of a day. */
export const bookingsCsvName = (today: LocalDate): string => `tideaway-bookings-${today}.csv`;
