/**
 * `npm run bench:reconcile`: how long reconciliation takes in a club of 10,000 bookings and
 * 1,000 accounts, and how much memory, of which it gets no more than the nightly function has;
 * `-- --bookings 100000 --accounts 20000` for a larger one. Fails when the records of the club, which
 * the real decisions have made, do not agree, or when one night that is changed by hand is not found.
 */
import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import { clubFirestore } from '../../../functions/src/kernel/firebase/app.ts';
import { collections } from '../../../functions/src/store/collections.ts';
import { Fault } from '../../../scripts/launcher/fault.ts';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { step } from '../../../scripts/launcher/steps.ts';
import { startFirestoreAlone } from '../../../scripts/launcher/firestore-alone.ts';
import { writeReconcileClub } from './club.ts';
import type { Comparison } from './once.ts';

const SMALLEST = 100;
/** What Node allows its objects in the nightly function: half of the memory there. */
const HEAP_MEGABYTES = 1024;
const COMPARE_ONCE = fileURLToPath(new URL('once.ts', import.meta.url));

const { values } = parseArgs({
  options: { bookings: { type: 'string', default: '10000' }, accounts: { type: 'string' } },
});
const bookings = Number(values.bookings);
const accounts = Number(values.accounts ?? Math.ceil(bookings / 10));

const count = (number: number): string => number.toLocaleString('en-US');

const compareOnce = async (): Promise<Comparison> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`--max-old-space-size=${HEAP_MEGABYTES}`, COMPARE_ONCE],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  // The script prints this very type.
  return JSON.parse(stdout) as Comparison;
};

const described = (comparison: Comparison): string => {
  const { found, seconds, ownSeconds, heapMegabytes, processMegabytes } = comparison;
  return [
    `${found.disagreements.length} differences in ${seconds.toFixed(1)} s`,
    `${ownSeconds.toFixed(1)} s of them its own`,
    `${heapMegabytes.toFixed(0)} MB of objects, ${processMegabytes.toFixed(0)} MB in all`,
    `load ${loadavg()[0]?.toFixed(1) ?? 'unknown'}`,
  ].join('; ');
};

await runScript(async (lifetime) => {
  if (!Number.isInteger(bookings) || bookings < SMALLEST) {
    throw new Fault(`--bookings must be a whole number from ${SMALLEST} on.`);
  }
  if (!Number.isInteger(accounts) || accounts < 1 || accounts > bookings) {
    throw new Fault('--accounts must be a whole number, and not more than the bookings.');
  }
  const emulator = await step('Firestore emulator', () => startFirestoreAlone(lifetime));
  process.env['FIRESTORE_EMULATOR_HOST'] = `${emulator.host}:${emulator.port}`;
  process.env['GCLOUD_PROJECT'] = 'demo-reconcile';
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const db = clubFirestore();
  const size = { bookings, accounts };
  await step(
    `Club of ${count(size.bookings)} bookings, ${count(size.accounts)} accounts`,
    () => writeReconcileClub(db, size, Date.now()),
    (written) => `${count(written)} documents`,
  );
  const clean = await step('Comparing its records', compareOnce, described);
  const months = (await collections(db).inventory.limit(20).get()).docs;
  const night = months.find((month) => Object.keys(month.data().nights).length > 0);
  const [key] = Object.keys(night?.data().nights ?? {});
  if (night === undefined || key === undefined) throw new Error('The club has no inventory.');
  await db.doc(night.ref.path).update({ [`nights.${key}.sold`]: FieldValue.increment(1) });
  const planted = await step('With one night changed by hand', compareOnce, described);
  console.log();
  console.table(clean.found.counts);
  const [only, ...others] = planted.found.disagreements;
  if (clean.found.disagreements.length > 0 || only?.id !== night.id || others.length > 0) {
    throw new Fault(
      'The comparison is wrong about the records.',
      [...clean.found.disagreements, ...planted.found.disagreements]
        .slice(0, 20)
        .map(({ kind, id, detail }) => `${kind} ${id}: ${detail}`),
    );
  }
  return 0;
});
