/**
 * `npm run proof:kills`: `kill -9` at random moments to the processes that answer for the club, under
 * 20 members who book, change, cancel and deposit (docs/proof.md). Prints its seed, and how many of
 * the kills hit work in flight.
 *
 *   npm run proof:kills -- --kills 500 --seed 7
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { openProofDatabase } from '../proof-database.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string' } },
});

await runScript(async (lifetime) => {
  await openProofDatabase(lifetime);
  const { runKills } = await import('./run-kills.ts');
  const kills = Number(values.kills);
  const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
  console.log(`Seed ${seed}; again: npm run proof:kills -- --kills ${kills} --seed ${seed}`);
  const { inFlight, answers, asked } = await runKills({ kills, seed });
  console.log(
    `${kills} kills, ${inFlight} of them with work in flight; ${answers} answers to ${asked} requests; nothing lost, nothing doubled.`,
  );
  if (inFlight * 2 < kills) {
    console.log('Fewer than half of the kills hit work in flight.');
    return 1;
  }
  return 0;
});
