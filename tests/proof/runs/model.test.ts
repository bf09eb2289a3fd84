import { expect, test } from 'vitest';
import { runModel } from '../model/run-model.ts';
import { announceSeed } from '../seed.ts';

test('whatever members, cards, faults and crowds do, the records stay right', async () => {
  const { stories, commands, tally } = await runModel({
    seed: announceSeed('MODEL_SEED', 'npm run test:emulators -- proof model'),
    stories: 12,
    length: 40,
    withinMs: 45_000,
  });
  expect(stories).toBeGreaterThan(0);
  expect(commands).toBeGreaterThan(0);
  // A story without a booking would prove nothing.
  expect(tally.get('Booking: done')).toBeGreaterThan(0);
}, 240_000);
