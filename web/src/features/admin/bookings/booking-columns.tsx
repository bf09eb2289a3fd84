import { BOOKING_FALLBACKS } from '@club/domain/api/messages';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import { formatDay } from '@club/domain/calendar/day-format';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { media, minWidthQuery } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';
import { clampLines } from '../../../design/theme/typography.ts';
import { useMediaQuery } from '../../../design/theme/use-media-query.ts';
import { ButtonLink } from '../../../design/actions/button-link.tsx';
import { BookingStatusBadge } from '../../../shared/booking/booking-status-badge.tsx';
import type { Column } from '../../../design/data/table.tsx';
import { textLinkStyles } from '../../../design/text/text-link.tsx';
import { BookingThumb } from './booking-thumb.tsx';
import {
  NOT_GIVEN,
  billingNameOf,
  bookingDayOf,
  resortNameOf,
  stayDaysOf,
  totalOf,
  unitOf,
} from './booking-words.ts';

const Name = styled(Link)`
  ${textLinkStyles}
`;

/**
 * Two lines at most; all of it is in the detail. Breaks names that have no place to break, and leaves
 * the ring of a focused link its place.
 */
const Words = styled.span`
  ${clampLines(2)}
  margin: -3px;
  padding: 3px;
  overflow-wrap: anywhere;
`;

/** Leaves a name room beside columns that do not give way. */
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

/** An address keeps to one line; all of it is in the detail. */
const Email = styled(Small)`
  display: block;
  max-width: 11rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Two lines for the days at most. */
const Days = styled.div`
  min-width: 6.5rem;
`;

/** Stays on one line where there is room. */
const NoBreak = styled.span`
  ${media.wide} {
    white-space: nowrap;
  }
`;

/** Where the detail of a booking is, and what the history entry behind it remembers. */
type DetailLink = (id: string) => LinkProps;

const MEMBER: Column<BookingRecord> = {
  id: 'member',
  header: 'Member',
  card: 'hidden',
  cell: (row) => (
    <>
      <Words>{billingNameOf(row)}</Words>
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
    cell: (row) => <Words>{billingNameOf(row)}</Words>,
  },
  {
    id: 'resort',
    header: 'Resort',
    card: 'hidden',
    cell: (row) => (
      <Roomy>
        <Words>
          <Name {...detail(row.id)}>{resortNameOf(row)}</Name>
        </Words>
        <Small>{row.resort.location}</Small>
      </Roomy>
    ),
  },
  { id: 'resort-name', header: 'Resort', cardOnly: true, cell: resortNameOf },
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
        {stayDaysOf(row)}
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
  {
    id: 'detail',
    header: 'Detail',
    cardOnly: true,
    card: 'foot',
    cell: (row) => (
      <ButtonLink
        {...detail(row.id)}
        variant="quiet"
        wide
        aria-label={`Details: ${billingNameOf(row)}, ${resortNameOf(row)}`}
      >
        Details
      </ButtonLink>
    ),
  },
];

/**
 * The columns of the list of bookings, and the lines of its cards on small screens (rules 1.14).
 * Without room for a column of its own the member comes below the stay.
 */
export const useBookingColumns = (detail: DetailLink): readonly Column<BookingRecord>[] =>
  columnsWith(detail, useMediaQuery(minWidthQuery('wide')));
