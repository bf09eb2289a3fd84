/**
 * Compares the records of the club at FIRESTORE_EMULATOR_HOST once and prints what that came to and
 * took as a line of JSON: a process of its own, so that its memory is that of the comparison alone.
 */
import { clubDependencies } from '../../../functions/src/dependencies.ts';
import { reconcile } from '../../../functions/src/reconciliation/reconcile.ts';
import type { Reconciled } from '../../../functions/src/reconciliation/reconcile.ts';

/** One comparison: what it found, and what it took. */
export type Comparison = {
  found: Reconciled;
  seconds: number;
  /** Processor time of this process, which the database has no part in. */
  ownSeconds: number;
  /** The most that objects took at the end of a page, and the process in all. */
  heapMegabytes: number;
  processMegabytes: number;
};

const began = performance.now();
let heapBytes = 0;
const note = (): void => {
  heapBytes = Math.max(heapBytes, process.memoryUsage().heapUsed);
};
const found = await reconcile(clubDependencies(), Date.now(), note);
note();
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const comparison: Comparison = {
  found,
  seconds: (performance.now() - began) / 1000,
  ownSeconds: (userCPUTime + systemCPUTime) / 1e6,
  heapMegabytes: heapBytes / 1e6,
  processMegabytes: maxRSS / 1e3,
};
process.stdout.write(JSON.stringify(comparison));
