import { describe, expect, it } from 'vitest';
import { authorName, byFact, bySubRating, firstNameOf, isFactAnswer, overallOf } from './review.ts';

describe('the rating of a stay as a whole', () => {
  it('is the mean of the four', () => {
    expect(overallOf({ Rooms: 10, Service: 9, Value: 6, Cleanliness: 8 })).toBe(8.25);
    expect(overallOf(bySubRating(() => 1))).toBe(1);
    expect(overallOf(bySubRating(() => 10))).toBe(10);
  });
});

describe('what there is one of for each', () => {
  it('is there for the four ratings of the resort page and the five facts', () => {
    expect(Object.keys(bySubRating(() => 0))).toEqual(['Rooms', 'Service', 'Value', 'Cleanliness']);
    expect(byFact((fact) => fact.length)).toEqual({
      wifi: 4,
      parking: 7,
      laundry: 7,
      kitchen: 7,
      unexpectedFees: 14,
    });
  });
});

describe('who a review is by', () => {
  it.each([
    ['Anna Berg', 'Anna'],
    ['  Anna  ', 'Anna'],
    ["D'Arcy Lund", "D'Arcy"],
    ['Łucja\tNowak', 'Łucja'],
  ])('is the first word of a name: %j', (name, first) => {
    expect(firstNameOf(name)).toBe(first);
  });

  it.each(['', '   ', 'anna@example.com', '555010', 'a/b', 'x'.repeat(41)])(
    'has no name for %j',
    (name) => {
      expect(authorName({ author: firstNameOf(name) })).toBe('A member');
    },
  );
});

describe('an answer about a stay', () => {
  it('is yes, no or unknown', () => {
    expect(['yes', 'no', 'unknown'].every(isFactAnswer)).toBe(true);
    for (const other of ['', 'perhaps', null, undefined, true]) {
      expect(isFactAnswer(other)).toBe(false);
    }
  });
});

it('a review with a name has as long a first name as fits', () => {
  expect(authorName({ author: 'Anna' })).toBe('Anna');
  expect(firstNameOf('x'.repeat(40))).toBe('x'.repeat(40));
});
