import { formatDayWithWeekday, WEEKDAY_NAMES } from '@club/domain/calendar/day-format';
import { addDays, type LocalDate, monthOf, weekdayOf } from '@club/domain/calendar/local-date';
import { addMonths, firstDayOf, lastDayOf, type Month, weeksOf } from '@club/domain/calendar/month';
import { isWeekendNight } from '@club/domain/calendar/nights';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { DayButton, DayCell, DayMark, DayNumber, DayPrice, DayText, Grid } from './month-styles.ts';

/** Where a day lies in the chosen stay. */
const STAY_PARTS = ['start', 'inside', 'end'] as const;
export type StayPart = (typeof STAY_PARTS)[number];

/** How a day of the grid looks and reads. */
export type GridDay = {
  /** Read out after the date. Contains what is seen. */
  words: string;
  /** Below the number; '' for none. */
  price: string;
  /** Below the price: what is left, or why there is nothing. */
  text: string;
  /** The text deserves attention. */
  isScarce: boolean;
  /** There is nothing to have in this night. */
  isClosed: boolean;
  /** A press does nothing but say why. */
  isBlocked: boolean;
  part: StayPart | null;
};

type MonthGridProps = {
  month: Month;
  /** The months that can be turned to. */
  firstMonth: Month;
  lastMonth: Month;
  today: LocalDate;
  /** Id of what names the grid. */
  labelledBy: string;
  /** Days are still on their way. */
  busy: boolean;
  dayOf: (day: LocalDate) => GridDay;
  onChoose: (day: LocalDate) => void;
  onMonth: (month: Month) => void;
};

const clamped = (day: LocalDate, first: LocalDate, last: LocalDate): LocalDate => {
  if (day < first) return first;
  return day > last ? last : day;
};

/** The day that a key leads to, or null for keys that mean nothing here. */
const dayByKey = (key: string, day: LocalDate): LocalDate | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
};

/**
 * The days of a month after the WAI-ARIA grid pattern: one tab stop; arrows go by day and week, Home
 * and End along the week, Page Up and Down by month. Days that cannot be chosen take the focus too,
 * because they say why.
 */
export function MonthGrid({
  month,
  firstMonth,
  lastMonth,
  today,
  labelledBy,
  busy,
  dayOf,
  onChoose,
  onMonth,
}: MonthGridProps) {
  const [current, setCurrent] = useState<LocalDate>(today);
  const buttons = useRef(new Map<LocalDate, HTMLButtonElement>());
  const isMoving = useRef(false);
  const entry = monthOf(today) === month ? today : firstDayOf(month);
  const stop = monthOf(current) === month ? current : entry;

  // Not before the month of the day is there: its address may arrive later than the key.
  useEffect(() => {
    if (!isMoving.current || monthOf(current) !== month) return;
    isMoving.current = false;
    buttons.current.get(current)?.focus();
  }, [current, month]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const wanted = dayByKey(event.key, stop);
    if (wanted === null) return;
    event.preventDefault();
    const target = clamped(wanted, firstDayOf(firstMonth), lastDayOf(lastMonth));
    isMoving.current = true;
    setCurrent(target);
    if (target === current) buttons.current.get(target)?.focus();
    if (monthOf(target) !== month) onMonth(monthOf(target));
  };

  return (
    <Grid role="grid" aria-labelledby={labelledBy} aria-busy={busy} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {WEEKDAY_NAMES.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => {
              if (day === null) return <DayCell key={WEEKDAY_NAMES[index]} />;
              const { words, price, text, isScarce, isClosed, isBlocked, part } = dayOf(day);
              return (
                <DayCell key={day} aria-selected={part !== null} data-part={part}>
                  <DayButton
                    ref={(element) => {
                      if (element === null) buttons.current.delete(day);
                      else buttons.current.set(day, element);
                    }}
                    type="button"
                    tabIndex={day === stop ? 0 : -1}
                    aria-disabled={isBlocked}
                    aria-current={day === today ? 'date' : undefined}
                    data-closed={isClosed || undefined}
                    onFocus={() => {
                      setCurrent(day);
                    }}
                    onClick={() => {
                      onChoose(day);
                    }}
                  >
                    <VisuallyHidden>{`${formatDayWithWeekday(day)}: ${words}`}</VisuallyHidden>
                    <DayMark $weekend={isWeekendNight(day)} />
                    <DayNumber aria-hidden>{Number(day.slice(8, 10))}</DayNumber>
                    <DayPrice aria-hidden>{price}</DayPrice>
                    <DayText aria-hidden $scarce={isScarce}>
                      {text}
                    </DayText>
                  </DayButton>
                </DayCell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}
