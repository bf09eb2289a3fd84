import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBenchClub } from '../../bench/booking/club.ts';
import { gatherCrowd } from '../../bench/booking/crowd.ts';
import type { Crowd } from '../../bench/booking/crowd.ts';
import { runRaces } from '../../bench/booking/races.ts';
import { announceSeed } from '../seed.ts';

/*
 * The races of `npm run bench:booking` with a smaller crowd: four processes that run the real code of
 * the API, in a project of the Firestore emulator of its own, so that the oracle can look
 * through all of it.
 */

const SIZES = {
  lastUnit: 150,
  units: 20,
  buyers: 200,
  redemptions: 50,
  affordable: [0, 7],
  sameKey: 50,
};
const SEED = announceSeed('CROWD_SEED', 'npm run test:emulators -- proof bookings-crowd');
const LIMIT_MS = 240_000;

const project = `demo-crowd-${randomUUID().slice(0, 8)}`;
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
let crowd: Crowd;

beforeAll(async () => {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  crowd = await gatherCrowd({ host, port: Number(port), project });
}, LIMIT_MS);
afterAll(async () => {
  await crowd.close();
  await deleteApp(app);
});

test(
  'a crowd in four processes gets exactly what there is, and leaves a club without a fault',
  async () => {
    const club = await openBenchClub(db, 'crowd');
    const results = await runRaces(club, crowd, SIZES, SEED);
    const again = `Again: CROWD_SEED=${SEED} npm run test:emulators -- proof bookings-crowd`;
    expect(results.length, again).toBe(5);
    expect(
      results.flatMap(({ name, wrong }) => wrong.map((line) => `${name}: ${line}`)),
      again,
    ).toEqual([]);
  },
  LIMIT_MS,
);
