import { bookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { monthOf } from '@club/domain/calendar/local-date';
import { monthsBetween, type Month } from '@club/domain/calendar/month';
import { WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Legend, WeekendMark } from '../../design/dates/calendar-styles.ts';
import { rangeAfterPress, type StayRange } from '../../design/dates/stay-choice.ts';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { heightBelow } from '../../design/layout/height-below.ts';
import { Stack } from '../../design/layout/stack.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { formatCount, formatDayWithWeekday } from '../../formats/reader-formats.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { NextFreeStays } from './next-free-stays.tsx';
import { blockedNightsOf, pressProblem } from './night-day.ts';
import { MonthsOfNights } from './months-of-nights.tsx';
import { NightsStatus } from './nights-status.tsx';
import { useNightStates } from './use-night-states.ts';
import type { WantedStay } from './use-wanted-stay.ts';

const Nights = styled(Stack).attrs({ as: 'section' })`
  ${heightBelow({ phone: 65, tablet: 182, desktop: 143 })}
`;

type YearOfNightsProps = {
  resort: Resort;
  wanted: WantedStay;
  /** Called when the first nights are about to be seen, and read. */
  onNights: () => void;
};

/**
 * The nights of a resort up to a year ahead; two presses choose the stay of the page. A month is read
 * when it is about to be seen.
 */
export function YearOfNights({ resort, wanted, onNights }: YearOfNightsProps) {
  const { stay, change } = wanted;
  const window = bookingWindow(useToday());
  const months = monthsBetween(monthOf(window.earliest), monthOf(window.latest));
  const [opened, setOpened] = useState<readonly Month[]>([]);
  const [pending, setPending] = useState<LocalDate | null>(null);
  const [error, setError] = useState('');
  const open = (month: Month): void => {
    setOpened((before) => (before.includes(month) ? before : [...before, month].toSorted()));
    onNights();
  };

  const nights = useNightStates(resort, opened, { window, isOffered: true });
  const range: StayRange =
    pending === null ? { start: stay.startDate, end: stay.endDate } : { start: pending, end: null };
  const { vacationType: type, unitType: unit } = stay;
  const blockedNights = blockedNightsOf({ unit, window, stateOf: nights.of });
  const facts = {
    type,
    unit,
    range,
    window,
    cap: resort.availableAmount,
    stateOf: nights.of,
    isOwn: nights.isOwn,
    blockedNights,
  };

  const choose = (day: LocalDate): void => {
    const problem = pressProblem(day, facts);
    setError(problem === null ? '' : `${formatDayWithWeekday(day)}: ${problem}`);
    if (problem !== null) return;
    const { start, end } = rangeAfterPress(day, range);
    setPending(end === null ? start : null);
    if (start !== null && end !== null) change({ dates: { startDate: start, endDate: end } });
  };
  const nextMonth = months.find((month) => !nights.isLoaded(month)) ?? null;
  return (
    <Nights $gap="s24" aria-label="Nights" data-below data-without-script="hide">
      <SectionHeading
        level={3}
        size="h3"
        title="Which nights are free?"
        text={`A year of nights in a ${unitTypeLabel(unit).toLowerCase()} unit, ${type === 'rciPoints' ? 'with points' : 'by card'}. Press the day you arrive, then the day you leave.`}
      />
      {nights.retry !== null && (
        <ErrorState
          level={4}
          title="The nights could not be loaded"
          text="You may be offline. What was loaded before is still here."
          onRetry={nights.retry}
        />
      )}
      <MonthsOfNights
        months={months}
        window={window}
        stay={stay}
        facts={facts}
        isLoaded={nights.isLoaded}
        onNear={open}
        onPress={choose}
      />
      <NightsStatus
        wanted={wanted}
        pending={pending}
        error={error}
        problemOf={(night) =>
          nights.of(night) === null ? null : (blockedNights.get(night) ?? null)
        }
        onClear={() => {
          setPending(null);
          setError('');
        }}
      />
      <Legend>
        <li>
          <WeekendMark aria-hidden />
          {type === 'rciPoints'
            ? `Sat or Sun night, ${formatCount(WEEKEND_SURCHARGE_POINTS)} points more`
            : 'Sat or Sun night'}
        </li>
        <li>Struck through: sold, or held by others for some minutes</li>
        <li>Framed: on hold for you</li>
      </Legend>
      <NextFreeStays
        resort={resort}
        type={type}
        unit={unit}
        nights={wanted.nights}
        onLength={wanted.chooseNights}
        from={window.earliest}
        until={nights.knownUntil}
        isFree={(night) => nights.of(night)?.status === 'open'}
        nextMonth={nextMonth}
        onMonth={open}
        onChoose={(dates) => {
          setPending(null);
          change({ dates });
        }}
      />
    </Nights>
  );
}
