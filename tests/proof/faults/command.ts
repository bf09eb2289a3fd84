/**
 * `npm run proof:faults`: every scene of a booking's life, cut before and after every commit and
 * every call of the gateway, by an error, a lost answer, a hanging connection and the death of the process;
 * the oracle checks the records at once, after the same act was repeated, and after maintenance has
 * run (docs/proof.md).
 *
 *   npm run proof:faults -- --only "book by card"
 *   npm run proof:faults -- --only "book by card: exit after authorize (2)"
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Cell, CutScene } from './fault-cells.ts';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { openProofDatabase } from '../proof-database.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const CELL_PROCESS = path.join(import.meta.dirname, 'cell-process.ts');
const DIED = 9;

/** Plays a cell up to its fault in a process that dies of it; gives what is left behind. */
const dieOf = (cell: Cell): Promise<CutScene> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CELL_PROCESS, JSON.stringify(cell)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === DIED) resolve(JSON.parse(said) as CutScene);
      else reject(new Error(`The process was to die at its fault and ended with ${code}.`));
    });
  });

await runScript(async (lifetime) => {
  await openProofDatabase(lifetime);
  const { allCells, cellName, playCell, recover } = await import('./fault-cells.ts');
  const { FAULT_KINDS } = await import('./fault-points.ts');
  const cells = await allCells(FAULT_KINDS, values.only);
  console.log(`${cells.length} cells.`);
  let [done, wrong] = [0, 0];
  for (const cell of cells) {
    lifetime.signal.throwIfAborted();
    try {
      if (cell.fault.kind === 'exit') await recover(cell, await dieOf(cell), done % 2 === 0);
      else await playCell(cell);
    } catch (error) {
      wrong += 1;
      console.log(`${cellName(cell)}\n  ${String(error)}`);
      console.log(`  npm run proof:faults -- --only "${cellName(cell)}"`);
    }
    done += 1;
    if (done % 50 === 0) console.log(`  ${done} of ${cells.length} cells, ${wrong} wrong.`);
  }
  console.log(`${done} cells, ${wrong} wrong.`);
  return wrong === 0 ? 0 : 1;
});
