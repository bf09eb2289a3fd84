import { parseArgs } from 'node:util';
import { isProjectId } from './deploy/own-hosts.ts';
import { requireMailSettings } from './deploy/mail-settings.ts';
import { readProjectSettings } from './deploy/project-settings.ts';
import { checkMachine } from './launcher/checks.ts';
import { runScript } from './launcher/lifetime.ts';
import { Fault } from './launcher/fault.ts';
import { ROOT } from './launcher/folders.ts';
import { BAD, GOOD } from './launcher/steps.ts';

const checkProject = async (project: string): Promise<void> => {
  if (!isProjectId(project)) throw new Fault(`${project} is not the id of a real project.`, []);
  await requireMailSettings(project, readProjectSettings(ROOT, project).mailFrom);
  console.log(`${GOOD} ${project} has what it needs to send mails.`);
};

/**
 * `npm run doctor`: a table of everything that running and testing needs, and what to do about
 * what is missing. Fails when the club could not start. `npm run doctor -- --project <id>` looks at
 * the mail settings of a real project instead.
 */
await runScript(async () => {
  const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
  if (project !== undefined) return checkProject(project);
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
