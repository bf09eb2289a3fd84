/**
 * Stands in for Vitest while mutants are tried: `describe`, `it` and hooks only collect, and the
 * runner calls what covers a mutant by itself, thousands of times in one process. `expect` is
 * Vitest's own. Vitest cannot be asked so often: each of its runs starts a worker, which takes longer
 * than all tests of a mutant. It knows what the tests of `domain` and `functions` use and no more.
 */
export { expect } from 'vitest';

type Body = (...args: never[]) => unknown;
type Hook = () => unknown;

export type CollectedTest = { name: string; run: () => unknown };

export type Suite = {
  name: string;
  /** Tests and suites in the order of the file. */
  parts: (CollectedTest | Suite)[];
  beforeAll: Hook[];
  beforeEach: Hook[];
  afterEach: Hook[];
  afterAll: Hook[];
};

const emptySuite = (name: string): Suite => ({
  name,
  parts: [],
  beforeAll: [],
  beforeEach: [],
  afterEach: [],
  afterAll: [],
});

let current = emptySuite('');

/** The tests that a file of tests registers while it is loaded; one file at a time. */
export const collect = async (load: () => Promise<unknown>): Promise<Suite> => {
  const file = emptySuite('');
  current = file;
  await load();
  return file;
};

const bodyOf = (given: readonly unknown[]): Body => {
  const body = given.find((entry) => typeof entry === 'function');
  if (body === undefined) throw new Error('A test without a body.');
  return body as Body;
};

/** Names have to be different, because Stryker tells tests apart by them. */
const freeName = (name: string): string => {
  const taken = current.parts.filter((part) => part.name.replace(/ #\d+$/, '') === name).length;
  return taken === 0 ? name : `${name} #${taken + 1}`;
};

const addTest = (name: string, run: () => unknown): void => {
  current.parts.push({ name: freeName(name), run });
};

const addSuite = (name: string, body: () => unknown): void => {
  const [outer, suite] = [current, emptySuite(freeName(name))];
  outer.parts.push(suite);
  current = suite;
  body();
  current = outer;
};

/** Rows are lists of arguments only when all of them are lists, as with Vitest. */
const argumentsOf = (rows: readonly unknown[]): never[][] =>
  (rows.every((row) => Array.isArray(row)) ? rows : rows.map((row) => [row])) as never[][];

const eachOf =
  (add: (name: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, ...given: readonly unknown[]): void => {
    const body = bodyOf(given);
    for (const row of argumentsOf(rows)) add(name, () => body(...row));
  };

const collector = (add: (name: string, body: () => unknown) => void) =>
  Object.assign(
    (name: string, ...given: readonly unknown[]): void => {
      const body = bodyOf(given);
      add(name, () => body());
    },
    { each: eachOf(add) },
  );

export const test = collector(addTest);
export const it = test;
export const describe = collector(addSuite);

export const beforeAll = (hook: Hook): void => void current.beforeAll.push(hook);
export const beforeEach = (hook: Hook): void => void current.beforeEach.push(hook);
export const afterEach = (hook: Hook): void => void current.afterEach.push(hook);
export const afterAll = (hook: Hook): void => void current.afterAll.push(hook);
