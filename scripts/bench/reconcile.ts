/**
 * `npm run bench:reconcile`: how long comparing the books takes in a club of 10,000 bookings and
 * 1,000 accounts, and how much memory; `-- --bookings 100000` for a larger one, with a tenth as many
 * accounts. Fails when the books of the club, which the real decisions have made, do not agree, or
 * when one night that is changed by hand is not found.
 */
import { parseArgs } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import { clubFirestore } from '../../functions/src/firestore/app.ts';
import { collections } from '../../functions/src/firestore/collections.ts';
import { reconcile } from '../../functions/src/reconcile/reconcile.ts';
import type { Reconciled } from '../../functions/src/reconcile/reconcile.ts';
import { Fault } from '../launcher/fault.ts';
import { runScript } from '../launcher/lifetime.ts';
import { step } from '../launcher/steps.ts';
import { startFirestoreAlone } from './firestore-alone.ts';
import { writeReconcileClub } from './reconcile-club.ts';

const SMALLEST = 100;
const { values } = parseArgs({ options: { bookings: { type: 'string', default: '10000' } } });
const bookings = Number(values.bookings);

const count = (number: number): string => number.toLocaleString('en-US');

type Measured = { found: Reconciled; seconds: number; megabytes: number };

const measure = async (): Promise<Measured> => {
  const began = performance.now();
  let megabytes = 0;
  const note = (): void => {
    megabytes = Math.max(megabytes, process.memoryUsage().heapUsed / 1e6);
  };
  const found = await reconcile(clubFirestore(), Date.now(), { progress: note });
  note();
  return { found, seconds: (performance.now() - began) / 1000, megabytes };
};

const described = ({ found, seconds, megabytes }: Measured): string =>
  `${found.disagreements.length} differences in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`;

await runScript(async (lifetime) => {
  if (!Number.isInteger(bookings) || bookings < SMALLEST) {
    throw new Fault(`--bookings must be a whole number from ${SMALLEST} on.`);
  }
  const emulator = await step('Firestore emulator', () => startFirestoreAlone(lifetime));
  process.env['FIRESTORE_EMULATOR_HOST'] = `${emulator.host}:${emulator.port}`;
  process.env['GCLOUD_PROJECT'] = 'demo-reconcile';
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const db = clubFirestore();
  const size = { bookings, accounts: Math.ceil(bookings / 10) };
  await step(
    `Club of ${count(size.bookings)} bookings, ${count(size.accounts)} accounts`,
    () => writeReconcileClub(db, size, Date.now()),
    (written) => `${count(written)} documents`,
  );
  const clean = await step('Comparing its books', measure, described);
  const months = (await collections(db).inventory.limit(20).get()).docs;
  const night = months.find((month) => Object.keys(month.data().nights).length > 0);
  const [key] = Object.keys(night?.data().nights ?? {});
  if (night === undefined || key === undefined) throw new Error('The club has no inventory.');
  await db.doc(night.ref.path).update({ [`nights.${key}.sold`]: FieldValue.increment(1) });
  const planted = await step('With one night changed by hand', measure, described);
  console.log();
  console.table(clean.found.counts);
  const [only, ...others] = planted.found.disagreements;
  if (clean.found.disagreements.length > 0 || only?.id !== night.id || others.length > 0) {
    throw new Fault(
      'The comparison is wrong about the books.',
      [...clean.found.disagreements, ...planted.found.disagreements]
        .slice(0, 20)
        .map(({ kind, id, detail }) => `${kind} ${id}: ${detail}`),
    );
  }
  return 0;
});
