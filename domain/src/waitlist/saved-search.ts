import type { BookingWindow } from '../calendar/booking-window.ts';
import { countNights } from '../calendar/nights.ts';
import type { CriteriaProblem } from './criteria.ts';
import { CRITERIA_PROBLEMS, criteriaProblem, earliestStay } from './criteria.ts';
import type { SearchPlaces, WaitlistCriteria } from './waitlist.ts';

/** The most resorts that a saved search waits for. */
export const MAX_SEARCH_RESORTS = 50;
/** The most days from the first to the last day of a saved search. */
export const MAX_SEARCH_DAYS = 92;
/** The highest ceiling that can be entered; no stay costs as much. */
export const MAX_CEILING = 10_000_000;

/** What a saved search waits for, wherever that is. */
export type SearchTerms = Omit<WaitlistCriteria, 'resortId' | 'search'>;

/** What is wrong with the terms of a saved search. */
export type SearchProblem = CriteriaProblem | 'window-too-long' | 'ceiling-too-low';

/** The message of each problem, and the field of `saveSearch` that it is about. */
export const SEARCH_PROBLEMS: Record<
  SearchProblem,
  { field: 'from' | 'to' | 'nights' | 'ceiling'; message: string }
> = {
  ...CRITERIA_PROBLEMS,
  'window-too-long': {
    field: 'to',
    message: `A search looks at ${MAX_SEARCH_DAYS} days at most.`,
  },
  'ceiling-too-low': {
    field: 'ceiling',
    message: 'No such stay costs as little as that.',
  },
};

/** What is wrong with the terms in a booking window, or null when a member can wait for them. */
export const searchProblem = (terms: SearchTerms, window: BookingWindow): SearchProblem | null => {
  const problem = criteriaProblem(terms, window);
  if (problem !== null) return problem;
  if (countNights(terms.from, terms.to) > MAX_SEARCH_DAYS) return 'window-too-long';
  return earliestStay(terms, window.earliest, () => true) === null ? 'ceiling-too-low' : null;
};

/** What decides whether a resort is among those of a search. */
export type SearchableResort = {
  id: string;
  region: string;
  available: boolean;
  rating: number;
  reviewsAmount: number;
};

/** The best rated resorts first, those with more reviews before others. */
export const bestRated = <Item extends SearchableResort>(resorts: readonly Item[]): Item[] =>
  resorts.toSorted(
    (one, other) =>
      other.rating - one.rating ||
      other.reviewsAmount - one.reviewsAmount ||
      (one.id < other.id ? -1 : 1),
  );

/**
 * The resorts of a saved search that can be booked, at most `MAX_SEARCH_RESORTS`: the chosen ones in
 * their order, or the best rated of the region.
 */
export const resortsOfSearch = <Item extends SearchableResort>(
  resorts: readonly Item[],
  { region, resortIds }: SearchPlaces,
): Item[] => {
  const open = resorts.filter(({ available }) => available);
  const found =
    region === null
      ? [...new Set(resortIds)].flatMap((id) => open.find((resort) => resort.id === id) ?? [])
      : bestRated(open.filter((resort) => resort.region === region));
  return found.slice(0, MAX_SEARCH_RESORTS);
};
