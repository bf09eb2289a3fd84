import { describe, expect, it } from 'vitest';
import { titled } from '../testing/titled.ts';
import { errorsIn, WRONG_SHAPES, withValue } from '../testing/schema-cases.ts';
import { parseWith } from '../validation/parse-with.ts';
import { reviewSchema } from './review.schema.ts';

const REVIEW = {
  ratings: { Rooms: 8, Service: 9, Value: 7, Cleanliness: 10 },
  facts: { wifi: 'yes', parking: 'no', laundry: 'unknown', kitchen: 'yes', unexpectedFees: 'no' },
  text: 'Quiet.\nGood bread nearby.',
  showName: true,
};

describe('a review as it is sent', () => {
  it('is taken as it is', () => {
    expect(parseWith(reviewSchema, REVIEW)).toEqual({ ok: true, value: REVIEW });
  });

  it('needs neither text nor facts, of which nothing is known then', () => {
    const { ratings, showName } = REVIEW;
    expect(parseWith(reviewSchema, { ratings, showName })).toEqual({
      ok: true,
      value: {
        ratings,
        facts: {
          wifi: 'unknown',
          parking: 'unknown',
          laundry: 'unknown',
          kitchen: 'unknown',
          unexpectedFees: 'unknown',
        },
        text: '',
        showName,
      },
    });
  });

  it('says about the name yes or no', () => {
    expect(errorsIn(reviewSchema, { ...REVIEW, showName: 'perhaps' })).toEqual({
      showName: 'Showing your name must be true or false.',
    });
  });

  it('needs all four ratings, and the choice about the name', () => {
    expect(errorsIn(reviewSchema, {})).toEqual({
      'ratings.Rooms': 'Please rate: Rooms.',
      'ratings.Service': 'Please rate: Service.',
      'ratings.Value': 'Please rate: Value.',
      'ratings.Cleanliness': 'Please rate: Cleanliness.',
      showName: 'Showing your name is required.',
    });
  });

  it.each([0, 11, -1, 7.5, Number.NaN, Infinity, 'good', '1e1000'])(
    'is not rated with %j',
    (score) => {
      expect(errorsIn(reviewSchema, withValue(REVIEW, 'ratings.Value', score))).toEqual({
        'ratings.Value': 'Value must be a whole number from 1 to 10.',
      });
    },
  );

  it('has answers of three kinds', () => {
    expect(errorsIn(reviewSchema, withValue(REVIEW, 'facts.wifi', 'perhaps'))).toEqual({
      'facts.wifi': 'Answer with one of: yes, no, unknown.',
    });
  });

  it('has 2,000 characters of text at most, and no invisible ones', () => {
    const withText = (text: string) => errorsIn(reviewSchema, withValue(REVIEW, 'text', text));
    expect(withText('a'.repeat(2000))).toEqual({});
    expect(withText('a'.repeat(2001))).toEqual({
      text: 'Review can have at most 2000 characters.',
    });
    for (const text of ['a\u0000b', 'a\u001bb', 'a\ud800b']) {
      expect(withText(text)).toEqual({ text: 'Review has characters that cannot be used.' });
    }
    expect(parseWith(reviewSchema, withValue(REVIEW, 'text', ' a\r\nb '))).toMatchObject({
      value: { text: 'a\nb' },
    });
  });

  it.each(titled(WRONG_SHAPES))(
    'takes nothing of the shape %s for a score, an answer or a text',
    (_, shape) => {
      for (const path of ['ratings.Rooms', 'facts.wifi', 'text', 'showName']) {
        expect(Object.keys(errorsIn(reviewSchema, withValue(REVIEW, path, shape)))).toEqual([path]);
      }
    },
  );
});
