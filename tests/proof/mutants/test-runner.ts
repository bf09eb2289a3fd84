/**
 * How Stryker runs the tests of `domain`, `functions` and `docs/api.md`: in its own process, every mutant with
 * all modules loaded again, so that neither tables nor anything remembered outlives it.
 */
import path from 'node:path';
import type { MutantCoverage } from '@stryker-mutator/api/core';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import type {
  DryRunOptions,
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestResult,
  TestRunner,
  TestRunnerCapabilities,
} from '@stryker-mutator/api/test-runner';
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { openFreshModules } from './fresh-modules.ts';
import { openNearestTests } from './nearest-tests.ts';
import type { TestOutcome } from './run-tests.ts';
import { runTests } from './run-tests.ts';
import { slashed, testFiles } from './test-files.ts';

/** What instrumented code reads and writes. */
type Instruments = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: MutantCoverage;
};
const NAMESPACE = '__stryker__';
const world = globalThis as { [NAMESPACE]?: Instruments };
const instruments: Instruments = (world[NAMESPACE] ??= {});

const resultOf = ({ id, file, name, timeSpentMs, failure }: TestOutcome): TestResult => {
  const result = { id, name, fileName: file, timeSpentMs };
  return failure === null
    ? { ...result, status: TestStatus.Success }
    : { ...result, status: TestStatus.Failed, failureMessage: failure };
};

class ClubTestRunner implements TestRunner {
  readonly #root = process.cwd();
  readonly #files = testFiles(this.#root);
  readonly #load = openFreshModules(this.#root);
  readonly #nearest = openNearestTests(this.#root, this.#files);
  #generation = 0;

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async dryRun({ files = [] }: DryRunOptions): Promise<DryRunResult> {
    instruments.activeMutant = undefined;
    instruments.hitCount = undefined;
    const reaching = new Set(files.flatMap((source) => this.#testsOf(source)));
    const outcomes = await this.#run([...reaching], null, { from: null, isStatic: false });
    return {
      status: DryRunStatus.Complete,
      tests: outcomes.map(resultOf),
      mutantCoverage: instruments.mutantCoverage ?? { static: {}, perTest: {} },
    };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, mutantActivation, sandboxFileName, testFilter } = options;
    instruments.hitCount = 0;
    instruments.hitLimit = hitLimit;
    const wanted = testFilter === undefined ? null : new Set(testFilter);
    const wantedFiles = new Set(testFilter?.map((id) => id.slice(0, id.indexOf('#'))));
    const outcomes = await this.#run(
      this.#testsOf(sandboxFileName).filter((file) => wanted === null || wantedFiles.has(file)),
      wanted,
      { from: activeMutant.id, isStatic: mutantActivation === 'static' },
    );
    return toMutantRunResult(
      determineHitLimitReached(instruments.hitCount, hitLimit) ?? {
        status: DryRunStatus.Complete,
        tests: outcomes.map(resultOf),
      },
    );
  }

  #testsOf(source: string): string[] {
    return this.#nearest(slashed(path.relative(this.#root, source)));
  }

  /**
   * Runs tests with a mutant: a static one is there while modules are loaded, any other only while
   * tests run, as with Stryker's own runners.
   */
  #run(
    files: readonly string[],
    wanted: ReadonlySet<string> | null,
    mutant: { from: string | null; isStatic: boolean },
  ): Promise<TestOutcome[]> {
    this.#generation += 1;
    const whileLoading = mutant.isStatic ? (mutant.from ?? undefined) : undefined;
    instruments.activeMutant = whileLoading;
    return runTests(
      files,
      (file) => this.#load(file, this.#generation),
      wanted,
      mutant.from !== null,
      {
        loaded: () => void (instruments.activeMutant = mutant.from ?? undefined),
        left: () => void (instruments.activeMutant = whileLoading),
        entered: (id) => void (instruments.currentTestId = id ?? undefined),
      },
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'club', ClubTestRunner)];
