import * as fc from 'fast-check';
import { completeWork } from '../../../functions/src/maintenance/complete-work.ts';
import type { Violation } from '../oracle/violation.ts';
import { consultOracle, describeViolations } from '../oracle.ts';
import { CARDS } from './acts.ts';
import { anyCommand } from './commands.ts';
import type { Stage } from './stage.ts';
import { db, dependencies, openStage } from './stage.ts';
import type { Memory } from './story.ts';

/** How many stories are told, how long they are, and with which seed (and path, to tell one again). */
export type ModelRun = {
  seed: number;
  path?: string | undefined;
  stories: number;
  /** Most commands in a story. */
  length: number;
  /** Ends with the story during which this time is over, milliseconds. */
  withinMs?: number;
  onStory?: (stories: number, commands: number) => void;
};

/** Longer than any hold, with the minute that maintenance has. */
const QUIET_MS = (480 + 61) * 1000;
const MOST_RUNS = 6;

/** Lets time pass and finishes what is open, as the schedules do. */
export const settle = async (stage: Stage): Promise<void> => {
  stage.nowMs += QUIET_MS;
  for (let run = 0; run < MOST_RUNS; run += 1) {
    const done = await completeWork(dependencies, stage.nowMs);
    if (Object.values(done).every((count) => count === 0)) return;
  }
};

/** What the oracle says about the members and resorts of a stage. */
export const violationsOf = (stage: Stage, isSettled: boolean): Promise<Violation[]> =>
  consultOracle(db, {
    scope: {
      members: stage.people.map(({ uid }) => uid),
      resorts: stage.resorts.map(({ id }) => id),
    },
    nowMs: stage.nowMs,
    isSettled,
    canaries: Object.values(CARDS).flatMap((card) => [card, card.replaceAll(' ', '')]),
  });

const expectClean = async (stage: Stage, isSettled: boolean): Promise<void> => {
  const violations = await violationsOf(stage, isSettled);
  if (violations.length > 0) throw new Error(describeViolations(violations).join('\n'));
};

/** How a failed story is told again. */
const replayLine = (seed: number, path: string): string =>
  `npm run proof:model -- --seed ${seed} --path "${path}"`;

/**
 * Tells random stories of four members, two small resorts and everything that can happen to a
 * booking, faults and crowds included, each in a part of the club of its own; the oracle checks the
 * records as they stand at the end, and again once time has passed and open work was finished. Throws
 * with the shortest story that goes wrong, its seed and how to tell it again.
 */
export const runModel = async (
  run: ModelRun,
): Promise<{ stories: number; commands: number; tally: ReadonlyMap<string, number> }> => {
  const tally = new Map<string, number>();
  let [stories, commands] = [0, 0];
  const property = fc.asyncProperty(
    fc.commands(anyCommand, { maxCommands: run.length, size: 'max' }),
    async (story) => {
      const stage = await openStage(4, [1, 2]);
      const memory: Memory = { sent: [], deposits: [], commands: 0, tally };
      await fc.asyncModelRun(() => ({ model: memory, real: stage }), story);
      await expectClean(stage, false);
      await settle(stage);
      await expectClean(stage, true);
      stories += 1;
      commands += memory.commands;
      run.onStory?.(stories, commands);
    },
  );
  const { failed, counterexamplePath, errorInstance, counterexample } = await fc.check(property, {
    seed: run.seed,
    numRuns: run.stories,
    endOnFailure: false,
    ...(run.path === undefined ? {} : { path: run.path }),
    ...(run.withinMs === undefined
      ? {}
      : { interruptAfterTimeLimit: run.withinMs, markInterruptAsFailure: false }),
  });
  if (failed) {
    throw new Error(
      [
        `A story goes wrong (seed ${run.seed}). Again:`,
        `  ${replayLine(run.seed, counterexamplePath ?? '')}`,
        [...(counterexample?.[0] ?? [])].map((command) => command.toString()).join('\n'),
        String(errorInstance),
      ].join('\n'),
    );
  }
  return { stories, commands, tally };
};
