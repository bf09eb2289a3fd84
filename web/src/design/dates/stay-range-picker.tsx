import { formatDayWithWeekday } from '@club/domain/calendar/day-format';
import { fromDate, type LocalDate, monthOf, toNoonDate } from '@club/domain/calendar/local-date';
import { formatMonth } from '@club/domain/calendar/month';
import { MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import { isWeekendNight } from '@club/domain/calendar/nights';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type SyntheticEvent, useMemo, useState } from 'react';
import { DatePicker } from 'react-datepicker';
import { styled } from 'styled-components';
import { minWidthQuery } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Text } from '../text/text.tsx';
import { visibleDays } from './calendar-month.ts';
import {
  BlockedMark,
  CalendarPlace,
  ClosedMark,
  DayFace,
  DayNote as NoteText,
  Legend,
  MonthHead,
  SOLD_OUT_DAY,
  WeekendMark,
} from './calendar-styles.ts';
import {
  type BlockedNights,
  dayProblem,
  type StayLimits,
  type StayRange,
  type StayReasons,
} from './stay-choice.ts';
import { StayDateInputs } from './stay-date-inputs.tsx';

export type StayPickerTexts = {
  /** Labels of the two date fields. */
  start: string;
  end: string;
  /** Above the calendar: what to choose next. */
  chooseStart: string;
  chooseEnd: string;
  /** The chosen stay in words, shown and read out: 'Sat, 5 Dec – Fri, 11 Dec, 6 nights'. */
  describeStay: (start: LocalDate, end: LocalDate) => string;
  /** Legend of the weekend mark; null leaves the marks out. */
  weekendNight: string | null;
  /** Legend of the struck-through days with that reason in `blockedNights`. */
  blockedDay: (reason: string) => string;
  /** Legend of the other days that cannot be chosen: passed, too far ahead. */
  closedDay: string;
  notADate: string;
  reasons: StayReasons;
};

/** What a day that can be chosen costs: below its number, and as it is read out. */
export type DayNote = { shown: string; said: string };

export type StayRangePickerProps = {
  value: StayRange;
  onChange: (range: StayRange) => void;
  minDate: LocalDate;
  maxDate: LocalDate;
  blockedNights?: BlockedNights | undefined;
  /** The most nights between the two days; null for any number, otherwise those of a stay. */
  maxNights?: number | null | undefined;
  /** A short line under a day's number, such as its points. Blocked nights show their reason there. */
  dayNote?: ((day: LocalDate) => DayNote | undefined) | undefined;
  texts: StayPickerTexts;
  /** From tablet width up; phones always show one month. */
  months?: 1 | 2 | undefined;
  /**
   * Told what was typed and cannot be taken, as 'Check-out: why not'; null once nothing is wrong any
   * more. While it is wrong, `value` is the range from before, which nobody means any more.
   */
  onRefused?: ((refusal: string | null) => void) | undefined;
};

const NO_BLOCKED_NIGHTS: BlockedNights = new Map();

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20};
`;

const Says = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  min-height: 3.25rem;
`;

/** The day under the pointer, from the mark that each day's face carries. */
const dayAt = (target: EventTarget): LocalDate | null => {
  if (!(target instanceof Element)) return null;
  const cell = target.closest('.react-datepicker__day');
  return cell?.querySelector('[data-day]')?.getAttribute('data-day') ?? null;
};

