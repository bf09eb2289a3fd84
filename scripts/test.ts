import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from './launcher/build.ts';
import { printFailure } from './launcher/fault.ts';
import { LOGS } from './launcher/folders.ts';
import { runScript } from './launcher/lifetime.ts';
import type { Suite } from './launcher/suite.ts';
import { emulatorEnvironment } from './launcher/suite-config.ts';
import { removeOldTestLogs } from './launcher/test-logs.ts';
import { outcome } from './launcher/test-outcome.ts';
import type { Outcome } from './launcher/test-outcome.ts';
import { readSelection } from './launcher/test-selection.ts';
import { runStage, STATIC_STAGES, SUITE_STAGES } from './launcher/test-stages.ts';
import type { StageName } from './launcher/test-stages.ts';
import { countAll, stageLine, summaryTable } from './launcher/test-summary.ts';
import type { StageResult } from './launcher/test-summary.ts';
import { startTestSuite, TEST_RUN } from './launcher/test-suite.ts';

/** Work that succeeds or explains why not; counts as one test. */
const asOne = async (work: () => Promise<void>): Promise<Outcome> => {
  try {
    await work();
    return outcome({ passed: 1 });
  } catch (failure) {
    printFailure(failure);
    return outcome({ failed: 1 });
  }
};

/**
 * Stages that wait for pages to appear have the machine to themselves. Of the others, those in a lane
 * run one after the other, and the lanes side by side, because each stage leaves a part of the
 * processors idle.
 */
const RUN_ALONE: readonly StageName[] = ['journeys'];
const SITE_LANE: readonly StageName[] = ['site'];

/**
 * `npm test` and `npm run test:full`: all checks and tests, also after one has failed. The output of
 * a stage is kept in a file and shown when it failed; a single stage shows it as it comes. The last
 * line is `N passed, N failed`; a stage that runs no test is a failure.
 */
await runScript(async (lifetime) => {
  const { scope, stages, extra } = readSelection(process.argv.slice(2));
  removeOldTestLogs();
  const logs = path.join(LOGS, TEST_RUN);
  const reports = path.join(logs, 'reports');
  mkdirSync(reports, { recursive: true });
  const results: StageResult[] = [];
  const began = performance.now();

  const record = async (name: string, work: () => Promise<Outcome>): Promise<StageResult> => {
    lifetime.signal.throwIfAborted();
    const start = performance.now();
    const stageOutcome = await work();
    const result = { name, seconds: (performance.now() - start) / 1000, outcome: stageOutcome };
    results.push(result);
    return result;
  };

  const run = async (stage: StageName, emulators: Record<string, string>): Promise<void> => {
    if (stages.length === 1) {
      await record(stage, () =>
        runStage(stage, { scope, output: 'terminal', reports, extra, emulators }),
      );
      return;
    }
    const file = path.join(logs, `${stage}.log`);
    console.log(`… ${stage}`);
    const result = await record(stage, () =>
      runStage(stage, { scope, output: { file }, reports, extra, emulators }),
    );
    if (result.outcome.failed > 0) console.log(`\n── ${stage}\n\n${readFileSync(file, 'utf8')}`);
    console.log(stageLine(result));
  };

  const runStatic = async (): Promise<void> => {
    for (const stage of STATIC_STAGES.filter((name) => stages.includes(name))) {
      await run(stage, {});
    }
  };

  const suiteStages = SUITE_STAGES.filter((name) => stages.includes(name));
  const suites: Suite[] = [];
  const openSuite = async (): Promise<void> => {
    if (suiteStages.length === 0) return;
    await record('build', () => asOne(buildAll));
    await record('emulators', () =>
      asOne(async () => {
        suites.push(await startTestSuite(lifetime, scope === 'quick' ? 'shared' : 'own'));
      }),
    );
  };
  const runOnSuite = async (chosen: readonly StageName[]): Promise<void> => {
    for (const stage of chosen) {
      const [suite] = suites;
      if (suite?.isRunning() === true) await run(stage, emulatorEnvironment(suite.ports));
      else await record(stage, async () => outcome({ failed: 1, remark: 'no emulators' }));
    }
  };

  const among = (lane: readonly StageName[]) => suiteStages.filter((stage) => lane.includes(stage));
  const others = suiteStages.filter((stage) => ![...RUN_ALONE, ...SITE_LANE].includes(stage));
  const runSite = async (): Promise<void> => {
    const chosen = among(SITE_LANE);
    await runOnSuite(chosen);
    const [suite] = suites;
    // Each function has left a process behind, which would only be in the way of the other lanes.
    if (scope === 'full' && suite?.isRunning() === true) await suite.reloadFunctions();
  };
  const runBeside = async (): Promise<void> => {
    await openSuite();
    await Promise.all([runOnSuite(others), runSite()]);
  };
  await Promise.all([runStatic(), runBeside()]);
  await runOnSuite(among(RUN_ALONE));

  const { passed, failed } = countAll(results);
  const whole = { name: 'all', seconds: (performance.now() - began) / 1000 };
  lifetime.atEnd(() => {
    const total = { ...whole, outcome: outcome({ passed, failed }) };
    console.log(`\n${summaryTable(results).join('\n')}\n\n${stageLine(total)}`);
    console.log(`\n${passed} passed, ${failed} failed`);
  });
  return failed === 0 ? 0 : 1;
});
