import type { LocalDate } from '@club/domain/calendar/local-date';
import { monthOf } from '@club/domain/calendar/local-date';
import { firstDayOf, formatMonth, type Month, monthAfter } from '@club/domain/calendar/month';
import { nightsOf } from '@club/domain/calendar/nights';
import { formatCount } from '@club/domain/money/cents';
import { WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { Legend, MonthHead, WeekendMark } from '../../design/dates/calendar-styles.ts';
import { MonthGrid } from '../../design/dates/month-grid.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import type { CalendarFacts } from './calendar-day.ts';
import { calendarDay } from './calendar-day.ts';
import type { NightStates } from './use-night-states.ts';

type CalendarMonthProps = {
  facts: CalendarFacts;
  month: Month;
  today: LocalDate;
  nights: NightStates;
  onChoose: (day: LocalDate) => void;
  onMonth: (month: Month) => void;
};

/** One month of a resort: its nights, how many of them are free, and what the marks mean. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { facts, month, today, nights, onChoose, onMonth } = props;
  const titleId = useId();
  const firstMonth = monthOf(facts.window.earliest);
  const lastMonth = monthOf(facts.window.latest);
  const days = nightsOf(firstDayOf(month), firstDayOf(monthAfter(month)));
  const free = days.filter((night) => facts.stateOf(night)?.status === 'open').length;
  return (
    <>
      <MonthHead>
        <IconButton
          label="Previous month"
          icon={<ChevronLeft aria-hidden />}
          disabled={month <= firstMonth}
          onClick={() => {
            onMonth(monthAfter(month, -1));
          }}
        />
        <p id={titleId}>{formatMonth(month)}</p>
        <IconButton
          label="Next month"
          icon={<ChevronRight aria-hidden />}
          disabled={month >= lastMonth}
          onClick={() => {
            onMonth(monthAfter(month));
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
          onChoose={onChoose}
          onMonth={onMonth}
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
            {facts.type === 'rciPoints'
              ? `Sat or Sun night, ${formatCount(WEEKEND_SURCHARGE_POINTS)} points more`
              : 'Sat or Sun night'}
          </li>
          <li>
            {facts.type === 'rciPoints'
              ? 'Below each day: points of its night, units left'
              : 'Below each day: USD for a whole stay with tax, whatever its nights; units left'}
          </li>
        </Legend>
      </Stack>
    </>
  );
}
