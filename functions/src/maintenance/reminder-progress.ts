import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays } from '@club/domain/calendar/local-date';
import type { ReminderRun } from '../store/collections.ts';

/** How many documents a page had, how many of them are done, and how many failed. */
export type Walked = { found: number; done: number; failed: number };

/** After so many runs a page with a document that always fails is left, so that others follow. */
const MOST_TRIES = 5;

/** Days without a run that are made up for: what is older no one wants to be reminded of. */
const MADE_UP_DAYS = 14;

/** Where a walk continues that stopped at `run`, maybe long ago. */
export const resumedRun = (run: ReminderRun, today: LocalDate): ReminderRun => {
  const oldest = addDays(today, -MADE_UP_DAYS);
  return run.day !== null && run.day < oldest ? { day: oldest, after: null, tries: 0 } : run;
};

/** Where a walk begins that was never made: today, because what was before is not made up for. */
export const firstRun = (by: 'day' | 'instant', today: LocalDate): ReminderRun => ({
  day: by === 'day' ? today : null,
  after: null,
  tries: 0,
});

/**
 * How far a walk is after a page: at its last document, or at the next day after the last page of a
 * day. It stays where documents were not reached, and where some failed, which are tried again.
 */
export const runAfter = (
  run: ReminderRun,
  { found, done, failed }: Walked,
  { last, isLastPage }: { last: ReminderRun['after']; isLastPage: boolean },
): ReminderRun => {
  const isGivenUp = failed > 0 && done + failed === found && run.tries + 1 >= MOST_TRIES;
  if (done < found && !isGivenUp) return failed > 0 ? { ...run, tries: run.tries + 1 } : run;
  if (run.day === null || !isLastPage) return { ...run, after: last ?? run.after, tries: 0 };
  return { day: addDays(run.day, 1), after: null, tries: 0 };
};
