/** The process of one cell of `npm run proof:faults`: says what it is about, and dies of its fault. */
import { writeSync } from 'node:fs';
import type { Cell } from './fault-cells.ts';
import { cutScene } from './fault-cells.ts';

const STANDARD_OUTPUT = 1;

// Written by the parent of this process.
const cell = JSON.parse(process.argv[2] ?? '') as Cell;
await cutScene(cell, (cut) => {
  writeSync(STANDARD_OUTPUT, JSON.stringify(cut));
});
