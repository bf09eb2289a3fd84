/**
 * `npm run proof:mail`: `kill -9` to the processes that send mails, right when the mail server takes
 * one (docs/proof.md). Prints its seed, and how many kills fell between sending and noting it.
 *
 *   npm run proof:mail -- --kills 500 --seed 7
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { openProofDatabase } from '../proof-database.ts';
import { randomOf } from '../random.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, seed: { type: 'string' } },
});

await runScript(async (lifetime) => {
  await openProofDatabase(lifetime);
  const { clubFirestore } = await import('../../../functions/src/kernel/firebase/app.ts');
  const { runMailKills } = await import('./run-mail-kills.ts');
  const kills = Number(values.kills);
  const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
  console.log(`Seed ${seed}; again: npm run proof:mail -- --kills ${kills} --seed ${seed}`);
  const report = await runMailKills(clubFirestore(), { kills, random: randomOf(seed) });
  console.log(
    `${kills} kills, ${report.between} of them between sending and noting it; ${report.mails} mails, each in its mailbox once; ${report.repeated} of them came again under the same Message-ID.`,
  );
  if (report.between * 4 < kills) {
    console.log('Fewer than a quarter of the kills fell between sending and noting it.');
    return 1;
  }
  return 0;
});
