import { expect, it } from 'vitest';
import type { HarmlessMutant } from './harmless.ts';
import type { Mutant } from './read-report.ts';
import { isHarmless, percentOf, scoresOf, staleEntries, unexplained } from './score.ts';

const aMutant = (file: string, from: string, isNoticed: boolean): Mutant => ({
  file,
  line: 1,
  from,
  to: 'false',
  isNoticed,
});
const MUTANTS = [
  aMutant('domain/src/points/a.ts', 'one', true),
  aMutant('domain/src/points/b.ts', 'two', false),
  aMutant('functions/src/booking/c.ts', 'three', false),
  aMutant('functions/src/booking/c.ts', 'four', true),
];
const entry = (file: string, from: string): HarmlessMutant => ({
  file,
  from,
  to: 'false',
  reason: 'It is the same.',
});
const KNOWN = [entry('domain/src/points/b.ts', ' two\n'), entry('web/src/d.ts', 'five')];

it('counts what each folder noticed, and what needs no notice', () => {
  const { folders, total } = scoresOf(MUTANTS, KNOWN);
  expect(folders).toEqual([
    { folder: 'domain/points', mutants: 2, noticed: 1, harmless: 1 },
    { folder: 'functions/booking', mutants: 2, noticed: 1, harmless: 0 },
  ]);
  expect(folders.map(unexplained)).toEqual([0, 1]);
  expect(percentOf(total)).toBe(50);
});

it('knows a harmless mutant by its text, in its file only', () => {
  expect(MUTANTS.map((mutant) => isHarmless(mutant, KNOWN))).toEqual([false, true, false, false]);
  const elsewhere = [entry('functions/src/booking/c.ts', 'two')];
  expect(MUTANTS.some((mutant) => isHarmless(mutant, elsewhere))).toBe(false);
});

it('names entries that no survivor fits any more, of the files that were mutated', () => {
  const noticed = entry('domain/src/points/a.ts', 'one');
  expect(staleEntries(MUTANTS, [...KNOWN, noticed])).toEqual([noticed]);
});
