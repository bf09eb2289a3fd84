/**
 * `npm run proof:model`: random stories of members, bookings, cards, points and queues on the real
 * Firestore emulator, with faults and crowds, each checked by the oracle (docs/proof.md). Prints its
 * seed, and on failure the shortest story that goes wrong and how to tell it again.
 *
 *   npm run proof:model -- --commands 100000 --seed 7
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Fault } from '../../../scripts/launcher/fault.ts';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { openProofDatabase } from '../proof-database.ts';

const { values } = parseArgs({
  options: {
    commands: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
});
const STORY = 60;

const whole = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Fault(`--${name} must be a whole number.`);
  return number;
};

await runScript(async (lifetime) => {
  const wanted = whole('commands', values.commands);
  const seed = values.seed === undefined ? randomInt(2 ** 31) : whole('seed', values.seed);
  await openProofDatabase(lifetime);
  const { runModel } = await import('./run-model.ts');
  console.log(`Seed ${seed}: stories until ${wanted} commands are done.`);
  let [done, told] = [0, 0];
  const seen = new Map<string, number>();
  // One part of the seeds after another, because how long a story gets is random.
  for (let part = 0; done < wanted; part += 1) {
    lifetime.signal.throwIfAborted();
    const { stories, commands, tally } = await runModel({
      seed: seed + part,
      path: values.path,
      stories: values.path === undefined ? 20 : 1,
      length: STORY,
    });
    done += commands;
    told += stories;
    for (const [word, count] of tally) seen.set(word, (seen.get(word) ?? 0) + count);
    console.log(`  ${told} stories, ${done} commands: every invariant holds.`);
    if (values.path !== undefined) break;
  }
  console.table(Object.fromEntries([...seen].sort(([one], [other]) => (one < other ? -1 : 1))));
  return 0;
});
