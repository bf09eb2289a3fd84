import * as fc from 'fast-check';

/** First day of the years in which the calendar is tried out. */
const FIRST_DAY_MS = Date.UTC(2024, 0, 1);
/** Days from 1 January 2024 to 31 December 2035. */
const DAYS_2024_TO_2035 = 4383;

/** The day `offset` days after 1 January 2024, made by the platform's own calendar in UTC. */
const dayNumber = (offset: number): string =>
  new Date(FIRST_DAY_MS + offset * 86_400_000).toISOString().slice(0, 10);

/** Any day of the years 2024–2035. */
export const anyDay = fc.integer({ min: 0, max: DAYS_2024_TO_2035 - 1 }).map(dayNumber);

/** Any stay of 1 to 365 nights that begins in the years 2024–2035. */
export const anyStay = fc
  .record({
    start: fc.integer({ min: 0, max: DAYS_2024_TO_2035 - 1 }),
    length: fc.integer({ min: 1, max: 365 }),
  })
  .map(({ start, length }) => ({
    startDate: dayNumber(start),
    endDate: dayNumber(start + length),
    length,
  }));

/**
 * The Julian day number of a day, by the arithmetic of Fliegel and Van Flandern: a second way to
 * count days that shares nothing with `Date`.
 */
export const julianDay = (date: string): number => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const shift = Math.trunc((month - 14) / 12);
  return (
    day -
    32_075 +
    Math.trunc((1461 * (year + 4800 + shift)) / 4) +
    Math.trunc((367 * (month - 2 - shift * 12)) / 12) -
    Math.trunc((3 * Math.trunc((year + 4900 + shift) / 100)) / 4)
  );
};

/** True for a Saturday or Sunday: Julian days count from a Monday. */
export const isWeekendDay = (date: string): boolean => julianDay(date) % 7 >= 5;

const ZONES = ['UTC', 'America/New_York', 'Europe/London', 'Pacific/Auckland', 'Asia/Tokyo'];

const clockOf = (zone: string): ((ms: number) => string) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return (ms) =>
    format.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value ?? zone;
};

/** Every day of 2024–2035 on which clocks change in New York, London, Auckland, Tokyo or UTC. */
export const clockChangeDays = (): string[] =>
  ZONES.flatMap((zone) => {
    const clock = clockOf(zone);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
    const days: string[] = [];
    let before = clock(FIRST_DAY_MS);
    for (let offset = 0; offset < DAYS_2024_TO_2035; offset += 1) {
      const start = FIRST_DAY_MS + offset * 86_400_000;
      const after = clock(start + 86_400_000);
      if (before !== after) {
        // The change lies in these 24 hours; the hour of it tells the local day.
        let at = start;
        while (clock(at) === before) at += 3_600_000;
        days.push(today.format(at));
      }
      before = after;
    }
    return days;
  });
