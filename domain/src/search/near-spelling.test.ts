import { describe, expect, it } from 'vitest';
import { anIndexedResort } from '../testing/indexed-resort.ts';
import { nearName, nearSpelling } from './near-spelling.ts';
import { buildResortIndex } from './resort-index.ts';

const { vocabulary } = buildResortIndex([
  anIndexedResort({ placeName: 'Beacon', location: 'Bergen, Norway', region: 'Northern Europe' }),
  anIndexedResort({ placeName: 'Kasbah', location: 'Nairobi, Kenya', region: 'Africa' }),
]);

describe('a word that nothing has', () => {
  it.each([
    // One mistake, or two in a long word that begins with the same letter.
    ['kenia', 'kenya'],
    ['noorwaay', 'norway'],
    ['nxrwxy', 'norway'],
    // Words of criteria, and one-word names of well-known places.
    ['swiming', 'swimming'],
    ['tuskany', 'tuscany'],
    // The nearest of names and criteria.
    ['beacom', 'beacon'],
    ['beack', 'beach'],
  ])('“%s” is “%s”', (typed, word) => {
    expect(nearSpelling(vocabulary, typed, false)).toBe(word);
  });

  it.each([
    'kxnxa',
    'xorwxy',
    // Neither little words nor parts of longer names are meant by themselves.
    'wiht',
    'amalfy',
  ])('“%s” is near to none', (typed) => {
    expect(nearSpelling(vocabulary, typed, false)).toBeNull();
  });

  it('may be unfinished', () => {
    expect(nearSpelling(vocabulary, 'massg', true)).toBe('massage');
    expect(nearSpelling(vocabulary, 'massg', false)).toBeNull();
    expect(nearSpelling(vocabulary, 'nayro', true)).toBe('nairobi');
    expect(nearSpelling(vocabulary, 'nayro', false)).toBeNull();
  });
});

describe('a name that is near', () => {
  it('is of the kind that is meant', () => {
    expect(nearName(vocabulary, 'kasba', () => true)).toBe('kasbah');
    expect(nearName(vocabulary, 'kasba', () => false)).toBeNull();
  });

  it('is one of the six likeliest', () => {
    const names = ['Cabe', 'Cade', 'Cafe', 'Cake', 'Came', 'Cane', 'Care'];
    const near = buildResortIndex(names.map((placeName) => anIndexedResort({ placeName })));
    expect(nearName(near.vocabulary, 'caxe', (word) => word === 'cane')).toBe('cane');
    expect(nearName(near.vocabulary, 'caxe', (word) => word === 'care')).toBeNull();
  });
});
