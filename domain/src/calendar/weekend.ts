import type { LocalDate } from './local-date.ts';
import { addDays, weekdayOf } from './local-date.ts';

/** The days of a weekend: arrival, and departure on its Sunday. */
type Weekend = { from: LocalDate; to: LocalDate };

/** The Sunday on which a week ends; `today` on a Sunday. */
const sundayOf = (today: LocalDate): LocalDate => addDays(today, (7 - weekdayOf(today)) % 7);

/** The weekend after this one, from Friday. */
export const nextWeekend = (today: LocalDate): Weekend => {
  const sunday = sundayOf(today);
  return { from: addDays(sunday, 5), to: addDays(sunday, 7) };
};

/**
 * The weekend that people mean by 'this weekend': from Friday, on a Saturday what is left of it. On a
 * Sunday no night of it is left, so it is the coming one.
 */
export const thisWeekend = (today: LocalDate): Weekend => {
  const sunday = sundayOf(today);
  const friday = addDays(sunday, -2);
  return today === sunday
    ? nextWeekend(today)
    : { from: today > friday ? today : friday, to: sunday };
};
