import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName, isWyndham, WYNDHAM_BADGE } from './resort-name.ts';

describe('displayName', () => {
  it.each([
    ['Larkspur Cove 7 Nights', 'Larkspur Cove'],
    ['Larkspur Cove 7 nights', 'Larkspur Cove'],
    ['Larkspur Cove 1 Night', 'Larkspur Cove'],
    ['Larkspur Cove 14Nights', 'Larkspur Cove'],
    ['Larkspur Cove 7-Nights', 'Larkspur Cove'],
    ['Larkspur Cove - 7 Nights', 'Larkspur Cove'],
    ['Larkspur Cove – 7 Nights', 'Larkspur Cove'],
    ['Larkspur Cove, 7 Nights', 'Larkspur Cove'],
    ['Larkspur Cove (7 Nights)', 'Larkspur Cove'],
    ['Larkspur Cove ( 7 Nights ) Annex', 'Larkspur Cove Annex'],
    ['Larkspur Cove, 7 Nights, Annex', 'Larkspur Cove, Annex'],
    ['Larkspur (Annex 7 Nights)', 'Larkspur (Annex)'],
    ['7 Nights Larkspur Cove', 'Larkspur Cove'],
    ['7 Nights - Larkspur Cove', 'Larkspur Cove'],
    ['3 Nights Larkspur 4 Nights', 'Larkspur'],
    ['Larkspur Cove (14 Nights) Annex', 'Larkspur Cove Annex'],
    ['Larkspur Cove (7Nights) Annex', 'Larkspur Cove Annex'],
    ['Larkspur Cove (7 - Nights) Annex', 'Larkspur Cove Annex'],
    ['Larkspur Cove (1 Night) Annex', 'Larkspur Cove Annex'],
    ['Larkspur 7 Nights Cove', 'Larkspur Cove'],
    ['Larkspur Cove (7 Nights)Annex', 'Larkspur Cove Annex'],
    [' 7 Nights ', '7 Nights'],
    // Only a number of nights goes.
    ['Larkspur Cove', 'Larkspur Cove'],
    ['Starry Nights Lodge', 'Starry Nights Lodge'],
    ['Nights at Cove 7', 'Nights at Cove 7'],
    ['Cove 7 Nightscape', 'Cove 7 Nightscape'],
    ['Route66 Nights', 'Route66 Nights'],
    ['  Larkspur   Cove ', 'Larkspur Cove'],
    // Nothing else is left.
    ['7 Nights', '7 Nights'],
    ['', ''],
  ])('of %j is %j', (stored, shown) => {
    expect(displayName(stored)).toBe(shown);
  });

  it('is the name itself, whatever number of nights follows it', () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/).filter((text) => !/^night/i.test(text));
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
        fc.integer({ min: 1, max: 365 }),
        fc.constantFrom(' ', ' - ', ', ', ' – '),
        (name, nights, gap) => {
          expect(displayName(`${name}${gap}${nights} Nights`)).toBe(name);
          expect(displayName(name)).toBe(name);
        },
      ),
    );
  });
});

describe('the Wyndham badge', () => {
  it.each([
    ['Wyndham Larkspur', true],
    ['Club WYNDHAM Larkspur 7 Nights', true],
    ['Larkspur by wyndham', true],
    ['Windham Larkspur', false],
    ['', false],
  ])('of %j: %s', (name, expected) => {
    expect(isWyndham(name)).toBe(expected);
  });

  it('reads as specified', () => {
    expect(WYNDHAM_BADGE).toBe('Wyndham owner exclusive');
  });
});
