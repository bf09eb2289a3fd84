import { formatDayWithWeekday } from '../../formats/reader-formats.ts';
import { type LocalDate, monthOf } from '@club/domain/calendar/local-date';
import { weeksLeft } from '@club/domain/calendar/month';
import { MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import {
  startTransition,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { minWidthQuery } from '../theme/media.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { Text } from '../text/text.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { dayAt } from './stay-calendar-day.ts';
import { type DayNote, type Press, StayCalendar } from './stay-calendar.tsx';
import {
  type BlockedNights,
  dayProblem,
  dayProblems,
  rangeAfterPress,
  type StayLimits,
  type StayRange,
  type StayReasons,
} from './stay-choice.ts';
import { StayDateInputs } from './stay-date-inputs.tsx';
import { useDrawnRange } from './use-drawn-range.ts';
import { CalendarContainer, CalendarRoom, Status, Wrapper } from './stay-range-picker-styles.ts';

export type StayPickerTexts = {
  /** Labels of the two date fields. */
  start: string;
  end: string;
  /** Above the calendar: what to choose next. */
  chooseStart: string;
  chooseEnd: string;
  /** The chosen stay, shown and read out: 'Sat, 5 Dec – Fri, 11 Dec, 6 nights'. */
  describeStay: (start: LocalDate, end: LocalDate) => string;
  /** Legend of the weekend mark. */
  weekendNight: string;
  /** Legend of the struck-through days with that reason in `blockedNights`. */
  blockedDay: (reason: string) => string;
  /** Legend of the other days that cannot be chosen: passed, too far ahead. */
  closedDay: string;
  notADate: string;
  reasons: StayReasons;
};

export type StayRangePickerProps = {
  value: StayRange;
  onChange: (range: StayRange) => void;
  minDate: LocalDate;
  maxDate: LocalDate;
  blockedNights?: BlockedNights | undefined;
  /** The most nights between the two days; null for any number, otherwise those of a stay. */
  maxNights?: number | null | undefined;
  /**
   * A short line under a day's number, such as its points. Blocked nights show their reason there.
   */
  dayNote?: ((day: LocalDate) => DayNote | undefined) | undefined;
  texts: StayPickerTexts;
  /** From tablet width up; phones show one month, and the next below one that is nearly gone. */
  months?: 1 | 2 | undefined;
  /**
   * Called with the problem of a typed date, such as 'Check-out: Enter a real day.', and with null
   * once both dates are valid. Until then `value` is the last valid range, not what the member
   * wants.
   */
  onTypedProblem?: ((problem: string | null) => void) | undefined;
};

const NO_BLOCKED_NIGHTS: BlockedNights = new Map();

/** With so few weeks left, a month does not fill the sheet of a phone. */
const FEW_WEEKS = 2;

/** How many months a phone shows, below each other, when it opens on a day. */
const monthsOnPhone = (day: LocalDate, minDate: LocalDate): 1 | 2 =>
  monthOf(day) === monthOf(minDate) && weeksLeft(minDate) <= FEW_WEEKS ? 2 : 1;

const HOVER_EVENTS = ['pointerover', 'pointerout'] as const;

/**
 * A finger does not hover: for that, the library would draw all of its days again, twice before each
 * press.
 */
const withoutTouchedHover = (calendar: HTMLElement | null): (() => void) => {
  const stop = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') event.stopPropagation();
  };
  for (const name of HOVER_EVENTS) calendar?.addEventListener(name, stop);
  return () => {
    for (const name of HOVER_EVENTS) calendar?.removeEventListener(name, stop);
  };
};

/**
 * Chooses the nights of a stay in two date fields or in a calendar; days are `YYYY-MM-DD`. A day that
 * cannot be chosen says why when it is pointed at, tapped or typed.
 */
export function StayRangePicker({
  value,
  onChange,
  minDate,
  maxDate,
  blockedNights = NO_BLOCKED_NIGHTS,
  maxNights = MAX_STAY_NIGHTS,
  dayNote,
  texts,
  months = 1,
  onTypedProblem,
}: StayRangePickerProps) {
  const roomy = useMediaQuery(minWidthQuery('tablet'));
  const [phoneMonths] = useState(() => monthsOnPhone(value.start ?? minDate, minDate));
  const [pointedDay, setPointedDay] = useState<LocalDate | null>(null);

  const limits: StayLimits = useMemo(
    () => ({ minDate, maxDate, blockedNights, maxNights }),
    [minDate, maxDate, blockedNights, maxNights],
  );
  const { start, end } = value;
  // Not later after a key: once the library hears of a check-in, it goes back to it, and the next key
  // counts from there.
  const [isByKey, setIsByKey] = useState(false);
  const drawn = useDrawnRange(value, isByKey);
  const problemOf = useMemo(
    () => dayProblems(drawn, limits, texts.reasons),
    [drawn, limits, texts],
  );

  const press = useRef<Press>(() => undefined);
  useEffect(() => {
    press.current = (day, by) => {
      // A second press can be quicker than the drawing of which days are left after the first.
      if (dayProblem(day, value, limits, texts.reasons) !== null) return;
      setIsByKey(by === 'key');
      onTypedProblem?.(null);
      onChange(rangeAfterPress(day, value));
    };
  });

  // A press need not wait for what is said about the day.
  const point = ({ target }: SyntheticEvent): void => {
    startTransition(() => setPointedDay(dayAt(target)?.day ?? null));
  };

  // So what opens the dates is answered first.
  const isCalendarDue = useDeferredValue(true, false);

  let status = texts.chooseStart;
  if (start !== null) status = end === null ? texts.chooseEnd : texts.describeStay(start, end);
  const pointedProblem = pointedDay === null ? null : problemOf(pointedDay);
  const pointed =
    pointedDay === null || pointedProblem === null
      ? ''
      : `${formatDayWithWeekday(pointedDay)}: ${pointedProblem}`;

  return (
    <Wrapper>
      <StayDateInputs
        startLabel={texts.start}
        endLabel={texts.end}
        range={value}
        limits={limits}
        reasons={texts.reasons}
        notADate={texts.notADate}
        startFirst={texts.chooseStart}
        onChange={onChange}
        onTypedProblem={onTypedProblem}
      />
      {isCalendarDue ? (
        <>
          <CalendarContainer
            ref={withoutTouchedHover}
            onPointerOver={point}
            onPointerDown={point}
            onFocus={point}
          >
            <StayCalendar
              value={drawn}
              press={press}
              minDate={minDate}
              maxDate={maxDate}
              blockedNights={blockedNights}
              problemOf={problemOf}
              dayNote={dayNote}
              weekendNight={texts.weekendNight}
              months={roomy ? months : phoneMonths}
            />
          </CalendarContainer>
          <Status>
            <Text as="output" $strong>
              {status}
            </Text>
            <Text $size="small" $tone="soft" aria-live="polite">
              {pointed}
            </Text>
          </Status>
          <CalendarLegend
            weekendNight={texts.weekendNight}
            blockedNights={blockedNights}
            blockedDay={texts.blockedDay}
            closedDay={texts.closedDay}
          />
        </>
      ) : (
        <CalendarRoom />
      )}
    </Wrapper>
  );
}
