/**
 * `npm run proof:bugs`: plants bugs, one after another, in a copy of the project, and expects the
 * part of the quick suite that a patch names to go red (docs/proof.md). First each of these parts has
 * to be green without any bug.
 *
 *   npm run proof:bugs -- --only refund-twice --only rule-widened
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Fault } from '../../../scripts/launcher/fault.ts';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { BAD, GOOD } from '../../../scripts/launcher/steps.ts';
import { freshCopy, removeCopy } from './copy.ts';

const PATCHES = import.meta.dirname;
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });

type Bug = { name: string; file: string; title: string; finds: string };

const headerOf = (text: string, field: string): string => {
  const found = new RegExp(`^${field}: (.+)$`, 'm').exec(text)?.[1];
  if (found === undefined) throw new Fault(`A patch has no line '${field}:'.`);
  return found;
};

const bugs: Bug[] = readdirSync(PATCHES)
  .filter((file) => file.endsWith('.patch'))
  .map((file) => {
    const text = readFileSync(path.join(PATCHES, file), 'utf8');
    return {
      name: file.slice(0, -'.patch'.length),
      file: path.join(PATCHES, file),
      title: headerOf(text, 'Bug'),
      finds: headerOf(text, 'Finds'),
    };
  })
  .filter(({ name }) => values.only?.includes(name) !== false);

/** The unit projects whose tests are in a folder, so that no other is started. */
const projectsOf = (file: string): string => {
  const [folder = ''] = file.split('/');
  return folder === 'tests' ? 'pages' : `${folder}*`;
};

/** The command that runs a part of the quick suite: 'unit <files>', 'rules', or 'api <file>'. */
const commandOf = (finds: string): string[] => {
  const [stage = '', ...files] = finds.split(' ');
  if (stage === 'unit') {
    const projects = new Set(files.map(projectsOf));
    const named = [...projects].flatMap((project) => ['--project', project]);
    // Patient tests wait long for what a bug keeps away, and one of them is enough.
    return ['npx', 'vitest', 'run', '--bail=1', ...named, ...files];
  }
  return ['node', 'scripts/test.ts', 'emulators', stage, ...files];
};

/** All parts of a stage as one, which a stage runs in less time than one after another. */
const allOf = (parts: readonly string[]): string[] => {
  const stages = Map.groupBy(parts, (finds) => finds.split(' ', 1)[0] ?? '');
  return [...stages].map(([stage, ofStage]) =>
    [stage, ...new Set(ofStage.flatMap((finds) => finds.split(' ').slice(1)))].join(' '),
  );
};

/** A part of the quick suite as it ends in the copy: green, or red with what it said last. */
type Run = { isGreen: true } | { isGreen: false; lastWords: string[] };

const SAID_LAST = 6000;
const runPart = (copy: string, finds: string): Run => {
  const [command = '', ...args] = commandOf(finds);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status === 0) return { isGreen: true };
  return { isGreen: false, lastWords: `${stdout}${stderr}`.slice(-SAID_LAST).split('\n') };
};

await runScript(async (lifetime) => {
  if (bugs.length === 0) throw new Fault('There is no such bug.');
  lifetime.atEnd(removeCopy);
  let missed = 0;
  const copy = freshCopy();
  for (const finds of allOf(bugs.map((bug) => bug.finds))) {
    lifetime.signal.throwIfAborted();
    const run = runPart(copy, finds);
    if (!run.isGreen) throw new Fault(`'${finds}' is red without any bug.`, run.lastWords);
  }
  for (const { name, file, title, finds } of bugs) {
    lifetime.signal.throwIfAborted();
    const apply = (...more: string[]) =>
      execFileSync('git', ['apply', ...more, '--whitespace=nowarn', file], { cwd: copy });
    try {
      apply();
    } catch {
      throw new Fault(`The patch '${name}' does not fit the code any more.`);
    }
    const isFound = !runPart(copy, finds).isGreen;
    apply('--reverse');
    if (!isFound) missed += 1;
    console.log(`${isFound ? GOOD : BAD} ${title} (${name}): ${finds}`);
  }
  console.log(`${bugs.length - missed} of ${bugs.length} planted bugs were found.`);
  return missed === 0 ? 0 : 1;
});
