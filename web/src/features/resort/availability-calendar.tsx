import type { BookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { formatDayWithWeekday } from '@club/domain/calendar/day-format';
import { monthOf } from '@club/domain/calendar/local-date';
import { firstDayOf, type Month } from '@club/domain/calendar/month';
import { isUnitOffered, unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import type { StayRange } from '../../design/dates/stay-choice.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import type { CalendarView } from './calendar-address.ts';
import { CalendarControls } from './calendar-controls.tsx';
import { blockedNightsOf, nightProblem, pressProblem, rangeAfter } from './calendar-day.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { ChosenNights } from './chosen-nights.tsx';
import { NextFreeStays } from './next-free-stays.tsx';
import { useNightStates } from './use-night-states.ts';

/** One below the other on phones, in one box, so that what is chosen can stick to its lower edge. */
const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s24};

  ${media.desktop} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) 20rem;
    gap: ${theme.space.s32} ${theme.space.s64};
  }
`;

const Nights = styled.div`
  grid-row: 1 / -1;
  min-width: 0;
`;

/** In view on phones while the calendar is: a press far up must be seen to have done something. */
const Chosen = styled.div<{ $hasNews: boolean }>`
  ${({ $hasNews }) =>
    $hasNews &&
    css`
      position: sticky;
      z-index: 1;
      bottom: 0;
      padding-block: ${theme.space.s12};
      background: ${theme.colour.paper};
      box-shadow: 0 -1px 0 ${theme.colour.line};
    `}

  ${media.desktop} {
    position: static;
    padding-block: 0;
    box-shadow: none;
  }
`;

const NO_DATES: StayRange = { start: null, end: null };

type AvailabilityCalendarProps = {
  resort: Resort;
  view: CalendarView;
  today: LocalDate;
  window: BookingWindow;
  onView: (change: Partial<CalendarView>) => void;
};

/**
 * The nights of a resort by month: units left, points or price, and why a night cannot be had. Two
 * presses choose a stay. Reads one document for each month that is opened.
 */
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  const { resort, view, today, window, onView } = props;
  const { type, unit, month } = view;
  const [range, setRange] = useState(NO_DATES);
  const [refusal, setRefusal] = useState('');
  const isOffered = isUnitOffered(unit, type);
  const nights = useNightStates(resort, month, { window, isOffered });

  const firstMonth = monthOf(window.earliest);
  const lastMonth = monthOf(window.latest);
  const stateOf = nights.of;
  const blockedNights = blockedNightsOf({ unit, window, stateOf });
  const facts = { type, unit, range, window, stateOf, blockedNights };

  const turnTo = (to: Month): void => {
    setRefusal('');
    onView({ month: to });
  };
  const choose = (day: LocalDate): void => {
    const problem = pressProblem(day, facts);
    setRefusal(problem === null ? '' : `${formatDayWithWeekday(day)}: ${problem}`);
    if (problem === null) setRange(rangeAfter(day, range));
  };

  const isFree = (night: LocalDate): boolean => stateOf(night)?.status === 'open';
  const from = firstDayOf(month) < window.earliest ? window.earliest : firstDayOf(month);
  return (
    <Stack $gap="s24">
      <CalendarControls
        view={view}
        firstMonth={firstMonth}
        lastMonth={lastMonth}
        onView={(next) => {
          setRefusal('');
          onView(next);
        }}
      />
      {!isOffered && (
        <Alert tone="warn" title={`${unitTypeLabel(unit)} units are not sold as Last Call.`}>
          They can be had with points; for cash there are studios, 1 bedroom and 2 bedroom units.
        </Alert>
      )}
      <Parts>
        <Nights>
          <CalendarMonth
            facts={facts}
            month={month}
            today={today}
            nights={nights}
            onChoose={choose}
            onMonth={turnTo}
          />
        </Nights>
        <Chosen $hasNews={range.start !== null || refusal !== ''}>
          <ChosenNights
            resort={resort}
            type={type}
            unit={unit}
            range={range}
            problemOf={(night) => nightProblem(night, facts)}
            refusal={refusal}
            onClear={() => {
              setRange(NO_DATES);
              setRefusal('');
            }}
          />
        </Chosen>
        {isOffered && nights.isThere && (
          <NextFreeStays
            resort={resort}
            type={type}
            unit={unit}
            from={from}
            until={nights.knownUntil}
            isFree={isFree}
            nextMonth={nights.knownUntil < window.latest ? monthOf(nights.knownUntil) : null}
            onMonth={turnTo}
          />
        )}
      </Parts>
    </Stack>
  );
}
