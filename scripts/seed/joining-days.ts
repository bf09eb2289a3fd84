import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays } from '@club/domain/calendar/local-date';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { Random } from './random.ts';
import { randomFrom } from './random.ts';

/** The club opened seven years ago, and takes resorts in once a quarter. */
const OPENED_DAYS_AGO = 2556;
const QUARTER = 91;
const QUARTERS = 27;

const daysAgo = (random: Random): number => {
  if (random.chance(0.4)) return OPENED_DAYS_AGO;
  // A few came since the last round, each on its own day.
  if (random.chance(0.08)) return random.whole(3, QUARTER - 1);
  return random.whole(1, QUARTERS) * QUARTER;
};

/** A resort of the seed with the day it joined, counted from today so that some are always new. */
export const withJoiningDay = (resort: StoredResort, today: LocalDate): StoredResort => ({
  ...resort,
  joinedOn: addDays(today, -daysAgo(randomFrom(`${resort._id}/joined`))),
});
