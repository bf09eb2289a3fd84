import './own-project.ts';
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { runKills } from '../proof/kill/run-kills.ts';

test('processes that are killed at work lose nothing and double nothing', async () => {
  const kills = 8;
  const seed = randomInt(2 ** 31);
  const report = await runKills({ kills, seed }).catch((error: unknown) => {
    throw new Error(`npm run proof:kills -- --seed ${seed}\n${String(error)}`);
  });
  expect(report.inFlight * 2).toBeGreaterThanOrEqual(kills);
  expect(report.answers).toBeGreaterThan(0);
}, 240_000);
