import type { ClubDay } from '@club/domain/overview';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatCount, formatDay, formatDayWithWeekday } from '../../../formats/reader-formats.ts';
import { theme } from '../../../design/theme/theme.ts';
import { tabularType } from '../../../design/theme/typography.ts';
import { Text } from '../../../design/text/text.tsx';
import { DaysTable } from './days-table.tsx';

/** The drawing's own units: a column for each day, and the height of the highest bar. */
const COLUMN = 10;
const BAR = 6;
const HEIGHT = 100;

const Figure = styled.figure`
  display: grid;
  gap: ${theme.space.s12};
  margin: 0;
`;

const Plot = styled.div`
  position: relative;
  border-radius: ${theme.radius.control};

  > svg {
    display: block;
    width: 100%;
    height: 10rem;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.colour.lagoon};
    outline-offset: 4px;
  }
`;

/** Chooses a day by keys, pointer or touch; the bars below show which. */
const Days = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: crosshair;
  touch-action: pan-y;
`;

const Booked = styled.rect<{ $isChosen: boolean }>`
  fill: ${({ $isChosen }) => ($isChosen ? theme.colour.lagoonHover : theme.colour.lagoon)};
  opacity: ${({ $isChosen }) => ($isChosen ? 1 : 0.6)};
`;

const Failed = styled.rect`
  fill: ${theme.colour.bad};
`;

/** Marks the chosen day, also one without bookings. */
const Chosen = styled.rect`
  fill: ${theme.colour.lagoonTint};
`;

const Legend = styled.span<{ $isBad: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s8};
  margin-right: ${theme.space.s16};
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};

  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    background: ${({ $isBad }) => ($isBad ? theme.colour.bad : theme.colour.lagoon)};
  }
`;

const Ground = styled.line`
  stroke: ${theme.colour.line};
  vector-effect: non-scaling-stroke;
`;

const Ends = styled.div`
  ${tabularType}
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s12};
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** 'Sat, Dec 5, 2026: 3 bookings, 1 failed payment'. */
const dayText = ({ day, booked, failed }: ClubDay): string =>
  [
    `${formatDayWithWeekday(day)}: ${counted(booked, 'booking', 'bookings')}`,
    ...(failed === 0 ? [] : [counted(failed, 'failed payment', 'failed payments')]),
  ].join(', ');

/**
 * New bookings of the last days as bars, failed payments on top of them. A day is chosen with the
 * pointer or the arrow keys, and its figures are read out; the table below has all of them.
 */
export function DaysChart({ days }: { days: readonly ClubDay[] }) {
  const titleId = useId();
  const last = days.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? last, last);
  const current = days[index];
  const [first, latest] = [days[0], days[last]];
  if (current === undefined || first === undefined || latest === undefined) return null;
  const highest = Math.max(1, ...days.map(({ booked, failed }) => booked + failed));
  const total = days.reduce((sum, { booked }) => sum + booked, 0);
  const heightOf = (count: number): number => (count / highest) * HEIGHT;

  return (
    <Figure aria-labelledby={titleId}>
      <figcaption id={titleId}>
        <strong>{counted(total, 'new booking', 'new bookings')}</strong> in the last {days.length}{' '}
        days
      </figcaption>
      <Plot>
        <svg
          viewBox={`0 0 ${days.length * COLUMN} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden
          focusable="false"
        >
          <Chosen x={index * COLUMN} y={0} width={COLUMN} height={HEIGHT} />
          {days.map(({ day, booked, failed }, at) => {
            const x = at * COLUMN + (COLUMN - BAR) / 2;
            const [full, bad] = [heightOf(booked), heightOf(failed)];
            return (
              <g key={day}>
                <Booked
                  $isChosen={at === index}
                  x={x}
                  y={HEIGHT - full}
                  width={BAR}
                  height={full}
                />
                <Failed x={x} y={HEIGHT - full - bad} width={BAR} height={bad} />
              </g>
            );
          })}
          <Ground x1={0} y1={HEIGHT} x2={days.length * COLUMN} y2={HEIGHT} />
        </svg>
        <Days
          type="range"
          min={1}
          max={days.length}
          value={index + 1}
          aria-label="New bookings by day"
          aria-valuetext={dayText(current)}
          onChange={(event) => {
            setChosen(event.currentTarget.valueAsNumber - 1);
          }}
        />
      </Plot>
      <Ends aria-hidden>
        <span>{formatDay(first.day)}</span>
        <span>{formatDay(latest.day)}</span>
      </Ends>
      <Text $size="small" $tabular $strong>
        {dayText(current)}
      </Text>
      <div aria-hidden>
        <Legend $isBad={false}>New bookings</Legend>
        <Legend $isBad>Failed payments</Legend>
      </div>
      <DaysTable days={days} />
    </Figure>
  );
}
