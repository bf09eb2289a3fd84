import type { InferType } from 'yup';
import { boolean, number, object, string } from 'yup';
import { optionalLines } from '../validation/text-field.ts';
import type { FactAnswer, SubRating } from './review.ts';
import {
  byFact,
  bySubRating,
  FACT_ANSWERS,
  HIGHEST_SCORE,
  LOWEST_SCORE,
  MAX_REVIEW_TEXT,
} from './review.ts';

const score = (label: SubRating) => {
  const wrong = `${label} must be a whole number from ${LOWEST_SCORE} to ${HIGHEST_SCORE}.`;
  return number()
    .typeError(wrong)
    .integer(wrong)
    .min(LOWEST_SCORE, wrong)
    .max(HIGHEST_SCORE, wrong)
    .required(`Please rate: ${label}.`);
};

const answer = () =>
  string<FactAnswer>()
    .oneOf([...FACT_ANSWERS], `Answer with one of: ${FACT_ANSWERS.join(', ')}.`)
    .default('unknown');

/** What a member says about a stay: the form's schema, and part of the callable's. */
export const reviewSchema = object({
  ratings: object(bySubRating(score)),
  facts: object(byFact(answer)),
  text: optionalLines('Review', MAX_REVIEW_TEXT).default(''),
  /** Whether the first name is shown beside it. */
  showName: boolean()
    .typeError('Showing your name must be true or false.')
    .required('Showing your name is required.'),
});
export type ReviewInput = InferType<typeof reviewSchema>;
