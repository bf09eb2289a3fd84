import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import { db, dependencies } from '../model/stage.ts';

/**
 * What can go wrong at a point:
 * 'throw': the process goes no further, but the caller hears of it.
 * 'lost': the connection is cut, so that the caller does not know whether it was done.
 * 'hang': nothing is heard for a while, then the same.
 * 'exit': the process ends at once (in a process of its own).
 */
export const FAULT_KINDS = ['throw', 'lost', 'hang', 'exit'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Before a commit or a call of the gateway, or when it is done and not yet known. */
export const FAULT_SIDES = ['before', 'after'] as const;
type FaultSide = (typeof FAULT_SIDES)[number];

/** One fault: at which of the points that an operation passes, counted from 1. */
export type Fault = { at: number; side: FaultSide; kind: FaultKind };

/** How far an operation has come, and the names of the points it has passed. */
export type Passage = { fault: Fault | null; passed: string[]; isStruck: boolean };

/** The error of a fault; nothing else throws it. */
export class Struck extends Error {
  readonly code: number | undefined;

  constructor(point: string, code?: number) {
    super(`Struck at ${point}.`);
    this.name = 'Struck';
    this.code = code;
  }
}

const HANG_MS = 60;
/** gRPC's own words for an answer that did not come. */
const [DEADLINE_EXCEEDED, UNAVAILABLE] = [4, 14];

const underway = new AsyncLocalStorage<Passage>();

const strike = async (passage: Passage, { kind }: Fault, point: string): Promise<never> => {
  passage.isStruck = true;
  switch (kind) {
    case 'throw':
      throw new Struck(point);
    case 'lost':
      throw new Struck(point, UNAVAILABLE);
    case 'hang':
      await sleep(HANG_MS);
      throw new Struck(point, DEADLINE_EXCEEDED);
    case 'exit':
      process.exit(9);
  }
};

const pass = async <Result>(point: string, work: () => Promise<Result>): Promise<Result> => {
  const passage = underway.getStore();
  if (passage === undefined) return work();
  passage.passed.push(point);
  const number = passage.passed.length;
  const { fault } = passage;
  const isHere = fault?.at === number;
  if (isHere && fault.side === 'before') return strike(passage, fault, point);
  const result = await work();
  if (isHere) return strike(passage, fault, point);
  return result;
};

// Every commit of the code under proof goes through a batch of this one database.
const newBatch = db.batch.bind(db);
db.batch = () => {
  const batch = newBatch();
  const commit = batch.commit.bind(batch);
  batch.commit = () => pass('a commit', commit);
  return batch;
};

const { gateway: real } = dependencies;

/** The club's dependencies with a point before and after each call of the gateway. */
export const faultyDependencies: Dependencies = {
  ...dependencies,
  gateway: {
    ...real,
    authorize: (...call) => pass('authorize', () => real.authorize(...call)),
    find: (...call) => pass('find', () => real.find(...call)),
    capture: (...call) => pass('capture', () => real.capture(...call)),
    void: (...call) => pass('void', () => real.void(...call)),
    refund: (...call) => pass('refund', () => real.refund(...call)),
  },
};

/** Runs an operation through its points, with a fault at one of them or without. */
export const through = async <Result>(
  fault: Fault | null,
  work: () => Promise<Result>,
): Promise<{ result: Result | Struck; passage: Passage }> => {
  const passage: Passage = { fault, passed: [], isStruck: false };
  try {
    return { result: await underway.run(passage, work), passage };
  } catch (error) {
    // How the operation handles the fault is up to it; the records are checked later.
    if (passage.isStruck) return { result: new Struck(String(error)), passage };
    throw error;
  }
};
