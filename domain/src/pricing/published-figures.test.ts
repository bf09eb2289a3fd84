import { describe, expect, it } from 'vitest';
import { publishedFigures } from './published-figures.ts';

describe('the published figures', () => {
  it.each([
    ['studio', 309, 7000],
    ['1 bedroom', 339, 7000],
    ['2 bedroom', 379, 9000],
    ['3 bedroom', 379, 10_500],
    ['4 bedroom', 379, 12_500],
    ['', 0, null],
    ['villa', 0, null],
  ])('of %j are %i and %s', (bedrooms, priceUsd, points) => {
    expect(publishedFigures(bedrooms)).toEqual({ priceUsd, pointsPerNight: points });
  });
});
