import path from 'node:path';
import { ROOT } from './folders.ts';

/** What a stage of the tests came to. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped: number;
  /** Why it failed, when the numbers do not say it. */
  remark: string;
  /** The names of the tests that failed, so that the end of a long log says which. */
  failures: readonly string[];
  /** How long each file of tests took. */
  files: readonly FileTime[];
};

/** A file of tests with its path in the repository, and for journeys the width. */
type FileTime = { file: string; seconds: number };

export const outcome = (part: Partial<Outcome>): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  remark: '',
  failures: [],
  files: [],
  ...part,
});

/**
 * What a runner's report and its exit code mean together. A runner that fails without a failed
 * test, or that runs none, counts as one failure: neither may pass for success.
 */
export const checkedOutcome = (counted: Outcome, exitCode: number): Outcome => {
  if (counted.failed > 0) return counted;
  if (exitCode !== 0) return { ...counted, failed: 1, remark: `exit code ${exitCode}` };
  if (counted.passed === 0) return { ...counted, failed: 1, remark: 'ran no test' };
  return counted;
};

/** The numbers of vitest's JSON report that count here. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

/** Reads vitest's JSON report. A file that could not be loaded counts as one failure. */
export const readVitestReport = (json: string): Outcome => {
  // Written by the pinned vitest.
  const report = JSON.parse(json) as VitestReport;
  const notLoaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return outcome({
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    skipped: report.numPendingTests,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: [
      ...notLoaded.map(({ name }) => name),
      ...report.testResults.flatMap(({ assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => fullName),
      ),
    ],
  });
};

/** One journey at one width, with all its tries. */
type PlaywrightTest = { projectName: string; status: string; results?: { duration: number }[] };

/** A file or a group of tests in Playwright's report. */
type PlaywrightSuite = {
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: PlaywrightTest[] }[];
};

const testsIn = (suite: PlaywrightSuite): PlaywrightTest[] => [
  ...(suite.specs ?? []).flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsIn),
];

/** The files of the report, each once for each width. */
const journeyTimes = (suites: readonly PlaywrightSuite[]): FileTime[] =>
  suites.flatMap((suite) => {
    const seconds = new Map<string, number>();
    for (const { projectName, results = [] } of testsIn(suite)) {
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      seconds.set(projectName, (seconds.get(projectName) ?? 0) + ms / 1000);
    }
    return [...seconds].map(([width, sum]) => ({
      file: `tests/journeys/${suite.file ?? ''} [${width}]`,
      seconds: sum,
    }));
  });

const failedJourneys = (suites: readonly PlaywrightSuite[]): string[] =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName }) => `[${projectName}] ${title}`),
    ),
    ...failedJourneys(suite.suites ?? []),
  ]);

/** The numbers of Playwright's JSON report that count here. */
type PlaywrightReport = {
  suites?: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Reads Playwright's JSON report. A test that passes only at times counts as failed. */
export const readPlaywrightReport = (json: string): Outcome => {
  // Written by the pinned Playwright.
  const { suites = [], stats, errors } = JSON.parse(json) as PlaywrightReport;
  return outcome({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: failedJourneys(suites),
    files: journeyTimes(suites),
  });
};
