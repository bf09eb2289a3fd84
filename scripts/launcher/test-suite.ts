import { buildAndCopy } from './build.ts';
import { fillEmptyClub } from './demo-data.ts';
import type { Lifetime } from './lifetime.ts';
import { describeMachine, inspectMachine } from './machine.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { reservePorts } from './ports.ts';
import { copyFunctions, copySite } from './run-copies.ts';
import { prepareRun, removeDeadRuns, removeRun } from './runs.ts';
import { waitUntilServed } from './serving.ts';
import { step } from './steps.ts';
import { startSuite } from './suite.ts';
import type { FunctionProcesses } from './suite-process.ts';
import type { Suite } from './suite.ts';

/** Name of this process's test run, for its folder and its logs. */
export const TEST_RUN = `test-${process.pid}`;

/**
 * The heap comes with each kind of run: what journeys try of the rules is kept by the emulator, and a
 * full run has three times as many of them.
 */
const JAVA = '-XX:+UseSerialGC';

/**
 * Tests write small clubs, and each function has a process of its own: what the machine would give
 * all of them by itself is several times what they need.
 */
const FRUGAL = {
  JAVA_TOOL_OPTIONS: `${JAVA} -Xmx1500m`,
  NODE_OPTIONS: `--max-semi-space-size=2 --import=${new URL('request-after-target.ts', import.meta.url).href}`,
};

/**
 * A short run ends before code that Java compiles a second time, to be faster, has paid for that: the
 * rules took 42 s of processor time instead of 69.
 */
const SHORT_LIVED = { JAVA_TOOL_OPTIONS: `${JAVA} -Xmx800m -XX:TieredStopAtLevel=1` };

/**
 * Starts a suite for tests: on free ports, with its own copies and fresh demo data, of which
 * nothing is kept. Any number of them run side by side, and beside `npm start`.
 */
export const startTestSuite = async (
  lifetime: Lifetime,
  functionProcesses: FunctionProcesses = 'own',
): Promise<Suite> => {
  await removeDeadRuns();
  const run = prepareRun(TEST_RUN);
  lifetime.atEnd(() => removeRun(run));
  const machine = await step('Machine', inspectMachine, describeMachine);
  const { ports } = await reservePorts();
  await buildAndCopy(() => {
    copyFunctions(run);
    copySite(run, ports);
  });
  await startMailCatcher(ports, lifetime);
  const { java, firestoreJar } = machine;
  const { signal } = lifetime;
  const suite = await step(
    'Emulators',
    () =>
      startSuite({
        run,
        ports,
        java,
        firestoreJar,
        importFrom: null,
        functionProcesses,
        environment: functionProcesses === 'shared' ? { ...FRUGAL, ...SHORT_LIVED } : FRUGAL,
        signal,
      }),
    () => `site on port ${ports.hosting}`,
  );
  lifetime.atEnd(() => suite.stop());
  await step(
    'Demo data',
    () => fillEmptyClub(ports),
    (said) => said,
  );
  await step('First page', () => waitUntilServed(suite));
  return suite;
};
