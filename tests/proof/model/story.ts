import type { ApiErrorCode } from '@club/domain/api/errors';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import type { Fault } from '../faults/fault-points.ts';
import { faultyDependencies, Struck, through } from '../faults/fault-points.ts';
import type { Outcome } from './acts.ts';
import { attempt } from './acts.ts';
import type { Stage } from './stage.ts';
import { dependencies } from './stage.ts';

/** A request to book that was sent, so that it can be sent again. */
type Sent = {
  who: number;
  body: Record<string, unknown>;
  key: string;
  /** What it was answered, when it was answered with a booking. */
  bookingId: string | null;
};

/** What the story remembers; the database remembers the rest. */
export type Memory = {
  sent: Sent[];
  /** Deposits by their request id: who, and how many points were confirmed. */
  deposits: { who: number; requestId: string; points: number }[];
  commands: number;
  /** How often each act came to what, so that a run shows what it has tried. */
  tally: Map<string, number>;
};

/** One step of a story: an act of a member, or passing time. */
export type Step = {
  name: string;
  run: (memory: Memory, stage: Stage, fault: Fault | null) => Promise<void>;
};

/** Errors that may come of anything; all others belong to what was asked. */
const ALWAYS: readonly ApiErrorCode[] = ['too-many-requests'];

export class Unexpected extends Error {}

/** Counts the outcome of an act. Throws for an error that it cannot have. */
export const expectOutcome = <Value>(
  memory: Memory,
  what: string,
  outcome: Outcome<Value>,
  allowed: readonly ApiErrorCode[],
): void => {
  const word = `${what}: ${outcome.ok ? 'done' : outcome.code}`;
  memory.tally.set(word, (memory.tally.get(word) ?? 0) + 1);
  if (outcome.ok || ALWAYS.includes(outcome.code) || allowed.includes(outcome.code)) return;
  throw new Unexpected(`${what} was rejected as '${outcome.code}'.`);
};

/** The dependencies of an act; some faults strike at the gateway. */
export const dependenciesFor = (fault: Fault | null): Dependencies =>
  fault === null ? dependencies : faultyDependencies;

/** Runs an act, perhaps through a fault; what a fault leaves open is no outcome. */
export const act = async <Value>(
  fault: Fault | null,
  work: () => Promise<Value>,
): Promise<Outcome<Value> | null> => {
  if (fault === null) return attempt(work);
  const { result, passage } = await through(fault, () => attempt(work));
  if (result instanceof Struck) return null;
  // A fault that was survived may still be felt as 'busy'.
  return passage.isStruck && !result.ok ? null : result;
};
