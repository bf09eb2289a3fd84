import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runVisibly, withInstalledBins } from './command.ts';
import type { Command } from './command.ts';
import { findChromium, MISSING_CHROMIUM } from './chromium.ts';
import { installedBin } from './folders.ts';
import type { Ports } from './ports.ts';
import { emulatorEnvironment } from './suite-config.ts';
import { judge, outcome, readPlaywrightReport, readVitestReport } from './test-outcome.ts';
import type { Outcome } from './test-outcome.ts';

/** Stages that need no emulators, in the order from quick to slow. */
export const STATIC_STAGES = ['format', 'lint', 'types', 'unit'] as const;
export type StaticStage = (typeof STATIC_STAGES)[number];

/** Stages that share one running suite; journeys want the club as the seed made it. */
export const SUITE_STAGES = ['rules', 'journeys', 'api'] as const;
export type SuiteStage = (typeof SUITE_STAGES)[number];

export type StageName = StaticStage | SuiteStage;

const UNIT_PROJECTS = ['domain*', 'functions*', 'web*', 'scripts', 'architecture'];

const npmRun = (script: string): Command => ({ program: 'npm', args: ['run', '--silent', script] });

/** A check without tests of its own counts as one. */
const check = async (script: string): Promise<Outcome> =>
  (await runVisibly(npmRun(script))) === 0 ? outcome({ passed: 1 }) : outcome({ failed: 1 });

/** Runs a test runner that writes a JSON report, and judges by both. */
const runReported = async (
  command: Command,
  report: string,
  read: (json: string) => Outcome,
): Promise<Outcome> => {
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const exitCode = await runVisibly(command);
  const counted = existsSync(report) ? read(readFileSync(report, 'utf8')) : outcome({});
  return judge(counted, exitCode);
};

const vitest = (
  projects: readonly string[],
  report: string,
  env: NodeJS.ProcessEnv,
  extra: readonly string[],
): Promise<Outcome> =>
  runReported(
    {
      program: installedBin('vitest'),
      args: [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...extra,
      ],
      env,
    },
    report,
    readVitestReport,
  );

/** One stage that needs no emulators. `reports` is a folder for the runners' reports. */
export const runStaticStage = (
  stage: StaticStage,
  reports: string,
  extra: readonly string[] = [],
): Promise<Outcome> => {
  switch (stage) {
    case 'format':
      return check('format:check');
    case 'lint':
      return check('lint');
    case 'types':
      return check('typecheck');
    case 'unit':
      return vitest(UNIT_PROJECTS, path.join(reports, 'unit.json'), withInstalledBins(), extra);
  }
};

const journeys = async (
  report: string,
  env: NodeJS.ProcessEnv,
  extra: readonly string[],
): Promise<Outcome> => {
  const browser = findChromium();
  if (browser === null) {
    for (const line of ['There is no browser for the journeys.', ...MISSING_CHROMIUM]) {
      console.error(line);
    }
    return outcome({ failed: 1, remark: 'no browser' });
  }
  return runReported(
    {
      program: installedBin('playwright'),
      args: ['test', ...extra],
      env: { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_REPORT: report },
    },
    report,
    readPlaywrightReport,
  );
};

/** One stage against a running suite. */
export const runSuiteStage = (
  stage: SuiteStage,
  ports: Ports,
  reports: string,
  extra: readonly string[] = [],
): Promise<Outcome> => {
  const env = { ...withInstalledBins(), ...emulatorEnvironment(ports) };
  const report = path.join(reports, `${stage}.json`);
  return stage === 'journeys' ? journeys(report, env, extra) : vitest([stage], report, env, extra);
};