/**
 * Chooses the nights of a stay: two date fields to type, and react-datepicker's calendar. Takes and
 * gives days as `YYYY-MM-DD`; the library's `Date`s stay in this file (noon in, local day out).
 * Nights that are gone say why, under the pointer, on a tap and when typed.
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
  onRefused,
}: StayRangePickerProps) {
  const roomy = useMediaQuery(minWidthQuery('tablet'));
  const monthsShown = roomy ? months : 1;
  const [shownMonth, setShownMonth] = useState(() => toNoonDate(value.start ?? minDate));
  const [pointedDay, setPointedDay] = useState<LocalDate | null>(null);

  const limits: StayLimits = { minDate, maxDate, blockedNights, maxNights };
  const problemOf = (day: LocalDate): string | null =>
    dayProblem(day, value, limits, texts.reasons);

  // The library reads a day's extra words from its list of holidays and puts them in `title`.
  const spokenNotes = useMemo(
    () =>
      visibleDays(shownMonth, monthsShown).flatMap((day) => {
        const words = [
          dayProblem(day, value, { minDate, maxDate, blockedNights, maxNights }, texts.reasons) ??
            dayNote?.(day)?.said,
          texts.weekendNight !== null && isWeekendNight(day) ? texts.weekendNight : undefined,
        ].filter((word) => word !== undefined);
        return words.length === 0
          ? [] // Read by the library as a local day.
          : [{ date: day, holidayName: words.join(', ') }];
      }),
    [shownMonth, monthsShown, value, minDate, maxDate, blockedNights, maxNights, dayNote, texts],
  );

  const choose = ([start, end]: [Date | null, Date | null]): void => {
    const startDay = start === null ? null : fromDate(start);
    const endDay = end === null ? null : fromDate(end);
    // The check-in pressed twice is still only a check-in: a stay has at least one night.
    onRefused?.(null);
    onChange({ start: startDay, end: endDay === startDay ? null : endDay });
  };

  const point = (event: SyntheticEvent): void => {
    setPointedDay(dayAt(event.target));
  };

  const { start, end } = value;
  let says = texts.chooseStart;
  if (start !== null) says = end === null ? texts.chooseEnd : texts.describeStay(start, end);
  const pointedProblem = pointedDay === null ? null : problemOf(pointedDay);
  const pointed =
    pointedDay === null || pointedProblem === null
      ? ''
      : `${formatDayWithWeekday(pointedDay)}: ${pointedProblem}`;

  return (
    <Place>
      <StayDateInputs
        startLabel={texts.start}
        endLabel={texts.end}
        range={value}
        limits={limits}
        reasons={texts.reasons}
        notADate={texts.notADate}
        startFirst={texts.chooseStart}
        onChange={onChange}
        onRefused={onRefused}
      />
      <CalendarPlace onPointerOver={point} onPointerDown={point} onFocus={point}>
        <DatePicker
          inline
          selectsRange
          // Otherwise focus jumps back to the check-in after a day is chosen by keyboard.
          shouldCloseOnSelect={false}
          selected={start === null ? null : toNoonDate(start)}
          startDate={start === null ? null : toNoonDate(start)}
          endDate={end === null ? null : toNoonDate(end)}
          openToDate={shownMonth}
          minDate={toNoonDate(minDate)}
          maxDate={toNoonDate(maxDate)}
          filterDate={(date) => problemOf(fromDate(date)) === null}
          dayClassName={(date) => {
            const day = fromDate(date);
            return blockedNights.has(day) && problemOf(day) !== null ? SOLD_OUT_DAY : '';
          }}
          holidays={spokenNotes}
          monthsShown={monthsShown}
          onChange={choose}
          onMonthChange={setShownMonth}
          renderCustomHeader={({
            monthDate,
            customHeaderCount,
            decreaseMonth,
            increaseMonth,
            prevMonthButtonDisabled,
            nextMonthButtonDisabled,
          }) => (
            <MonthHead>
              {customHeaderCount === 0 && (
                <IconButton
                  label="Previous month"
                  icon={<ChevronLeft aria-hidden />}
                  disabled={prevMonthButtonDisabled}
                  onClick={decreaseMonth}
                />
              )}
              <p>{formatMonth(monthOf(fromDate(monthDate)))}</p>
              {customHeaderCount === monthsShown - 1 && (
                <IconButton
                  label="Next month"
                  icon={<ChevronRight aria-hidden />}
                  disabled={nextMonthButtonDisabled}
                  onClick={increaseMonth}
                />
              )}
            </MonthHead>
          )}
          renderDayContents={(number, date) => {
            const day = fromDate(date);
            const note = problemOf(day) === null ? dayNote?.(day)?.shown : blockedNights.get(day);
            return (
              <DayFace data-day={day} $weekend={texts.weekendNight !== null && isWeekendNight(day)}>
                <span className="day-number" data-drawn={number} />
                {dayNote !== undefined && <NoteText data-drawn={note ?? '\u00A0'} />}
              </DayFace>
            );
          }}
        />
      </CalendarPlace>
      <Says>
        <Text as="output" $strong>
          {says}
        </Text>
        <Text $size="small" $tone="soft" aria-live="polite">
          {pointed}
        </Text>
      </Says>
      <Legend>
        {texts.weekendNight !== null && (
          <li>
            <WeekendMark aria-hidden />
            {texts.weekendNight}
          </li>
        )}
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
    </Place>
  );
}
