import { bookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { monthOf, WEEKDAY_NAMES } from '@club/domain/calendar/local-date';
import type { NightState } from '@club/domain/availability/night-state';
import { type Month, monthsBetween, weeksOf } from '@club/domain/calendar/month';
import type { Resort } from '@club/domain/resort/resort';
import { styled } from 'styled-components';
import { Stack } from '../../design/layout/stack.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { theme } from '../../design/theme/theme.ts';
import { formatMonth } from '../../formats/reader-formats.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { useLive } from '../../shared/live/live-data.tsx';
import { CLOSED_MARK, FEW_UNITS, unitsLeftText } from './night-text.ts';
import { publicNightStates } from './public-night-state.ts';

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  gap: ${theme.space.s32} ${theme.space.s24};
  align-items: start;

  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  caption {
    padding-bottom: ${theme.space.s8};
    text-align: left;
    font-weight: 600;
  }

  th {
    font-size: ${theme.size.tiny};
    font-weight: 400;
    color: ${theme.colour.soft};
  }

  td {
    height: 2.75rem;
    line-height: 1.2;
  }

  s {
    color: ${theme.colour.faint};
  }

  small {
    display: block;
    font-size: ${theme.size.tiny};
    color: ${theme.colour.soft};
  }
`;

/** False for days that are past or too far ahead, and for all days of a resort without units. */
const isShown = (state: NightState): boolean =>
  state.status === 'open' || CLOSED_MARK[state.reason] !== '';

/** The number of a day, struck through where its night is sold, and how few units are left. */
function Night({ day, state, cap }: { day: LocalDate; state: NightState; cap: number }) {
  const number = Number(day.slice(8, 10));
  if (state.status === 'closed') {
    return (
      <>
        <s>{number}</s>
        <small>{CLOSED_MARK[state.reason]}</small>
      </>
    );
  }
  const isScarce = state.unitsLeft <= FEW_UNITS && state.unitsLeft < cap;
  return (
    <>
      {number}
      {isScarce && <small>{unitsLeftText(state.unitsLeft)}</small>}
    </>
  );
}

/** The nights of a year for readers without script: which are free, and which are sold. */
export function NightsWithoutScript({ resort }: { resort: Resort }) {
  const window = bookingWindow(useToday());
  const nights = useLive('scarceNights');
  const cap = resort.availableAmount;
  const known = nights.status === 'ready' ? nights.data : null;
  const stateOf = known === null ? null : publicNightStates(known.get(resort.id), { window, cap });
  const renderMonth = (month: Month) => {
    const weeks = weeksOf(month).map((week) =>
      week.map((day) => ({ day, state: day === null ? null : (stateOf?.(day) ?? null) })),
    );
    const free = weeks.flat().filter(({ state }) => state?.status === 'open').length;
    return (
      <table key={month}>
        <caption>
          {formatMonth(month)}: {free} free
        </caption>
        <thead>
          <tr>
            {WEEKDAY_NAMES.map((name) => (
              <th key={name}>{name.slice(0, 2)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks
            .filter((week) => week.some(({ state }) => state !== null && isShown(state)))
            .map((week) => (
              <tr key={week.find(({ day }) => day !== null)?.day}>
                {week.map(({ day, state }, at) => (
                  <td key={WEEKDAY_NAMES[at]}>
                    {day !== null && state !== null && isShown(state) && (
                      <Night day={day} state={state} cap={cap} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    );
  };
  return (
    <Stack as="section" $gap="s24" aria-label="Nights">
      <SectionHeading
        level={3}
        size="h3"
        title="Which nights are free?"
        text="A year of nights. Those that are struck through are sold."
      />
      {known === null ? (
        <Text>The nights could not be loaded.</Text>
      ) : (
        <Months>
          {monthsBetween(monthOf(window.earliest), monthOf(window.latest)).map(renderMonth)}
        </Months>
      )}
    </Stack>
  );
}
