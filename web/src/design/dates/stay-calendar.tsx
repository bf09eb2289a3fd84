import {
  addDays,
  fromDate,
  type LocalDate,
  monthOf,
  toNoonDate,
} from '@club/domain/calendar/local-date';
import { addMonths, firstDayOf } from '@club/domain/calendar/month';
import { isWeekendNight, nightsOf } from '@club/domain/calendar/nights';
import {
  memo,
  type MouseEvent,
  type RefObject,
  startTransition,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { DatePicker } from 'react-datepicker';
import { drawOnChange } from './draw-on-change.ts';
import { MonthHeader } from './month-header.tsx';
import type { BlockedNights, StayRange } from './stay-choice.ts';
import { dayAt } from './stay-calendar-day.ts';
import {
  DayFace,
  DayNote as NoteText,
  PAST_WEEK,
  SOLD_OUT_DAY,
} from './stay-range-picker-styles.ts';

/** What a day that can be chosen costs: as shown below its number, and as read out. */
export type DayNote = { shown: string; spoken: string };

/** Chooses a day, where the reader may. */
export type Press = (day: LocalDate, by: 'key' | 'pointer') => void;

const DAYS_OF_WEEK = 7;

/**
 * The days that the calendar can show, and a week on both sides. After a press in its last month the
 * library names that one (`shown`), and still shows those before it.
 */
const visibleDays = (shown: LocalDate, months: number): LocalDate[] => {
  const first = firstDayOf(monthOf(shown));
  return nightsOf(addDays(addMonths(first, 1 - months), -7), addDays(addMonths(first, months), 7));
};

type StayCalendarProps = {
  /** What is drawn as chosen. */
  value: StayRange;
  /** A reference, because a new function would have all days drawn again. */
  press: RefObject<Press>;
  minDate: LocalDate;
  maxDate: LocalDate;
  blockedNights: BlockedNights;
  /** Why a day cannot be chosen; null where it can. */
  problemOf: (day: LocalDate) => string | null;
  dayNote: ((day: LocalDate) => DayNote | undefined) | undefined;
  /** What is said about a weekend night. */
  weekendNight: string;
  months: 1 | 2;
};

/**
 * react-datepicker's calendar for the nights of a stay. Days are `YYYY-MM-DD`; the library's `Date`s
 * stay in this file (noon in, local day out). The library makes every day again each time, so it is
 * made only when something here changes.
 */
export const StayCalendar = memo(function StayCalendar({
  value,
  press,
  minDate,
  maxDate,
  blockedNights,
  problemOf,
  dayNote,
  weekendNight,
  months,
}: StayCalendarProps) {
  const picker = useRef<DatePicker>(null);
  useLayoutEffect(() => {
    drawOnChange(picker.current);
    drawOnChange(picker.current?.calendar ?? null);
  }, []);
  /** A day of the month that the library has turned to. */
  const [shownDay, setShownDay] = useState(value.start ?? minDate);

  // The only way into the description of a day is the library's list of holidays.
  const dayDescriptions = useMemo(
    () =>
      visibleDays(shownDay, months).flatMap((day) => {
        const parts = [
          problemOf(day) ?? dayNote?.(day)?.spoken,
          isWeekendNight(day) ? weekendNight : undefined,
        ].filter((part) => part !== undefined);
        // The library reads the date as a local day.
        return parts.length === 0 ? [] : [{ date: day, holidayName: parts.join(', ') }];
      }),
    [shownDay, months, problemOf, dayNote, weekendNight],
  );

  // After a press in its second month, the library would draw the month after that first, and then
  // both of its months again.
  const turnTo = (day: Date): void => picker.current?.calendar?.setState({ date: day });

  const chooseByKey = ([start, end]: [Date | null, Date | null]): void => {
    const pressed = end ?? start;
    if (pressed === null) return;
    turnTo(pressed);
    press.current(fromDate(pressed), 'key');
  };

  /**
   * The library answers a press by drawing every day before anything else is shown. So what was chosen
   * is said first, and the library hears of it when there is time.
   */
  const chooseByPointer = (event: MouseEvent<HTMLElement>): void => {
    const at = dayAt(event.target);
    if (at === null || problemOf(at.day) !== null) return;
    event.stopPropagation();
    press.current(at.day, 'pointer');
    startTransition(() => {
      const day = toNoonDate(at.day);
      picker.current?.setState({ monthSelectedIn: at.month });
      picker.current?.setPreSelection(day);
      turnTo(day);
    });
  };

  return (
    <div onClickCapture={chooseByPointer}>
      <DatePicker
        ref={picker}
        inline
        selectsRange
        usePointerEvent
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
        monthsShown={months}
        onChange={chooseByKey}
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
              customHeaderCount === months - 1
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
    </div>
  );
});
