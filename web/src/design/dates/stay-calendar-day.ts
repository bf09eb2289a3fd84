import { isLocalDate, type LocalDate } from '@club/domain/calendar/local-date';

/** A day of the calendar, and which of its months it is in. */
export type CalendarDay = { day: LocalDate; month: number };

/** The day of the calendar's cell that contains `target`; null outside of its days. */
export const dayAt = (target: EventTarget): CalendarDay | null => {
  if (!(target instanceof Element)) return null;
  const cell = target.closest('.react-datepicker__day');
  const day = cell?.querySelector('[data-day]')?.getAttribute('data-day');
  if (cell === null || !isLocalDate(day)) return null;
  const months =
    cell.closest('.react-datepicker')?.querySelectorAll('.react-datepicker__month') ?? [];
  return { day, month: [...months].findIndex((month) => month.contains(cell)) };
};
