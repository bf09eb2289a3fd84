import { checkMachine } from './launcher/checks.ts';
import { runScript } from './launcher/lifetime.ts';
import { BAD, GOOD } from './launcher/steps.ts';

/**
 * `npm run doctor`: a table of everything that running and testing needs, and what to do about
 * what is missing. Fails when the club could not start.
 */
await runScript(async () => {
  const checks = await checkMachine();
  const width = Math.max(...checks.map(({ title }) => title.length));
  for (const { title, good, found, advice } of checks) {
    console.log(`${good ? GOOD : BAD} ${title.padEnd(width)}  ${found}`);
    if (!good) for (const line of advice) console.log(`  ${' '.repeat(width)}  ${line}`);
  }
  const missing = checks.filter(({ good }) => !good);
  if (missing.length === 0) console.log('\nEverything is there.');
  return missing.some(({ neededFor }) => neededFor === 'start') ? 1 : 0;
});
