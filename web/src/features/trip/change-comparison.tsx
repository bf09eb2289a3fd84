import type { Booking } from '@club/domain/booking/booking';
import type { StayChange } from '@club/domain/booking/stay-change';
import { formatDayWithWeekday } from '../../formats/reader-formats.ts';
import { countNights } from '@club/domain/calendar/nights';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { styled } from 'styled-components';
import { bookingTotal } from '../../shared/booking/booking-total.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';

const Comparison = styled.table`
  ${tabularType}
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.size.small};
  line-height: 1.45;

  caption {
    padding-bottom: ${theme.space.s12};
    font-weight: 600;
    text-align: left;
  }

  th,
  td {
    padding: ${theme.space.s12} ${theme.space.s12} ${theme.space.s12} 0;
    border-bottom: 1px solid ${theme.colour.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    font-weight: 400;
    color: ${theme.colour.soft};
  }

  tbody th {
    width: 24%;
  }
`;

/** What differs is bold. */
const Cell = styled.td<{ $isNew: boolean }>`
  font-weight: ${({ $isNew }) => ($isNew ? 650 : 400)};
`;

type ChangeComparisonProps = {
  booking: Booking;
  change: StayChange;
  /** The total of the changed stay, as text. */
  total: string;
};

/** The stay as booked beside the stay after the change. */
export function ChangeComparison({ booking, change, total }: ChangeComparisonProps) {
  const rows = [
    {
      label: 'Check-in',
      old: formatDayWithWeekday(booking.startDate),
      now: formatDayWithWeekday(change.startDate),
    },
    {
      label: 'Check-out',
      old: formatDayWithWeekday(booking.endDate),
      now: formatDayWithWeekday(change.endDate),
    },
    {
      label: 'Nights',
      old: String(booking.nights),
      now: String(countNights(change.startDate, change.endDate)),
    },
    { label: 'Unit', old: unitTypeLabel(booking.unitType), now: unitTypeLabel(change.unitType) },
    { label: 'Total', old: bookingTotal(booking), now: total },
  ];
  return (
    <Comparison>
      <caption>Before and after</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Part of the stay</VisuallyHidden>
          </th>
          <th scope="col">As booked</th>
          <th scope="col">After the change</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, old, now }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{old}</td>
            <Cell $isNew={old !== now}>{now}</Cell>
          </tr>
        ))}
      </tbody>
    </Comparison>
  );
}
