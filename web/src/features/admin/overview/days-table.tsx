import type { ClubDay } from '@club/domain/overview';
import { styled } from 'styled-components';
import { formatCount, formatDay } from '../../../formats/reader-formats.ts';
import { theme } from '../../../design/theme/theme.ts';
import { tabularType } from '../../../design/theme/typography.ts';

const Table = styled.table`
  ${tabularType}
  width: 100%;
  max-width: 30rem;
  margin-top: ${theme.space.s8};
  border-collapse: collapse;
  font-size: ${theme.size.small};

  > caption {
    padding: ${theme.space.s4} ${theme.space.s8};
    text-align: left;
    color: ${theme.colour.soft};
  }

  th,
  td {
    padding: ${theme.space.s4} ${theme.space.s8};
    border-bottom: 1px solid ${theme.colour.line};
    text-align: right;
    font-weight: 400;
  }

  th:first-child {
    text-align: left;
  }

  thead th {
    color: ${theme.colour.soft};
  }
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  font-size: ${theme.size.small};
  cursor: pointer;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/** The figures of all days, the latest first; closed until it is opened. */
export function DaysTable({ days }: { days: readonly ClubDay[] }) {
  return (
    <details>
      <Summary>All days as a table</Summary>
      <Table>
        <caption>Days are counted in UTC.</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">New bookings</th>
            <th scope="col">Failed payments</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, booked, failed }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{formatCount(booked)}</td>
              <td>{formatCount(failed)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
