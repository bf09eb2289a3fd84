import type { BookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { formatDayWithWeekday } from '@club/domain/calendar/day-format';
import { monthOf } from '@club/domain/calendar/local-date';
import { firstDayOf, formatMonth, type Month, monthAfter } from '@club/domain/calendar/month';
import { formatCount } from '@club/domain/money/cents';
import { WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';
import { isUnitOffered, unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { nightsOf } from '@club/domain/calendar/nights';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Legend, MonthHead, WeekendMark } from '../../ui/dates/calendar-styles.ts';
import { MonthGrid } from '../../ui/dates/month-grid.tsx';
import type { StayRange } from '../../ui/dates/stay-choice.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/text/text.tsx';
import type { CalendarView } from './calendar-address.ts';
import { CalendarControls } from './calendar-controls.tsx';
import {
  blockedNightsOf,
  calendarDay,
  nightProblem,
  pressProblem,
  rangeAfter,
} from './calendar-day.ts';
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
  const titleId = useId();
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

  const days = nightsOf(firstDayOf(month), firstDayOf(monthAfter(month)));
  const isFree = (night: LocalDate): boolean => stateOf(night)?.status === 'open';
  const free = days.filter(isFree).length;
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
          <MonthHead>
            <IconButton
              label="Previous month"
              icon={<ChevronLeft aria-hidden />}
              disabled={month <= firstMonth}
              onClick={() => {
                turnTo(monthAfter(month, -1));
              }}
            />
            <p id={titleId}>{formatMonth(month)}</p>
            <IconButton
              label="Next month"
              icon={<ChevronRight aria-hidden />}
              disabled={month >= lastMonth}
              onClick={() => {
                turnTo(monthAfter(month));
              }}
            />
          </MonthHead>
          {nights.retry !== null && !nights.isThere ? (
            <ErrorState
              level={4}
              title="This month could not be loaded"
              text="Your connection may be gone. The months you have opened before are still here."
              onRetry={nights.retry}
            />
          ) : (
            <MonthGrid
              month={month}
              firstMonth={firstMonth}
              lastMonth={lastMonth}
              today={today}
              labelledBy={titleId}
              busy={!nights.isThere}
              dayOf={(day) => calendarDay(day, facts)}
              onChoose={choose}
              onMonth={turnTo}
            />
          )}
          <Stack $gap="s8">
            <Text as="output" $size="small" $strong>
              {nights.isThere
                ? `${formatMonth(month)}: ${free} of ${days.length} nights free.`
                : `Loading ${formatMonth(month)}...`}
            </Text>
            <Legend>
              <li>
                <WeekendMark aria-hidden />
                {type === 'rciPoints'
                  ? `Sat or Sun night, ${formatCount(WEEKEND_SURCHARGE_POINTS)} points more`
                  : 'Sat or Sun night'}
              </li>
              <li>
                {type === 'rciPoints'
                  ? 'Below each day: points of its night, units left'
                  : 'Below each day: USD for a whole stay with tax, whatever its nights; units left'}
              </li>
            </Legend>
          </Stack>
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
