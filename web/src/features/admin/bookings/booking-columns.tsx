import { BOOKING_FALLBACKS } from '@club/domain/api/messages';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import { formatDay } from '../../../formats/reader-formats.ts';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { NOT_GIVEN } from '../../../shared/booking/not-given.ts';
import { media, minWidthQuery } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';
import { clampLines, tabularType } from '../../../design/theme/typography.ts';
import { useMediaQuery } from '../../../design/theme/use-media-query.ts';
import { BookingStatusBadge } from '../../../shared/booking/booking-status-badge.tsx';
import type { Column } from '../../../design/data/table.tsx';
import { textLinkStyles } from '../../../design/text/text-link.tsx';
import { detailColumn } from '../list/row-columns.tsx';
import { BookingThumb } from './booking-thumb.tsx';
import {
  billingNameOf,
  bookingDayOf,
  resortNameOf,
  stayDaysOf,
  totalOf,
  unitOf,
} from './booking-labels.ts';

const Name = styled(Link)`
  ${textLinkStyles}
`;

/**
 * Two lines at most; the detail has the whole text. Breaks long words, and leaves room for the ring of
 * a focused link.
 */
const TwoLines = styled.span`
  ${clampLines(2)}
  margin: -3px;
  padding: 3px;
  overflow-wrap: anywhere;
`;

/** Keeps room for a name beside columns that do not shrink. */
const Roomy = styled.div`
  min-width: 7rem;

  ${media.wide} {
    min-width: 9rem;
  }
`;

const Small = styled.span`
  ${clampLines(2)}
  overflow-wrap: anywhere;
  color: ${theme.colour.soft};
`;

/** A booking's number, which is never broken. */
const Number = styled.span`
  ${tabularType}
  display: block;
  white-space: nowrap;
`;

/** An email on one line; the detail has the whole text. */
const Email = styled(Small)`
  display: block;
  max-width: 11rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Wide enough for the days in two lines, where there is no room for one. */
const Days = styled.div`
  min-width: 6.5rem;
`;

/** Stays on one line where there is room. */
const NoBreak = styled.span`
  ${media.wide} {
    white-space: nowrap;
  }
`;

/** The link to the detail of a booking, with the state of its history entry. */
type DetailLink = (id: string) => LinkProps;

const MEMBER: Column<BookingRecord> = {
  id: 'member',
  header: 'Member',
  card: 'hidden',
  cell: (row) => (
    <>
      <TwoLines>{billingNameOf(row)}</TwoLines>
      <Email title={row.email}>{row.email === '' ? NOT_GIVEN : row.email}</Email>
    </>
  ),
};

const columnsWith = (detail: DetailLink, isWide: boolean): Column<BookingRecord>[] => [
  {
    id: 'image',
    header: 'Image',
    narrow: true,
    card: 'hidden',
    cell: (row) => <BookingThumb image={row.resort.image} />,
  },
  {
    id: 'name',
    header: 'Name on the bill',
    cardOnly: true,
    card: 'title',
    cell: (row) => <TwoLines>{billingNameOf(row)}</TwoLines>,
  },
  {
    id: 'resort',
    header: 'Resort',
    card: 'hidden',
    cell: (row) => (
      <Roomy>
        <TwoLines>
          <Name {...detail(row.id)}>{resortNameOf(row)}</Name>
        </TwoLines>
        <Small>{row.resort.location}</Small>
        {row.number !== null && <Number>{row.number}</Number>}
      </Roomy>
    ),
  },
  { id: 'resort-name', header: 'Resort', cardOnly: true, cell: resortNameOf },
  {
    id: 'number',
    header: 'Booking number',
    cardOnly: true,
    cell: (row) => row.number ?? NOT_GIVEN,
  },
  {
    id: 'booked',
    header: 'Booking date',
    narrow: true,
    cell: (row) => <NoBreak>{bookingDayOf(row)}</NoBreak>,
  },
  {
    id: 'status',
    header: 'Status',
    narrow: true,
    cell: (row) =>
      row.status === null ? BOOKING_FALLBACKS.status : <BookingStatusBadge status={row.status} />,
  },
  ...(isWide ? [MEMBER] : []),
  {
    id: 'stay',
    header: 'Stay',
    card: 'hidden',
    cell: (row) => (
      <Days>
        <NoBreak>{stayDaysOf(row)}</NoBreak>
        <Small>{unitOf(row)}</Small>
        {!isWide && <Small>{billingNameOf(row)}</Small>}
      </Days>
    ),
  },
  {
    id: 'start',
    header: 'Start Date',
    cardOnly: true,
    cell: (row) => (row.startDate === null ? NOT_GIVEN : formatDay(row.startDate)),
  },
  {
    id: 'end',
    header: 'End Date',
    cardOnly: true,
    cell: (row) => (row.endDate === null ? NOT_GIVEN : formatDay(row.endDate)),
  },
  { id: 'unit', header: 'Unit Type', cardOnly: true, cell: unitOf },
  {
    id: 'total',
    header: 'Total',
    narrow: true,
    align: 'end',
    cell: (row) => <NoBreak>{totalOf(row)}</NoBreak>,
  },
  detailColumn({
    to: ({ id }) => detail(id),
    text: 'Details',
    name: (row) => `Details: ${billingNameOf(row)}, ${resortNameOf(row)}`,
  }),
];

/**
 * The columns of the list of bookings, and the lines of its cards on small screens (rules 1.14).
 * Without room for its own column, the member is below the stay.
 */
export const useBookingColumns = (detail: DetailLink): readonly Column<BookingRecord>[] =>
  columnsWith(detail, useMediaQuery(minWidthQuery('wide')));
