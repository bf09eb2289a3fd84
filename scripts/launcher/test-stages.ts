import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, MISSING_CHROMIUM } from './chromium.ts';
import { runTo, withInstalledBins } from './command.ts';
import type { Command, Output } from './command.ts';
import { CACHE, installedBin } from './folders.ts';
import { checkedOutcome, outcome, readPlaywrightReport, readVitestReport } from './test-outcome.ts';
import type { Outcome } from './test-outcome.ts';

/** Stages that need no emulators, in the order from quick to slow. */
export const STATIC_STAGES = ['format', 'lint', 'types', 'unit'] as const;

/**
 * Stages that share one running suite, in the order in which they run. Each file of `api` has a
 * project of its own; `site` goes through Hosting, the functions emulator and its triggers.
 */
export const SUITE_STAGES = ['rules', 'api', 'site', 'journeys', 'proof'] as const;

type StaticStage = (typeof STATIC_STAGES)[number];
type SuiteStage = (typeof SUITE_STAGES)[number];
export type StageName = StaticStage | SuiteStage;

/**
 * How much is run. `quick` is `npm test`; `full` adds the tests with the tag `full`, every journey
 * at both widths, and the stages `types` and `proof`.
 */
export type Scope = 'quick' | 'full';

/** Stages that only the full scope has; the lint reports what `types` does, too. */
export const FULL_STAGES: readonly StageName[] = ['types', 'proof'];

/** What a stage runs with. */
export type StageContext = {
  scope: Scope;
  output: Output;
  /** Folder for the runners' reports. */
  reports: string;
  /** Arguments for the stage's runner. */
  extra: readonly string[];
  /** Environment that leads to the emulators; empty for stages without them. */
  emulators: Readonly<Record<string, string>>;
};

const UNIT_PROJECTS = ['domain*', 'functions*', 'web*', 'scripts', 'architecture', 'pages*'];

/** A check without tests of its own counts as one. */
const check = async (script: string, { output }: StageContext): Promise<Outcome> => {
  const command = { program: 'npm', args: ['run', '--silent', script] };
  return (await runTo(output, command)) === 0 ? outcome({ passed: 1 }) : outcome({ failed: 1 });
};

/** Runs a test runner that writes a JSON report, and decides by both. */
const runReported = async (
  command: Command,
  report: string,
  read: (json: string) => Outcome,
  output: Output,
): Promise<Outcome> => {
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const exitCode = await runTo(output, command);
  const counted = existsSync(report) ? read(readFileSync(report, 'utf8')) : outcome({});
  return checkedOutcome(counted, exitCode);
};

const environmentOf = ({ emulators }: StageContext): NodeJS.ProcessEnv => ({
  ...withInstalledBins(),
  // Most files of tests have a process of their own, and all of these load the same packages.
  NODE_COMPILE_CACHE: path.join(CACHE, 'compiled'),
  ...emulators,
});

/** Tests with this tag need the functions emulator, so they run in the stage of that name only. */
const SITE = 'site';

/** What vitest is to run of a stage's files; null for all. */
const tagsOf = (stage: StageName, scope: Scope): string | null => {
  const tags = [
    ...(stage === 'api' ? [`!${SITE}`] : []),
    ...(stage === SITE ? [SITE] : []),
    ...(scope === 'quick' ? ['!full'] : []),
  ];
  return tags.length === 0 ? null : tags.join(' && ');
};

const vitest = (
  stage: StageName,
  projects: readonly string[],
  context: StageContext,
): Promise<Outcome> => {
  const { scope, output, reports, extra } = context;
  const report = path.join(reports, `${stage}.json`);
  const tags = tagsOf(stage, scope);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...(tags === null ? [] : [`--tagsFilter=${tags}`]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...extra,
  ];
  const command = { program: installedBin('vitest'), args, env: environmentOf(context) };
  return runReported(command, report, readVitestReport, output);
};

const journeys = (context: StageContext): Promise<Outcome> => {
  const { scope, output, reports, extra } = context;
  const browser = findChromium();
  if (browser === null) {
    for (const line of ['There is no browser for the journeys.', ...MISSING_CHROMIUM]) {
      console.error(line);
    }
    return Promise.resolve(outcome({ failed: 1, remark: 'no browser' }));
  }
  const report = path.join(reports, 'journeys.json');
  const env = {
    ...environmentOf(context),
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_REPORT: report,
    JOURNEYS: scope,
  };
  const command = { program: installedBin('playwright'), args: ['test', ...extra], env };
  return runReported(command, report, readPlaywrightReport, output);
};

/** Runs one stage to its end. */
export const runStage = (stage: StageName, context: StageContext): Promise<Outcome> => {
  switch (stage) {
    case 'format':
      return check('format:check', context);
    case 'lint':
      return check('lint', context);
    case 'types':
      return check('typecheck', context);
    case 'unit':
      return vitest(stage, UNIT_PROJECTS, context);
    case 'rules':
      return vitest(stage, ['rules*'], context);
    case 'api':
    case 'site':
    case 'proof':
      return vitest(stage, [stage], context);
    case 'journeys':
      return journeys(context);
  }
};
