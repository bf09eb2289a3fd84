import type { WallTime } from './shifted-clock.ts';

/** A moment at which tests have failed for others who wrote them on an ordinary day. */
export type ClockMoment = WallTime & { name: string; title: string };

/** The two changes of 2027 in a zone, each with a time shortly before it and noon of that day. */
const changesIn = (
  place: string,
  zone: string,
  forward: readonly [day: string, before: string],
  back: readonly [day: string, before: string],
): ClockMoment[] =>
  [
    { way: 'forward', day: forward[0], before: forward[1] },
    { way: 'back', day: back[0], before: back[1] },
  ].flatMap(({ way, day, before }): ClockMoment[] => [
    {
      name: `${place}-${way}`,
      title: `shortly before clocks go ${way}`,
      zone,
      local: `${day}T${before}`,
    },
    {
      name: `${place}-${way}-noon`,
      title: `noon of the day when clocks go ${way}`,
      zone,
      local: `${day}T12:00:00`,
    },
  ]);

/** Noon of each day of a week: what is so many days ahead is then a weekend on some of them. */
const WEEK: readonly ClockMoment[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
].map((name, after) => ({
  name,
  title: `a ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  zone: 'America/New_York',
  local: `2027-01-${String(4 + after).padStart(2, '0')}T12:00:00`,
}));

/** Half a minute before each change, so that the run crosses it. */
export const CLOCK_MOMENTS: readonly ClockMoment[] = [
  { name: 'leap-day', title: 'a leap day', zone: 'UTC', local: '2028-02-29T12:00:00' },
  {
    name: 'new-year',
    title: 'shortly before a year ends',
    zone: 'UTC',
    local: '2027-12-31T23:59:30',
  },
  ...changesIn(
    'new-york',
    'America/New_York',
    ['2027-03-14', '01:59:30'],
    ['2027-11-07', '01:59:30'],
  ),
  ...changesIn('london', 'Europe/London', ['2027-03-28', '00:59:30'], ['2027-10-31', '01:59:30']),
  ...changesIn(
    'auckland',
    'Pacific/Auckland',
    ['2027-09-26', '01:59:30'],
    ['2027-04-04', '02:59:30'],
  ),
  ...WEEK,
];
