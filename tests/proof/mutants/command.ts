/**
 * `npm run proof:mutants`: changes the code of the domain and of the functions' decisions in
 * thousands of small ways, one at a time, and expects the unit tests to notice (docs/proof.md).
 * Fails when fewer than 95 % are noticed, or when a survivor has no reason in `harmless.json`.
 *
 *   npm run proof:mutants -- domain/src/pricing functions/src/points
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Fault } from '../../../scripts/launcher/fault.ts';
import { ROOT, STATE, installedBin } from '../../../scripts/launcher/folders.ts';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { BAD, GOOD } from '../../../scripts/launcher/steps.ts';
import { HARMLESS } from './harmless.ts';
import { MUTATED, UNTOUCHED } from './mutated-files.ts';
import { readReport } from './read-report.ts';
import type { Score } from './score.ts';
import { isHarmless, percentOf, scoresOf, staleEntries, unexplained } from './score.ts';

/** The least share of mutants that has to be noticed, in per cent. */
const ENOUGH = 95;
/** A zone with clock changes: what reckons with days has to hold there. */
const ZONE = 'America/New_York';
const REPORT = path.join(STATE, 'mutants.json');

const { positionals } = parseArgs({ allowPositionals: true });

const isFolder = (part: string): boolean =>
  statSync(path.join(ROOT, part), { throwIfNoEntry: false })?.isDirectory() === true;

/** Which files are mutated: all, or those that are named. */
const wanted =
  positionals.length === 0
    ? MUTATED
    : positionals.map((part) => (isFolder(part) ? path.posix.join(part, '**/*.ts') : part));

/** Each file by itself: Stryker parts its list at every comma, also at those between braces. */
const filesLike = (pattern: string): string[] => {
  const files = globSync(pattern, { cwd: ROOT });
  if (files.length === 0) throw new Fault(`There is no file like ${pattern}.`);
  return files.map((file) => file.split(path.sep).join('/'));
};

const runStryker = (signal: AbortSignal): Promise<number> =>
  new Promise((resolve, reject) => {
    const stryker = spawn(
      installedBin('stryker'),
      [
        'run',
        'tests/proof/mutants/stryker.config.json',
        '--mutate',
        [...wanted.flatMap(filesLike), ...UNTOUCHED.map((pattern) => `!${pattern}`)].join(','),
      ],
      { cwd: ROOT, env: { ...process.env, TZ: ZONE, EXPECTED_TZ: ZONE }, stdio: 'inherit', signal },
    );
    stryker.on('error', reject);
    stryker.on('exit', (code) => resolve(code ?? 1));
  });

const row = (score: Score): string =>
  [
    score.folder.padEnd(26),
    ...[score.mutants, score.noticed, score.harmless, unexplained(score)].map((count) =>
      String(count).padStart(10),
    ),
    `${percentOf(score).toFixed(1)} %`.padStart(10),
  ].join('');

await runScript(async ({ signal }) => {
  mkdirSync(STATE, { recursive: true });
  if ((await runStryker(signal)) !== 0) throw new Fault('Stryker did not get to the end.');
  const mutants = readReport(REPORT);
  const survivors = mutants.filter((mutant) => !mutant.isNoticed && !isHarmless(mutant, HARMLESS));
  for (const { file, line, from, to } of survivors) {
    console.log(`${BAD} ${file}:${line}\n    ${from}\n  → ${to}`);
  }
  const stale = staleEntries(mutants, HARMLESS);
  for (const { file, from, to } of stale) {
    console.log(`${BAD} harmless.json names what no mutant survives as: ${file}: ${from} → ${to}`);
  }
  const { folders, total } = scoresOf(mutants, HARMLESS);
  console.log(`\n${'folder'.padEnd(26)}   mutants   noticed  harmless   unknown     score`);
  for (const score of [...folders, total]) console.log(row(score));
  const isGood = survivors.length === 0 && stale.length === 0 && percentOf(total) >= ENOUGH;
  console.log(
    isGood
      ? `${GOOD} ${percentOf(total).toFixed(1)} % of the mutants were noticed, and every other has its reason.`
      : `${BAD} At least ${ENOUGH} % have to be noticed, and every other needs its reason in harmless.json.`,
  );
  return isGood ? 0 : 1;
});
