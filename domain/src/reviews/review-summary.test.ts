import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUB_RATINGS } from '../resort/resort-facts.ts';
import type { StoredReview } from './review.ts';
import { byFact, bySubRating, FACT_ANSWERS, overallOf, STAY_FACTS } from './review.ts';
import { meanOf, NO_REVIEWS, overallMean, withoutReview, withReview } from './review-summary.ts';

const reviews = fc.array(
  fc
    .record({
      scores: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 4, maxLength: 4 }),
      answers: fc.array(fc.constantFrom(...FACT_ANSWERS), { minLength: 5, maxLength: 5 }),
    })
    .map(({ scores, answers }): StoredReview => ({
      resortId: 'D101',
      unitType: 'studio',
      stayMonth: '2026-10',
      writtenOn: '2026-11-02',
      author: '',
      ratings: bySubRating((label) => scores[SUB_RATINGS.indexOf(label)] ?? 1),
      facts: byFact((fact) => answers[STAY_FACTS.indexOf(fact)] ?? 'unknown'),
      text: '',
    })),
  { maxLength: 12 },
);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the summary of a resort’s reviews', () => {
  it('says the same as reading them all', () => {
    fc.assert(
      fc.property(reviews, (all) => {
        fc.pre(all.length > 0);
        const summary = all.reduce(withReview, NO_REVIEWS);
        expect(summary.count).toBe(all.length);
        for (const label of SUB_RATINGS) {
          expect(meanOf(summary, label)).toBeCloseTo(
            mean(all.map(({ ratings }) => ratings[label])),
          );
        }
        expect(overallMean(summary)).toBeCloseTo(
          mean(all.map(({ ratings }) => overallOf(ratings))),
        );
        for (const fact of STAY_FACTS) {
          expect(summary.facts[fact]).toEqual({
            yes: all.filter(({ facts }) => facts[fact] === 'yes').length,
            no: all.filter(({ facts }) => facts[fact] === 'no').length,
          });
        }
      }),
    );
  });

  it('is what it would be without the reviews that are taken away, in any order', () => {
    fc.assert(
      fc.property(reviews, reviews, (kept, deleted) => {
        const both = [...deleted, ...kept].reduce(withReview, NO_REVIEWS);
        expect(deleted.toReversed().reduce(withoutReview, both)).toEqual(
          kept.reduce(withReview, NO_REVIEWS),
        );
      }),
    );
  });

  it('has no mean of nothing', () => {
    expect(meanOf(NO_REVIEWS, 'Rooms')).toBe(0);
    expect(overallMean(NO_REVIEWS)).toBe(0);
  });
});
