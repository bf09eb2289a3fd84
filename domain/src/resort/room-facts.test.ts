import { describe, expect, it } from 'vitest';
import { roomFacts } from './room-facts.ts';
import { FACILITY_OPTIONS } from './room-options.ts';

const ROOM = { sleeps: 4, privacy: 2, kitchen: 'Full', bath: '2 Full Baths' };
const textsOf = (over: Partial<Parameters<typeof roomFacts>[0]> = {}): string[] =>
  roomFacts({ ...ROOM, ...over }).map(({ text }) => text);

describe('the facts of a room', () => {
  it('are said as people say them', () => {
    expect(textsOf()).toEqual([
      '4 people',
      'Private sleeping for 2',
      'Full kitchen',
      '2 full baths',
    ]);
    expect(textsOf({ sleeps: '1', kitchen: 'No', bath: '3/4 Baths' })).toEqual([
      '1 person',
      'Private sleeping for 2',
      'No kitchen',
      '3/4 bath, with a shower',
    ]);
  });

  it.each([
    ['Full', 'Full bath'],
    ['Partial', 'Partial bath'],
    ['3 Full Baths', '3 full baths'],
    ['Full Bath & 3/4 Bath', 'Full bath and 3/4 bath'],
    ['No', 'No bath of its own'],
  ])('say of the bath “%s”: %s', (bath, text) => {
    expect(textsOf({ bath })[3]).toBe(text);
  });

  it('have their names, in the order of the section', () => {
    expect(roomFacts(ROOM).map(({ label }) => label)).toEqual([
      'Sleeps',
      'Privacy',
      'Kitchen',
      'Bath',
    ]);
    expect(textsOf({ kitchen: 'Partial' })[2]).toBe('Partial kitchen');
  });

  it('keep a value that has no sentence, and say what is missing', () => {
    expect(textsOf({ kitchen: '2 Full Baths', bath: 'Outdoor' }).slice(2)).toEqual([
      '2 Full Baths',
      'Outdoor',
    ]);
    expect(textsOf({ sleeps: null, privacy: ' ', kitchen: '', bath: '' })).toEqual(
      Array.from({ length: 4 }, () => 'Not specified'),
    );
  });

  it('have a sentence for every bath of the form', () => {
    for (const bath of FACILITY_OPTIONS) expect(textsOf({ bath })[3]).not.toBe(bath);
  });
});
