import type { StayFacts, SubRating } from '@club/domain/reviews/review';
import { byFact, bySubRating, isFactAnswer, MAX_REVIEW_TEXT } from '@club/domain/reviews/review';
import { isRecord } from '@club/domain/validation/is-record';
import { storedValue } from '../../kernel/storage/local-store.ts';

/** The values of the review form: scores are texts, empty while nothing is chosen. */
export type ReviewValues = {
  ratings: Record<SubRating, string>;
  facts: StayFacts;
  text: string;
  showName: boolean;
};

export const EMPTY_REVIEW: ReviewValues = {
  ratings: bySubRating(() => ''),
  facts: byFact(() => 'unknown'),
  text: '',
  showName: false,
};

/** A draft with its stay. */
type Draft = { bookingId: string; values: ReviewValues };

/** The draft in stored JSON; invalid parts count as not entered. */
export const draftFromStored = (json: unknown): Draft | null => {
  if (!isRecord(json) || typeof json['bookingId'] !== 'string') return null;
  const values = isRecord(json['values']) ? json['values'] : {};
  const ratings = isRecord(values['ratings']) ? values['ratings'] : {};
  const facts = isRecord(values['facts']) ? values['facts'] : {};
  const { text } = values;
  return {
    bookingId: json['bookingId'],
    values: {
      ratings: bySubRating((label) => {
        const score = ratings[label];
        return typeof score === 'string' && /^([1-9]|10)$/.test(score) ? score : '';
      }),
      facts: byFact((fact) => {
        const answer = facts[fact];
        return isFactAnswer(answer) ? answer : 'unknown';
      }),
      // Up to twice the limit is kept: the form reports a text that is too long.
      text: typeof text === 'string' && text.length <= 2 * MAX_REVIEW_TEXT ? text : '',
      showName: values['showName'] === true,
    },
  };
};

const reviewDraft = storedValue<Draft | null>({
  key: 'reviewDraft',
  area: 'local',
  version: 1,
  fallback: null,
  parse: draftFromStored,
});

/** The stored draft for a stay, else an empty form. */
export const readReview = (bookingId: string): ReviewValues => {
  const draft = reviewDraft.read();
  return draft?.bookingId === bookingId ? draft.values : EMPTY_REVIEW;
};

const isEmpty = (values: ReviewValues): boolean =>
  JSON.stringify(values) === JSON.stringify(EMPTY_REVIEW);

/**
 * Stores the draft for a stay in this browser, until it is sent or the member signs out. An empty form
 * does not replace the draft of another stay.
 */
export const keepReview = (bookingId: string, values: ReviewValues): void => {
  if (isEmpty(values) && reviewDraft.read()?.bookingId !== bookingId) return;
  reviewDraft.write({ bookingId, values });
};

/** Forgets the draft, after the review was sent. */
export const forgetReview = (): void => reviewDraft.remove();
