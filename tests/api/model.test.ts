import './own-project.ts';
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { runModel } from '../proof/model/run-model.ts';

test('whatever members, cards, faults and crowds do, the books stay right', async () => {
  // Printed with a failure, together with the line that tells the story again.
  const { stories, commands, tally } = await runModel({
    seed: randomInt(2 ** 31),
    stories: 12,
    length: 40,
    withinMs: 45_000,
  });
  expect(stories).toBeGreaterThan(0);
  expect(commands).toBeGreaterThan(0);
  // A story in which nobody ever books would prove nothing.
  expect(tally.get('Booking: done')).toBeGreaterThan(0);
}, 240_000);
