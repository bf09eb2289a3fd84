import { bookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { isLocalDate, monthOf } from '@club/domain/calendar/local-date';
import { monthsBetween, type Month, weeksLeft } from '@club/domain/calendar/month';
import { WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Legend, WeekendMark } from '../../design/dates/calendar-styles.ts';
import { rangeAfterPress, type StayRange } from '../../design/dates/stay-choice.ts';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { formatCount, formatDayWithWeekday } from '../../formats/reader-formats.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { NextFreeStays } from './next-free-stays.tsx';
import { blockedNightsOf, pressProblem } from './night-day.ts';
import { dayByKey } from './night-keys.ts';
import { NightMonth } from './night-month.tsx';
import { NightsStatus } from './nights-status.tsx';
import { useNightStates } from './use-night-states.ts';
import type { WantedStay } from './use-wanted-stay.ts';

/** With so few weeks left, the first month of a phone has the next one below it. */
const FEW_WEEKS = 2;

/** Below each other in columns; on phones a strip that is leafed by hand, so that it stays short. */
const Months = styled.div`
  display: flex;
  gap: ${theme.space.s24};
  overflow-x: auto;
  align-items: start;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;

  > * {
    flex: none;
    width: calc(100% - ${theme.space.s32});
    scroll-snap-align: start;
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s32} ${theme.space.s40};
    align-items: stretch;
    overflow: visible;

    > * {
      width: auto;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${theme.space.s24};
  }
`;

/** Two months below each other on phones; as any other ones where there are columns. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20};

  ${media.tablet} {
    display: contents;
  }
`;

/**
 * Leafs the strip of a phone to the month of arrival, unless it or that of departure is in view. The
 * months are given as their places in the strip.
 */
const leafTo = (strip: HTMLElement, arrival: number, departure: number): void => {
  const sections = strip.querySelectorAll('section');
  const { left, right } = strip.getBoundingClientRect();
  const [first, last] = [arrival, departure].map((at) => sections[at]?.getBoundingClientRect());
  const isInView = (month: DOMRect | undefined): boolean =>
    month !== undefined && month.left >= left && month.right <= right;
  if (first !== undefined && !isInView(first) && !isInView(last)) {
    strip.scrollLeft += first.left - left;
  }
};

type YearOfNightsProps = {
  resort: Resort;
  wanted: WantedStay;
  /** Called when the first nights are about to be seen, and read. */
  onNights: () => void;
};

/**
 * The nights of a resort up to a year ahead; two presses choose the stay of the page. A month is read
 * when it is about to be seen. One tab stop: keys move by day, week and month (decision 33).
 */
export function YearOfNights({ resort, wanted, onNights }: YearOfNightsProps) {
  const { stay, change } = wanted;
  const window = bookingWindow(useToday());
  const months = monthsBetween(monthOf(window.earliest), monthOf(window.latest));
  const container = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly Month[]>([]);
  const [pending, setPending] = useState<LocalDate | null>(null);
  const [error, setError] = useState('');
  const [focused, setFocused] = useState<LocalDate | null>(null);
  const open = (month: Month): void => {
    setOpened((before) => (before.includes(month) ? before : [...before, month].toSorted()));
    onNights();
  };

  const arrival = months.indexOf(monthOf(stay.startDate));
  const departure = months.indexOf(monthOf(stay.endDate));
  useEffect(() => {
    const strip = container.current;
    if (strip === null) return undefined;
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      leafTo(strip, arrival, departure);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [container, arrival, departure]);

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
  const tabStop = focused !== null && focused >= window.earliest ? focused : window.earliest;

  const choose = (day: LocalDate): void => {
    const problem = pressProblem(day, facts);
    setError(problem === null ? '' : `${formatDayWithWeekday(day)}: ${problem}`);
    if (problem !== null) return;
    const { start, end } = rangeAfterPress(day, range);
    setPending(end === null ? start : null);
    if (start !== null && end !== null) change({ dates: { startDate: start, endDate: end } });
  };
  const dayAt = (target: EventTarget): LocalDate | null => {
    const day =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-date]')?.dataset['date']
        : null;
    return isLocalDate(day) ? day : null;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const day = dayAt(event.target);
    const to = day === null ? null : dayByKey(event.key, day);
    if (to === null) return;
    event.preventDefault();
    const inside = to < window.earliest ? window.earliest : to;
    const date = inside > window.latest ? window.latest : inside;
    container.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  };

  const renderMonth = (month: Month): ReactNode => (
    <NightMonth
      key={month}
      month={month}
      facts={facts}
      isLoaded={nights.isLoaded(month)}
      tabStop={tabStop}
      onNear={open}
    />
  );
  const paired = weeksLeft(window.earliest) <= FEW_WEEKS ? 2 : 0;
  const nextMonth = months.find((month) => !nights.isLoaded(month)) ?? null;
  return (
    <Stack as="section" $gap="s24" aria-label="Nights" data-without-script="hide">
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
      <Months
        ref={container}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const day = dayAt(target);
          if (day !== null) setFocused(day);
        }}
        onClick={({ target }) => {
          const day = dayAt(target);
          if (day !== null) choose(day);
        }}
      >
        {paired > 0 && <Pair>{months.slice(0, paired).map(renderMonth)}</Pair>}
        {months.slice(paired).map(renderMonth)}
      </Months>
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
    </Stack>
  );
}
