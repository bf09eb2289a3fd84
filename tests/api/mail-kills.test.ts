import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { runMailKills } from '../proof/mail/run-mail-kills.ts';
import { randomOf } from '../proof/random.ts';
import { db } from './api-client.ts';

// A few kills of many: npm run proof:mail.
test('processes that are killed while they send mails lose none and double none', async () => {
  const kills = 4;
  const report = await runMailKills(db, { kills, random: randomOf(randomInt(2 ** 31)) });
  expect(report).toMatchObject({ kills, mails: 12 });
});
