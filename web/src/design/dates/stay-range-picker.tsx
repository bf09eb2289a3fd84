import { formatDayWithWeekday } from '../../formats/reader-formats.ts';
import {
  addDays,
  fromDate,
  type LocalDate,
  monthOf,
  toNoonDate,
} from '@club/domain/calendar/local-date';
import { addMonths, firstDayOf, weeksLeft } from '@club/domain/calendar/month';
import { MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import { isWeekendNight, nightsOf } from '@club/domain/calendar/nights';
import { type SyntheticEvent, useMemo, useState } from 'react';
import { DatePicker } from 'react-datepicker';
import { styled } from 'styled-components';
import { minWidthQuery } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { Text } from '../text/text.tsx';
import { BlockedMark, ClosedMark, Legend, WeekendMark } from './calendar-styles.ts';
import { MonthHeader } from './month-header.tsx';
import {
  type BlockedNights,
  dayProblems,
  rangeAfterPress,
  type StayLimits,
  type StayRange,
  type StayReasons,
} from './stay-choice.ts';
import { StayDateInputs } from './stay-date-inputs.tsx';
import {
  CalendarContainer,
  DayFace,
  DayNote as NoteText,
  PAST_WEEK,
  SOLD_OUT_DAY,
} from './stay-range-picker-styles.ts';

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

/** What a day that can be chosen costs: as shown below its number, and as read out. */
export type DayNote = { shown: string; spoken: string };

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

const DAYS_OF_WEEK = 7;
const NO_BLOCKED_NIGHTS: BlockedNights = new Map();

const Wrapper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20};
`;

const Status = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  min-height: 3.25rem;
  text-wrap: balance;
`;

/**
 * The days that the calendar can show, and a week on both sides. After a press in its last month the
 * library names that one (`shown`), and goes on showing those before it.
 */
const visibleDays = (shown: LocalDate, months: number): LocalDate[] => {
  const first = firstDayOf(monthOf(shown));
  return nightsOf(addDays(addMonths(first, 1 - months), -7), addDays(addMonths(first, months), 7));
};

/** With so few weeks left, a month does not fill the sheet of a phone. */
const FEW_WEEKS = 2;

/** How many months a phone shows, below each other, when it opens on a day. */
const monthsOnPhone = (day: LocalDate, minDate: LocalDate): 1 | 2 =>
  monthOf(day) === monthOf(minDate) && weeksLeft(minDate) <= FEW_WEEKS ? 2 : 1;

/** The day of the cell that contains `target`. */
const dayAt = (target: EventTarget): LocalDate | null => {
  if (!(target instanceof Element)) return null;
  const cell = target.closest('.react-datepicker__day');
  return cell?.querySelector('[data-day]')?.getAttribute('data-day') ?? null;
};

