import * as fc from 'fast-check';
import { test } from 'vitest';
import { allCells, cellName, playCell } from '../faults/fault-cells.ts';
import { announceSeed } from '../seed.ts';

/** As many as fit into a quick run; `npm run proof:faults` plays them all, deaths included. */
const CELLS = 24;

test('whatever is cut off, nothing is lost or doubled', async () => {
  const seed = announceSeed('FAULT_SEED', 'npm run test:emulators -- proof fault-cells');
  const cells = await allCells(['throw', 'lost', 'hang']);
  const chosen = fc.sample(fc.shuffledSubarray(cells, { minLength: CELLS, maxLength: CELLS }), {
    seed,
    numRuns: 1,
  });
  for (const cell of chosen.flat()) {
    // One after another, as maintenance looks at the whole club.
    await playCell(cell).catch((error: unknown) => {
      throw new Error(`npm run proof:faults -- --only "${cellName(cell)}"\n${String(error)}`);
    });
  }
}, 240_000);
