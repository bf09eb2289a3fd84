import type { Month } from '../calendar/month.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import type { UnitType } from '../pricing/unit-type.ts';
import { SUB_RATINGS } from '../resort/resort-facts.ts';

/** What a stay is rated in (rules 1.9). */
export type SubRating = (typeof SUB_RATINGS)[number];
/** A whole number from `LOWEST_SCORE` to `HIGHEST_SCORE` for each of them. */
export type SubRatings = Readonly<Record<SubRating, number>>;

export const LOWEST_SCORE = 1;
export const HIGHEST_SCORE = 10;

/** What members are asked about a stay beside its ratings. */
export const STAY_FACTS = ['wifi', 'parking', 'laundry', 'kitchen', 'unexpectedFees'] as const;
export type StayFact = (typeof STAY_FACTS)[number];

export const FACT_ANSWERS = ['yes', 'no', 'unknown'] as const;
export type FactAnswer = (typeof FACT_ANSWERS)[number];

/** True for one of the answers. */
export const isFactAnswer = (value: unknown): value is FactAnswer =>
  FACT_ANSWERS.some((answer) => answer === value);

/** An answer for each fact. */
export type StayFacts = Readonly<Record<StayFact, FactAnswer>>;

/** Longest text of a review, characters. */
export const MAX_REVIEW_TEXT = 2000;
/** Reviews on one page. */
export const REVIEW_PAGE_SIZE = 10;

/** Who a review is by when the member did not want their first name there. */
export const ANONYMOUS_AUTHOR = 'A member';
/** Longest first name beside a review. */
const MAX_AUTHOR_LENGTH = 40;

/**
 * A document of `reviews/{reviewId}`: what a member says about one completed stay. Everybody can read
 * it, so it has nothing that leads to the member or the booking: no uid, no booking id, the month of
 * the stay instead of its days, and the day it was written on instead of the instant.
 */
export type StoredReview = {
  resortId: string;
  /** From the booking. */
  unitType: UnitType;
  /** The month of check-in. */
  stayMonth: Month;
  /** A UTC day. */
  writtenOn: LocalDate;
  /** First name, or empty for `ANONYMOUS_AUTHOR`. */
  author: string;
  ratings: SubRatings;
  facts: StayFacts;
  /** Empty for none. */
  text: string;
};

/** A review with its id. */
export type Review = StoredReview & { id: string };

/** One value for each sub-rating. */
export const bySubRating = <Value>(
  valueOf: (label: SubRating) => Value,
): Record<SubRating, Value> =>
  // Made from the whole list of labels.
  Object.fromEntries(SUB_RATINGS.map((label) => [label, valueOf(label)])) as Record<
    SubRating,
    Value
  >;

/** One value for each fact. */
export const byFact = <Value>(valueOf: (fact: StayFact) => Value): Record<StayFact, Value> =>
  // Made from the whole list of facts.
  Object.fromEntries(STAY_FACTS.map((fact) => [fact, valueOf(fact)])) as Record<StayFact, Value>;

/** The rating of the stay as a whole: the mean of the four, from 1 to 10. */
export const overallOf = (ratings: SubRatings): number =>
  SUB_RATINGS.reduce((sum, label) => sum + ratings[label], 0) / SUB_RATINGS.length;

/** The first word of a name; empty for what is too long for one, or reads like an address. */
export const firstNameOf = (name: string): string => {
  const [first = ''] = name.trim().split(/\s+/);
  // An address in the place of the name is nothing that a member means to publish.
  return first.length > MAX_AUTHOR_LENGTH || /[@/\d]/.test(first) ? '' : first;
};

/** The author of a review, as it is published. */
export const authorName = ({ author }: Pick<StoredReview, 'author'>): string =>
  author === '' ? ANONYMOUS_AUTHOR : author;