/**
 * Chooses the nights of a stay in two date fields or in react-datepicker's calendar. Days are
 * `YYYY-MM-DD`; the library's `Date`s stay in this file (noon in, local day out). A day that cannot
 * be chosen says why when it is pointed at, tapped or typed.
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
  /** A day of the month that the library has turned to. */
  const [shownDay, setShownDay] = useState(value.start ?? minDate);
  const [phoneMonths] = useState(() => monthsOnPhone(shownDay, minDate));
  const monthsShown = roomy ? months : phoneMonths;
  const [pointedDay, setPointedDay] = useState<LocalDate | null>(null);

  const limits: StayLimits = useMemo(
    () => ({ minDate, maxDate, blockedNights, maxNights }),
    [minDate, maxDate, blockedNights, maxNights],
  );
  const problemOf = useMemo(
    () => dayProblems(value, limits, texts.reasons),
    [value, limits, texts],
  );

  // The only way into the description of a day is the library's list of holidays.
  const dayDescriptions = useMemo(
    () =>
      visibleDays(shownDay, monthsShown).flatMap((day) => {
        const parts = [
          problemOf(day) ?? dayNote?.(day)?.spoken,
          isWeekendNight(day) ? texts.weekendNight : undefined,
        ].filter((part) => part !== undefined);
        // The library reads the date as a local day.
        return parts.length === 0 ? [] : [{ date: day, holidayName: parts.join(', ') }];
      }),
    [shownDay, monthsShown, problemOf, dayNote, texts],
  );

  const point = (event: SyntheticEvent): void => {
    setPointedDay(dayAt(event.target));
  };

  // Kept while only the day that is pointed at changes: the library makes every day again.
  const calendar = useMemo(() => {
    const choose = ([start, end]: [Date | null, Date | null]): void => {
      const pressed = end ?? start;
      if (pressed === null) return;
      onTypedProblem?.(null);
      onChange(rangeAfterPress(fromDate(pressed), value));
    };
    return (
      <DatePicker
        inline
        selectsRange
        // Otherwise focus jumps back to the check-in after a day is chosen by keyboard.
        shouldCloseOnSelect={false}
        selected={value.start === null ? null : toNoonDate(value.start)}
        startDate={value.start === null ? null : toNoonDate(value.start)}
        endDate={value.end === null ? null : toNoonDate(value.end)}
        openToDate={toNoonDate(shownDay)}
        minDate={toNoonDate(minDate)}
        maxDate={toNoonDate(maxDate)}
        filterDate={(date) => problemOf(fromDate(date)) === null}
        dayClassName={(date) => {
          const day = fromDate(date);
          return blockedNights.has(day) && problemOf(day) !== null ? SOLD_OUT_DAY : '';
        }}
        holidays={dayDescriptions}
        weekClassName={(weekStart) =>
          addDays(fromDate(weekStart), DAYS_OF_WEEK - 1) < minDate ? PAST_WEEK : ''
        }
        monthsShown={monthsShown}
        onChange={choose}
        onMonthChange={(date) => {
          setShownDay(fromDate(date));
        }}
        renderCustomHeader={({
          monthDate,
          customHeaderCount,
          decreaseMonth,
          increaseMonth,
          prevMonthButtonDisabled,
          nextMonthButtonDisabled,
        }) => (
          <MonthHeader
            month={monthOf(fromDate(monthDate))}
            previous={
              customHeaderCount === 0
                ? { disabled: prevMonthButtonDisabled, onTurn: decreaseMonth }
                : null
            }
            next={
              customHeaderCount === monthsShown - 1
                ? { disabled: nextMonthButtonDisabled, onTurn: increaseMonth }
                : null
            }
          />
        )}
        renderDayContents={(number, date) => {
          const day = fromDate(date);
          const note = problemOf(day) === null ? dayNote?.(day)?.shown : blockedNights.get(day);
          return (
            <DayFace data-day={day} $weekend={isWeekendNight(day)}>
              <span className="day-number" data-drawn={number} />
              {dayNote !== undefined && <NoteText data-drawn={note ?? '\u00A0'} />}
            </DayFace>
          );
        }}
      />
    );
  }, [
    value,
    shownDay,
    monthsShown,
    minDate,
    maxDate,
    blockedNights,
    problemOf,
    dayDescriptions,
    dayNote,
    onChange,
    onTypedProblem,
  ]);

  const { start, end } = value;
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
      <CalendarContainer onPointerOver={point} onPointerDown={point} onFocus={point}>
        {calendar}
      </CalendarContainer>
      <Status>
        <Text as="output" $strong>
          {status}
        </Text>
        <Text $size="small" $tone="soft" aria-live="polite">
          {pointed}
        </Text>
      </Status>
      <Legend>
        <li>
          <WeekendMark aria-hidden />
          {texts.weekendNight}
        </li>
        {[...new Set(blockedNights.values())].map((reason) => (
          <li key={reason}>
            <BlockedMark aria-hidden>12</BlockedMark>
            {texts.blockedDay(reason)}
          </li>
        ))}
        <li>
          <ClosedMark aria-hidden>12</ClosedMark>
          {texts.closedDay}
        </li>
      </Legend>
    </Wrapper>
  );
}
