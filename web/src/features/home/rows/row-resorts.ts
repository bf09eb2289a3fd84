import type { Availability } from '@club/domain/availability/scarce-nights';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { daysBetween } from '@club/domain/calendar/local-date';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { firstFew } from '@club/domain/directory/first-few';
import { NO_FILTER } from '@club/domain/directory/resort-filter';
import { filterResorts } from '@club/domain/directory/filtered-resorts';
import { sortByRating } from '@club/domain/directory/resort-sort';
import { type LastCallStay, lastCallStays } from '../../../shared/resort/last-call-stays.ts';

/** Cards in a row. */
export const ROW_SIZE = 8;

type Resorts = readonly CatalogueResort[];

const bestRated = (resorts: Resorts): Resorts => sortByRating(resorts).slice(0, ROW_SIZE);

/** Some of the best rated resorts with an amenity. */
export const withAmenity = (resorts: Resorts, amenity: string): Resorts =>
  bestRated(resorts.filter(({ amenities }) => amenities.includes(amenity)));

/**
 * Some of the best rated resorts where a balance pays for the suggested stay; where there are
 * enough of them, none that `otherRows` show too.
 */
export const withinBalance = (
  resorts: Resorts,
  balance: number,
  today: LocalDate,
  otherRows: readonly Resorts[] = [],
): Resorts => {
  const affordable = filterResorts(
    resorts,
    { ...NO_FILTER, withinBalance: true },
    { today, balance, availability: null },
  );
  const elsewhere = new Set(otherRows.flat());
  const onlyHere = affordable.filter((resort) => !elsewhere.has(resort));
  return bestRated(onlyHere.length < ROW_SIZE ? affordable : onlyHere);
};

/** A resort with the day it joined. */
type Newcomer = CatalogueResort & { joinedOn: LocalDate };

/** The resorts that joined last, the newest first; those whose day is not known are left out. */
export const newInClub = (resorts: Resorts): Newcomer[] =>
  firstFew(
    resorts.filter((resort): resort is Newcomer => resort.joinedOn !== null),
    ROW_SIZE,
    (a, b) => (a.joinedOn === b.joinedOn ? 0 : a.joinedOn < b.joinedOn ? 1 : -1),
  );

/** More than 3 units left are not counted. */
const leftOf = ({ stay }: LastCallStay): number => stay.left ?? Infinity;

/** Last Call stays that begin within a week: what is nearly sold out first, then the best rated. */
export const leavingThisWeek = (
  resorts: Resorts,
  availability: Availability,
  today: LocalDate,
): LastCallStay[] =>
  firstFew(
    lastCallStays(resorts, availability, { filter: { dates: null }, window: '7' }, today),
    ROW_SIZE,
    (a, b) =>
      // Infinity less Infinity is no number.
      (leftOf(a) === leftOf(b) ? 0 : leftOf(a) - leftOf(b)) || b.resort.rating - a.resort.rating,
  );

const HOUR_MS = 3_600_000;

/**
 * What is left of the time to book a stay that begins on a day, in the reader's zone; `now` is null
 * where a server renders, which does not know the zone.
 */
export const timeLeftText = (checkIn: LocalDate, today: LocalDate, now: Date | null): string => {
  const days = daysBetween(today, checkIn);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} left to book`;
  if (now === null) return 'Less than a day left to book';
  const midnight = new Date(now);
  midnight.setHours(24, 0, 0, 0);
  const hours = Math.floor((midnight.getTime() - now.getTime()) / HOUR_MS);
  if (hours === 0) return 'Less than an hour left to book';
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} left to book`;
};
