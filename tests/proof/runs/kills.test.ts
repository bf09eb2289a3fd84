import { expect, test } from 'vitest';
import { runKills } from '../kills/run-kills.ts';
import { announceSeed } from '../seed.ts';

test('processes that are killed at work lose nothing and double nothing', async () => {
  const kills = 8;
  const seed = announceSeed('KILLS_SEED', 'npm run test:emulators -- proof kills');
  const report = await runKills({ kills, seed }).catch((error: unknown) => {
    throw new Error(`npm run proof:kills -- --seed ${seed}\n${String(error)}`);
  });
  expect(report.inFlight * 2).toBeGreaterThanOrEqual(kills);
  expect(report.answers).toBeGreaterThan(0);
}, 240_000);
