import type { BookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { isLocalDate, monthOf } from '@club/domain/calendar/local-date';
import { type Month, weeksLeft } from '@club/domain/calendar/month';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTurn } from '../../kernel/page/use-turn.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { dayByKey } from './night-keys.ts';
import { NightMonth, type NightMonthProps } from './night-month.tsx';

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

/** The day that was pressed or has the focus; null beside the days. */
const dayAt = (target: EventTarget): LocalDate | null => {
  const day =
    target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset['date'] : null;
  return isLocalDate(day) ? day : null;
};

type MonthsOfNightsProps = Pick<NightMonthProps, 'facts'> & {
  months: readonly Month[];
  window: BookingWindow;
  /** The chosen stay, whose month comes into view. */
  stay: { startDate: LocalDate; endDate: LocalDate };
  isLoaded: (month: Month) => boolean;
  /** Called with a month that is about to be seen. */
  onNear: (month: Month) => void;
  onPress: (day: LocalDate) => void;
};

/** The nights month by month, with one tab stop: keys move by day, week and month (decision 33). */
export function MonthsOfNights({
  months,
  window,
  stay,
  facts,
  isLoaded,
  onNear,
  onPress,
}: MonthsOfNightsProps) {
  const container = useRef<HTMLDivElement>(null);
  // Called here, it is the turn after those of all months.
  const hasDays = useTurn();
  const [focused, setFocused] = useState<LocalDate | null>(null);
  const tabStop = focused !== null && focused >= window.earliest ? focused : window.earliest;

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
      isLoaded={isLoaded(month)}
      tabStop={tabStop}
      onNear={onNear}
    />
  );
  const paired = weeksLeft(window.earliest) <= FEW_WEEKS ? 2 : 0;
  return (
    <Months
      ref={container}
      // Keys have to reach what can be scrolled, also before there is a day to stop at.
      tabIndex={hasDays ? undefined : 0}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const day = dayAt(target);
        if (day !== null) setFocused(day);
      }}
      onClick={({ target }) => {
        const day = dayAt(target);
        if (day !== null) onPress(day);
      }}
    >
      {paired > 0 && <Pair>{months.slice(0, paired).map(renderMonth)}</Pair>}
      {months.slice(paired).map(renderMonth)}
    </Months>
  );
}
