import path from 'node:path';
import { buildAll } from './launcher/build.ts';
import { printFailure } from './launcher/fault.ts';
import { LOGS } from './launcher/folders.ts';
import { runScript } from './launcher/lifetime.ts';
import { removeOldTestLogs } from './launcher/test-logs.ts';
import { outcome } from './launcher/test-outcome.ts';
import type { Outcome } from './launcher/test-outcome.ts';
import { readSelection } from './launcher/test-selection.ts';
import {
  runStaticStage,
  runSuiteStage,
  STATIC_STAGES,
  SUITE_STAGES,
} from './launcher/test-stages.ts';
import { startTestSuite, TEST_RUN } from './launcher/test-suite.ts';
import { countAll, summaryTable } from './launcher/test-summary.ts';
import type { StageResult } from './launcher/test-summary.ts';
import type { Suite } from './launcher/suite.ts';

/** Work that either comes to its end or explains why not counts as one test. */
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
 * `npm test`: all checks and tests, also after one has failed. The last line is
 * `N passed, N failed`; a stage that runs no test is a failure.
 */
await runScript(async (lifetime) => {
  const { stages, extra } = readSelection(process.argv.slice(2));
  removeOldTestLogs();
  const reports = path.join(LOGS, TEST_RUN, 'reports');
  const results: StageResult[] = [];

  const runStage = async (name: string, work: () => Promise<Outcome>): Promise<void> => {
    lifetime.signal.throwIfAborted();
    console.log(`\n── ${name}\n`);
    const start = performance.now();
    const result = await work();
    results.push({ name, seconds: (performance.now() - start) / 1000, outcome: result });
  };

  for (const stage of STATIC_STAGES.filter((name) => stages.includes(name))) {
    await runStage(stage, () => runStaticStage(stage, reports, extra));
  }

  const suiteStages = SUITE_STAGES.filter((name) => stages.includes(name));
  const suites: Suite[] = [];
  if (suiteStages.length > 0) {
    await runStage('build', () => asOne(buildAll));
    await runStage('emulators', () =>
      asOne(async () => {
        suites.push(await startTestSuite(lifetime));
      }),
    );
  }
  const [suite] = suites;
  for (const stage of suiteStages) {
    await runStage(stage, async () =>
      suite?.isRunning() === true
        ? runSuiteStage(stage, suite.ports, reports, extra)
        : outcome({ failed: 1, remark: 'no emulators' }),
    );
  }

  const { passed, failed } = countAll(results);
  lifetime.atEnd(() => {
    console.log(`\n${summaryTable(results).join('\n')}\n\n${passed} passed, ${failed} failed`);
  });
  return failed === 0 ? 0 : 1;
});
