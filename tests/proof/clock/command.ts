/**
 * `npm run proof:clock`: the unit tests with the clock of the machine at moments that trip code which
 * reckons with days: a leap day, the end of a year, both changes of the clock in three zones,
 * each day of the week (docs/proof.md). It needs libfaketime.
 *
 *   npm run proof:clock -- --only new-year
 *   npm run proof:clock -- --stage rules
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nodeScript, runToEnd, withInstalledBins } from '../../../scripts/launcher/command.ts';
import { Fault } from '../../../scripts/launcher/fault.ts';
import { LOGS } from '../../../scripts/launcher/folders.ts';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { withShiftedClock } from './shifted-clock.ts';
import { BAD, GOOD } from '../../../scripts/launcher/steps.ts';
import { CLOCK_MOMENTS } from './moments.ts';
import type { ClockMoment } from './moments.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, stage: { type: 'string', default: 'unit' } },
});

type Result = ClockMoment & { passed: number; failed: number; failures: readonly string[] };

/** Reads the end of what `npm test` says: a line for each failed test, and the sums. */
const readSummary = (output: string, exitCode: number) => {
  const lines = output.trimEnd().split('\n');
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(lines.at(-1) ?? '') ?? [];
  if (passed === undefined) return { passed: 0, failed: 1, failures: ['It came to no end.'] };
  // Without colours, because it does not write to a terminal.
  const failures = lines.filter((line) => line.startsWith(`✗ ${values.stage}: `));
  // A runner that ends badly is a failure, whatever it has counted.
  return { passed: Number(passed), failed: Number(failed) || Number(exitCode !== 0), failures };
};

const logs = path.join(LOGS, `clock-${process.pid}`);

/** Runs the stage at a moment, with what it says in a file. */
const runAt = async (moment: ClockMoment): Promise<Result> => {
  const { output, exitCode } = await runToEnd({
    ...nodeScript('scripts/test.ts', '--only', values.stage),
    env: withShiftedClock(moment, withInstalledBins()),
  });
  writeFileSync(path.join(logs, `${moment.name}.log`), output);
  return { ...moment, ...readSummary(output, exitCode) };
};

const widest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));

const table = (results: readonly Result[]): string[] => {
  const name = widest(results.map((result) => result.name));
  const zone = widest(results.map((result) => result.zone));
  return results.map(
    (result) =>
      `${result.failed === 0 ? GOOD : BAD} ${result.name.padEnd(name)}  ${result.local}  ` +
      `${result.zone.padEnd(zone)} ${String(result.passed).padStart(6)} passed ` +
      `${String(result.failed).padStart(4)} failed`,
  );
};

await runScript(async (lifetime) => {
  const moments = CLOCK_MOMENTS.filter(
    ({ name }) => values.only === undefined || name === values.only,
  );
  if (moments.length === 0) {
    throw new Fault(`There is no moment "${values.only}".`, [
      `The moments are ${CLOCK_MOMENTS.map(({ name }) => name).join(', ')}.`,
    ]);
  }
  mkdirSync(logs, { recursive: true });
  const results: Result[] = [];
  for (const moment of moments) {
    lifetime.signal.throwIfAborted();
    const result = await runAt(moment);
    results.push(result);
    const { failed, passed, failures } = result;
    console.log(
      `${failed === 0 ? GOOD : BAD} ${moment.local} in ${moment.zone}, ${moment.title}: ` +
        `${passed} passed, ${failed} failed`,
    );
    for (const failure of failures) console.log(`  ${failure}`);
    if (failed > 0)
      console.log(`  npm run proof:clock -- --stage ${values.stage} --only ${moment.name}`);
  }
  console.log(`\n${table(results).join('\n')}\n\nWhat they said is in ${logs}.`);
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
});
