import { describe, expect, it } from 'vitest';
import type { Places } from './places.ts';
import { placesLike, placesSteps } from './places.ts';

const made = (locations: readonly (readonly [string, number])[]): Places => {
  const steps = placesSteps(locations);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};
const PLACES = made([
  ['Naples, Florida, United States', 3],
  ['Orlando, Florida, United States', 4],
  ['Florence, Italy', 2],
  ['New Florence, Oregon, United States', 9],
  ['Closed, Nowhere', 0],
  [' Bath , ', 1],
  ['Isla Florida, Spain', 4],
]);
const namesLike = (typed: string, limit = 9) =>
  placesLike(PLACES, typed, limit).map(({ name, resorts }) => `${name}: ${resorts}`);

describe('the places of the club', () => {
  it('are locations and what they lie in, with the resorts of all', () => {
    expect(PLACES.all).toContainEqual({
      name: 'Florida, United States',
      own: 'Florida',
      resorts: 7,
    });
    expect(PLACES.all).toContainEqual({ name: 'United States', own: 'United States', resorts: 16 });
    expect(PLACES.all).toContainEqual({ name: 'Bath ,', own: 'Bath ,', resorts: 1 });
    expect(PLACES.all.map(({ name }) => name)).not.toContain('');
    expect(PLACES.all.every(({ resorts }) => resorts > 0)).toBe(true);
  });

  it('have names as they are typed, alone or with what they lie in', () => {
    const nameOf = (typed: string): string | undefined => PLACES.byName.get(typed)?.name;
    expect(nameOf('naples')).toBe('Naples, Florida, United States');
    expect(nameOf('naples florida')).toBe('Naples, Florida, United States');
    expect(nameOf('florida')).toBe('Florida, United States');
    expect(nameOf('flor')).toBeUndefined();
    // Of several the one with most resorts, of equals the wider one.
    const some = made([
      ['Bay, Malta', 1],
      ['Bay, Italy', 2],
      ['Bay, Spain', 1],
      ['York, York', 1],
    ]);
    expect(some.byName.get('bay')?.name).toBe('Bay, Italy');
    expect(some.byName.get('york')?.name).toBe('York');
  });

  it('yield after every few hundred locations, and names', () => {
    const many = Array.from({ length: 600 }, (_, index) => [`Town ${index}`, 1] as const);
    const steps = placesSteps(many);
    let pauses = 0;
    while (steps.next().done !== true) pauses += 1;
    expect(pauses).toBe(4);
  });
});

describe('places like what was typed', () => {
  it('are those that begin with it first, then those with more resorts, then shorter names', () => {
    expect(namesLike('flor')).toEqual([
      'Florida, United States: 7',
      'Florence, Italy: 2',
      'New Florence, Oregon, United States: 9',
      'Isla Florida, Spain: 4',
    ]);
    expect(namesLike('flor', 2)).toHaveLength(2);
  });

  it('begin a word of the place itself, not of what it lies in', () => {
    expect(namesLike('united')).toEqual(['United States: 16']);
    expect(namesLike('states')).toEqual(['United States: 16']);
    expect(namesLike('lorida')).toEqual([]);
    expect(namesLike('')).toEqual([]);
  });

  it('come first where they begin with it, also when they were given later', () => {
    const some = made([
      ['New Bayview', 9],
      ['Bayview', 1],
    ]);
    expect(placesLike(some, 'bay', 9).map(({ name }) => name)).toEqual(['Bayview', 'New Bayview']);
  });

  it('are found by what they lie in where they have no name of their own', () => {
    const some = made([[', Malta', 1]]);
    expect(placesLike(some, 'malta', 9).map(({ name }) => name)).toEqual(['Malta', ', Malta']);
  });

  it('are found without accents, commas and blanks', () => {
    expect(namesLike(' NAPLES  florida')).toEqual(['Naples, Florida, United States: 3']);
    expect(namesLike('náples,florida')).toEqual(['Naples, Florida, United States: 3']);
  });
});
