import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './folders.ts';
import { checkedOutcome, outcome, readPlaywrightReport, readVitestReport } from './test-outcome.ts';
import { readSelection } from './test-selection.ts';
import { countAll, summaryTable } from './test-summary.ts';

describe('judging a stage', () => {
  it('takes the runner’s own numbers', () => {
    expect(checkedOutcome(outcome({ passed: 3 }), 0)).toMatchObject({ passed: 3, failed: 0 });
    expect(checkedOutcome(outcome({ passed: 3, failed: 2 }), 1)).toMatchObject({ failed: 2 });
  });

  it('counts a stage that ran no test as a failure', () => {
    expect(checkedOutcome(outcome({}), 0)).toMatchObject({ failed: 1, remark: 'ran no test' });
    expect(checkedOutcome(outcome({ skipped: 4 }), 0).failed).toBe(1);
  });

  it('counts a runner that failed without a failed test', () => {
    expect(checkedOutcome(outcome({ passed: 3 }), 1)).toMatchObject({
      failed: 1,
      remark: 'exit code 1',
    });
  });
});

describe('a report of vitest', () => {
  const report = (files: object[], numbers: object = {}): string =>
    JSON.stringify({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      ...numbers,
      testResults: files,
    });

  it('gives its numbers', () => {
    const files = [{ name: 'x.test.ts', status: 'failed', assertionResults: [{}] }];
    expect(readVitestReport(report(files))).toMatchObject({ passed: 5, failed: 1, skipped: 2 });
  });

  it('counts and names a file that could not be loaded', () => {
    const files = [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }];
    expect(readVitestReport(report(files, { numFailedTests: 0 }))).toMatchObject({
      failed: 1,
      failures: ['broken.test.ts'],
    });
  });

  it('names the tests that failed', () => {
    const assertionResults = [
      { fullName: 'a price is right', status: 'passed' },
      { fullName: 'a night is free', status: 'failed' },
    ];
    const files = [{ name: 'x.test.ts', status: 'failed', assertionResults }];
    expect(readVitestReport(report(files)).failures).toEqual(['a night is free']);
  });

  it('says how long each file took', () => {
    const times = { startTime: 1_000, endTime: 3_500 };
    const name = path.join(ROOT, 'tests/x.test.ts');
    const files = [{ name, status: 'passed', assertionResults: [{}], ...times }];
    expect(readVitestReport(report(files)).files).toEqual([
      { file: 'tests/x.test.ts', seconds: 2.5 },
    ]);
  });
});

describe('a report of Playwright', () => {
  it('counts what passes only at times, and errors outside of tests, as failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    const json = JSON.stringify({ stats, errors: [{}] });
    expect(readPlaywrightReport(json)).toMatchObject({ passed: 7, failed: 3, skipped: 2 });
  });

  it('names the journeys that failed, with their window', () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ projectName: 'phone', status }],
    });
    const suites = [
      {
        specs: [spec('goes well', 'expected')],
        suites: [{ specs: [spec('fails', 'unexpected'), spec('wavers', 'flaky')] }],
      },
    ];
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
    expect(readPlaywrightReport(JSON.stringify({ suites, stats, errors: [] })).failures).toEqual([
      '[phone] fails',
      '[phone] wavers',
    ]);
  });
});

describe('the times of journeys', () => {
  it('are added up for each file and width', () => {
    const test = (projectName: string, duration: number) => ({
      title: 'a way through the club',
      tests: [{ projectName, status: 'expected', results: [{ duration }] }],
    });
    const suites = [
      {
        file: 'home.journey.ts',
        specs: [test('phone', 1000), test('desktop', 500)],
        suites: [{ specs: [test('phone', 2000)] }],
      },
    ];
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    expect(readPlaywrightReport(JSON.stringify({ suites, stats, errors: [] })).files).toEqual([
      { file: 'tests/journeys/home.journey.ts [phone]', seconds: 3 },
      { file: 'tests/journeys/home.journey.ts [desktop]', seconds: 0.5 },
    ]);
  });
});

describe('the sum', () => {
  it('adds up all stages', () => {
    const results = [
      { name: 'lint', seconds: 1, outcome: outcome({ passed: 1 }) },
      { name: 'unit', seconds: 2, outcome: outcome({ passed: 40, failed: 2 }) },
    ];
    expect(countAll(results)).toEqual({ passed: 41, failed: 2 });
  });

  it('names at the end what failed', () => {
    const failed = outcome({ passed: 4, failed: 1, failures: ['a sum'] });
    expect(summaryTable([{ name: 'unit', seconds: 2, outcome: failed }]).at(-1)).toMatch(
      /unit: a sum$/,
    );
  });

  it('shows the ten files that took longest, the slowest first', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      file: `file-${index}`,
      seconds: index,
    }));
    const table = summaryTable([{ name: 'unit', seconds: 90, outcome: outcome({ files }) }]);
    const shown = table.flatMap((line) => /file-\d+/.exec(line)?.[0] ?? []);
    expect(shown).toEqual(Array.from({ length: 10 }, (_, index) => `file-${11 - index}`));
    expect(table[0]).toMatch(/ 1:30 min /);
  });
});

describe('choosing stages', () => {
  it('takes what npm test holds without arguments', () => {
    expect(readSelection([])).toEqual({
      scope: 'quick',
      stages: ['format', 'lint', 'unit', 'rules', 'api', 'site', 'journeys'],
      extra: [],
    });
  });

  it('takes everything when asked for the full scope', () => {
    const { scope, stages } = readSelection(['full']);
    expect([scope, stages.at(-1)]).toEqual(['full', 'proof']);
    expect(readSelection(['full', '--only', 'api'])).toMatchObject({
      scope: 'full',
      stages: ['api'],
    });
  });

  it('takes some, and passes on what is for their runner', () => {
    expect(readSelection(['--only', 'rules,api'])).toEqual({
      scope: 'quick',
      stages: ['rules', 'api'],
      extra: [],
    });
    expect(readSelection(['emulators', 'journeys', '-g', 'login'])).toEqual({
      scope: 'full',
      stages: ['journeys'],
      extra: ['-g', 'login'],
    });
    expect(readSelection(['emulators']).stages).toEqual(['rules', 'api', 'site', 'journeys']);
  });

  it.each([[['--only', 'everything']], [['emulators', 'unit-tests']], [['--fast']]])(
    'rejects %j with a list of what there is',
    (args) => {
      expect(() => readSelection(args)).toThrow(/stage|argument/);
    },
  );
});
