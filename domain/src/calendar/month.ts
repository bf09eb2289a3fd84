import type { LocalDate } from './local-date.ts';
import { addDays, isLocalDate, monthOf, weekdayOf } from './local-date.ts';

/** A month written `YYYY-MM`; texts of this form sort in calendar order. */
export type Month = string;

/** True for a month of the years 1900–2999 in the form `YYYY-MM`. */
export const isMonth = (value: unknown): value is Month =>
  typeof value === 'string' && isLocalDate(`${value}-01`);

/** The first day of a month. */
export const firstDayOf = (month: Month): LocalDate => `${month}-01`;

/** The month `count` after (or, negative, before) another one. */
export const monthAfter = (month: Month, count = 1): Month => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}`;
};

/** The last day of a month. */
export const lastDayOf = (month: Month): LocalDate => addDays(firstDayOf(monthAfter(month)), -1);

/** The months from one to another, both included. */
export const monthsBetween = (first: Month, last: Month): Month[] => {
  const months: Month[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
};

/** The same day `count` months later, or the last one of a month that is too short for it. */
export const addMonths = (date: LocalDate, count: number): LocalDate => {
  const month = monthAfter(monthOf(date), count);
  const day = `${month}-${date.slice(8, 10)}`;
  return isLocalDate(day) ? day : lastDayOf(month);
};

/** The weeks of a month from Sunday to Saturday; null before its first and after its last day. */
export const weeksOf = (month: Month): (LocalDate | null)[][] => {
  const before = weekdayOf(firstDayOf(month));
  const days = Number(lastDayOf(month).slice(8, 10));
  const dayAt = (place: number): LocalDate | null => {
    const number = place - before + 1;
    return number < 1 || number > days ? null : `${month}-${String(number).padStart(2, '0')}`;
  };
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => dayAt(week * 7 + day)),
  );
};

/** How many weeks of its month a day has ahead, its own included. */
export const weeksLeft = (day: LocalDate): number =>
  weeksOf(monthOf(day)).filter((week) => week.some((other) => other !== null && other >= day))
    .length;
