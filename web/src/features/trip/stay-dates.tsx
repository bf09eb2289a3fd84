import { formatNights } from '@club/domain/calendar/nights';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { WEEKDAY_NAMES, weekdayOf } from '@club/domain/calendar/local-date';
import type { SharedStay } from '@club/domain/booking/shared-stay';
import { styled } from 'styled-components';
import { formatClock, formatDay } from '../../formats/reader-formats.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { Overline } from '../../design/text/text.tsx';

/** Arrival, nights, departure: side by side where they fit. */
const Dates = styled.dl`
  ${tabularType}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s16} ${theme.space.s24};

  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :last-child {
      grid-column: auto;
    }
  }

  dd > strong {
    ${displayType}
    display: block;
    font-size: ${theme.size.h4};
    line-height: 1.3;
  }

  dd > span {
    font-size: ${theme.size.small};
    color: ${theme.colour.soft};
  }
`;

const weekdayName = (day: LocalDate): string => WEEKDAY_NAMES[weekdayOf(day)] ?? '';

/** 'from 4:00 PM'; in a line that is too short it goes to the next one as a whole. */
const timeText = (preposition: string, time: string): string =>
  `${preposition} ${formatClock(time)}`.replaceAll(/\s/g, '\u00a0');

/** 'Saturday, from 4:00 PM'; the time only where the resort gives one. */
const dayLine = (day: LocalDate, preposition: string, time: string): string =>
  time === '' ? weekdayName(day) : `${weekdayName(day)}, ${timeText(preposition, time)}`;

/** When a stay begins and ends, and how long it is. */
export function StayDates({ stay }: { stay: SharedStay }) {
  const { resort, startDate, endDate, nights } = stay;
  return (
    <Dates>
      <div>
        <Overline as="dt">Check-in</Overline>
        <dd>
          <strong>{formatDay(startDate)}</strong>
          <span>{dayLine(startDate, 'from', resort.checkInTime)}</span>
        </dd>
      </div>
      <div>
        <Overline as="dt">Check-out</Overline>
        <dd>
          <strong>{formatDay(endDate)}</strong>
          <span>{dayLine(endDate, 'until', resort.checkOutTime)}</span>
        </dd>
      </div>
      <div>
        <Overline as="dt">Length</Overline>
        <dd>
          <strong>{formatNights(nights)}</strong>
        </dd>
      </div>
    </Dates>
  );
}
