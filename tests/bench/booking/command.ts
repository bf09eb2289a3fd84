/**
 * `npm run bench:booking`: what becomes of a crowd that wants the same thing at the same moment. Four
 * processes, each running the real code of the API, book at the real Firestore emulator; the
 * functions emulator's own pool of processes is left out, because it is not what is measured. After
 * every race the oracle looks through the whole club. Next to it, the same work by a plain
 * `runTransaction`. Fails when a single number is not what it must be.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Fault } from '../../../scripts/launcher/fault.ts';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { step } from '../../../scripts/launcher/steps.ts';
import { gatherCrowd } from './crowd.ts';
import { openBenchClub } from './club.ts';
import { runControl, runRaces, spelled } from './races.ts';
import type { ControlResult, RaceResult, RaceSizes } from './races.ts';
import { startFirestoreAlone } from '../../../scripts/launcher/firestore-alone.ts';

const SIZES: RaceSizes = {
  lastUnit: 1000,
  units: 100,
  buyers: 2000,
  redemptions: 500,
  affordable: [0, 1, 7, 20],
  sameKey: 500,
};
const QUICK: RaceSizes = {
  lastUnit: 100,
  units: 10,
  buyers: 200,
  redemptions: 50,
  affordable: [0, 7],
  sameKey: 50,
};
/** The control loses whom it keeps waiting; a tenth of the crowd is enough to see that. */
const CONTROLS = [
  { name: 'last unit', units: 1, buyers: 100 },
  { name: '100 units', units: 100, buyers: 200 },
];
const CONTROL_MS = 60_000;
const PROJECT = 'demo-bench';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const per = (amount: number, of: number): string => (of === 0 ? '–' : (amount / of).toFixed(1));

const raceRow = ({ successes, answers, counts, effort, ms }: RaceResult) => ({
  asked: answers.length,
  booked: successes,
  answers: spelled(counts),
  elapsed: seconds(ms),
  'attempts per success': per(answers.length, successes),
  'commits tried per one that landed': per(effort.commits, effort.landed),
  'ms per request': (ms / answers.length).toFixed(1),
});

const controlRow = ({ buyers, sold, unsold, lost, ms }: ControlResult) => ({
  asked: buyers,
  sold,
  unsold,
  lost,
  elapsed: seconds(ms),
  'ms per request': (ms / buyers).toFixed(1),
});

/** `-- --quick` for a tenth of the crowd, on a machine that has other things to do. */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);

await runScript(async (lifetime) => {
  if (!Number.isSafeInteger(seed)) throw new Fault('--seed must be a whole number.');
  console.log(`seed ${seed}`);
  const emulator = await step(
    'Firestore emulator',
    () => startFirestoreAlone(lifetime),
    ({ port }) => `on port ${port}`,
  );
  process.env['FIRESTORE_EMULATOR_HOST'] = `${emulator.host}:${emulator.port}`;
  process.env['GCLOUD_PROJECT'] = PROJECT;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const { clubFirestore } = await import('../../../functions/src/kernel/firebase/app.ts');
  const club = await openBenchClub(clubFirestore(), 'bench');
  const crowd = await step(
    'Four processes of buyers',
    () => gatherCrowd({ ...emulator, project: PROJECT }),
    () => 'ready',
  );
  lifetime.atEnd(crowd.close);

  const results = await runRaces(
    club,
    crowd,
    values.quick ? QUICK : SIZES,
    seed,
    ({ name, ms, wrong }) => {
      console.log(`  ${name}: ${seconds(ms)}`);
      for (const line of wrong) console.log(`    WRONG: ${line}`);
    },
  );
  const controls: ControlResult[] = [];
  for (const work of CONTROLS)
    controls.push(await runControl(crowd, { ...work, untilMs: CONTROL_MS }));

  console.log();
  console.table(Object.fromEntries(results.map((result) => [result.name, raceRow(result)])));
  console.log('\nThe same by a plain runTransaction (a smaller crowd, at most a minute):');
  console.table(Object.fromEntries(controls.map((result) => [result.name, controlRow(result)])));
  const [ours, plain] = [results[0], controls[0]];
  if (ours !== undefined && plain !== undefined) {
    const ratio = plain.ms / plain.buyers / (ours.ms / ours.answers.length);
    console.log(
      `\nFor the last unit, the control takes ${ratio.toFixed(0)} × as long per request.`,
    );
  }
  const wrong = results.flatMap(({ name, wrong: lines }) =>
    lines.map((line) => `${name}: ${line}`),
  );
  if (wrong.length > 0) {
    throw new Fault('A race went wrong.', [
      ...wrong,
      `Again: npm run bench:booking -- --seed ${seed}${values.quick ? ' --quick' : ''}`,
    ]);
  }
  console.log('\nEvery number is as it must be, and the oracle finds nothing.');
  return 0;
});
