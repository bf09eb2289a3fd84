import { parseArgs } from 'node:util';
import { clubDependencies } from '../functions/src/dependencies.ts';
import { reconcile } from '../functions/src/reconciliation/reconcile.ts';
import type { Reconciled } from '../functions/src/reconciliation/reconcile.ts';
import { storeReconciliation } from '../functions/src/reconciliation/store-reconciliation.ts';
import { Fault, printFailure } from './launcher/fault.ts';
import { leadToProject } from './launcher/real-project.ts';
import { BAD, GOOD, step } from './launcher/steps.ts';
import { requireEmulators } from './seed/emulators.ts';

const USAGE = [
  'npm run reconcile                       the records of the local club, which must be running',
  'npm run reconcile -- --project <id>     those of a real project, with the credentials of',
  '                                        "gcloud auth application-default login"',
];

const readProject = (): string | undefined => {
  try {
    return parseArgs({ options: { project: { type: 'string' } } }).values.project;
  } catch (failure) {
    throw new Fault(failure instanceof Error ? failure.message : String(failure), USAGE);
  }
};

/** How often a terminal is told how far reading has come, milliseconds. */
const PROGRESS_MS = 200;

const countedAs = (count: number): string => count.toLocaleString('en-US');

/** On a terminal, one line that is written over as reading continues. */
const progressLine = (): ((read: number) => void) => {
  if (!process.stdout.isTTY) return () => undefined;
  let saidAt = 0;
  return (read) => {
    if (performance.now() - saidAt < PROGRESS_MS) return;
    saidAt = performance.now();
    process.stdout.write(`\r\u001B[2K… Comparing the records: ${countedAs(read)} documents read`);
  };
};

const printFindings = ({ counts, disagreements }: Reconciled): void => {
  const width = Math.max(...Object.keys(counts).map((name) => name.length));
  for (const [name, count] of Object.entries(counts)) {
    console.log(`  ${name.padEnd(width)}  ${countedAs(count).padStart(9)}`);
  }
  if (disagreements.length === 0) {
    console.log(`\n${GOOD} The records agree.`);
    return;
  }
  const noun = disagreements.length === 1 ? 'difference' : 'differences';
  console.log(`\n${BAD} ${countedAs(disagreements.length)} ${noun}:\n`);
  for (const { kind, id, detail } of disagreements) console.log(`  ${kind}  ${id}  ${detail}`);
};

/**
 * `npm run reconcile`: compares the records of the club with each other (decision 0014), prints what
 * differs by its id, and keeps the result, which the overview of the admins shows. Changes nothing
 * else. Ends with 1 when anything differs.
 */
const compareRecords = async (): Promise<number> => {
  const project = readProject();
  if (project === undefined) await requireEmulators();
  else leadToProject(project);
  const dependencies = clubDependencies();
  const found = await step('Comparing the records', () =>
    reconcile(dependencies, Date.now(), progressLine()),
  );
  await storeReconciliation(dependencies.db, found);
  printFindings(found);
  return found.disagreements.length === 0 ? 0 : 1;
};

try {
  process.exitCode = await compareRecords();
} catch (failure) {
  printFailure(failure);
  process.exitCode = 1;
}
