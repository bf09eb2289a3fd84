import type { CollectedTest, Suite } from './collected-tests.ts';
import { collect } from './collected-tests.ts';
import { TOO_LONG } from './left-out.ts';

/** What came of a test; `failure` is null for one that passed. */
export type TestOutcome = {
  id: string;
  file: string;
  name: string;
  timeSpentMs: number;
  failure: string | null;
};

/** What is reported about a run while it continues. */
export type RunWatch = {
  /** A file's modules are loaded, and its tests come next. */
  loaded: () => void;
  /** A file is done, and the next one is loaded. */
  left: () => void;
  /** The test that runs now, or null between tests. */
  entered: (id: string | null) => void;
};

/** That a file of tests can be loaded is a test, too: a mutant may keep it from that. */
const LOADS = 'loads';

const isSuite = (part: CollectedTest | Suite): part is Suite => 'parts' in part;

const idOf = (file: string, path: readonly string[]): string => `${file}#${path.join(' > ')}`;

const attempt = async (file: string, name: string, work: () => unknown): Promise<TestOutcome> => {
  const start = performance.now();
  const outcome = (failure: string | null): TestOutcome => ({
    id: `${file}#${name}`,
    file,
    name,
    timeSpentMs: performance.now() - start,
    failure,
  });
  try {
    await work();
    return outcome(null);
  } catch (error) {
    return outcome(error instanceof Error ? error.message : String(error));
  }
};

const runOne = async (test: CollectedTest, suites: readonly Suite[]): Promise<void> => {
  for (const { beforeEach } of suites) for (const hook of beforeEach) await hook();
  try {
    await test.run();
  } finally {
    for (const { afterEach } of suites.toReversed()) for (const hook of afterEach) await hook();
  }
};

/**
 * Runs tests of files, loading each with `load`: those of the given ids, or all (null). With
 * `isOneEnough` it ends with the first test that fails.
 */
export const runTests = async (
  files: readonly string[],
  load: (file: string) => Promise<unknown>,
  wanted: ReadonlySet<string> | null,
  isOneEnough: boolean,
  watch: RunWatch,
): Promise<TestOutcome[]> => {
  const outcomes: TestOutcome[] = [];
  const isOver = (): boolean => isOneEnough && (outcomes.at(-1)?.failure ?? null) !== null;

  const isWanted = (
    file: string,
    path: readonly string[],
    part: CollectedTest | Suite,
  ): boolean => {
    if (TOO_LONG.test(part.name)) return false;
    if (wanted === null) return true;
    const id = idOf(file, path);
    return isSuite(part) ? [...wanted].some((one) => one.startsWith(`${id} > `)) : wanted.has(id);
  };

  const runSuite = async (
    file: string,
    path: readonly string[],
    suites: readonly Suite[],
  ): Promise<void> => {
    const suite = suites.at(-1);
    const parts = suite?.parts.filter((part) => isWanted(file, [...path, part.name], part)) ?? [];
    if (suite === undefined || parts.length === 0) return;
    for (const hook of suite.beforeAll) await hook();
    for (const part of parts) {
      if (isOver()) break;
      const inner = [...path, part.name];
      if (isSuite(part)) {
        await runSuite(file, inner, [...suites, part]);
      } else {
        watch.entered(idOf(file, inner));
        outcomes.push(await attempt(file, inner.join(' > '), () => runOne(part, suites)));
        watch.entered(null);
      }
    }
    for (const hook of suite.afterAll) await hook();
  };

  for (const file of files) {
    let suite: Suite | null = null;
    const loading = await attempt(file, LOADS, async () => {
      suite = await collect(() => load(file));
    });
    outcomes.push(loading);
    watch.loaded();
    if (suite !== null && !isOver()) await runSuite(file, [], [suite]);
    watch.left();
    if (isOver()) break;
  }
  return outcomes;
};
