import { Fault } from './fault.ts';
import { FULL_STAGES, STATIC_STAGES, SUITE_STAGES } from './test-stages.ts';
import type { Scope, StageName } from './test-stages.ts';

/** Which stages to run, how much of each, and what to pass on to the runner of a single one. */
export type Selection = { scope: Scope; stages: readonly StageName[]; extra: readonly string[] };

const ALL: readonly StageName[] = [...STATIC_STAGES, ...SUITE_STAGES];

const stageNamed = (name: string): StageName => {
  const stage = ALL.find((candidate) => candidate === name);
  if (stage === undefined) {
    throw new Fault(`There is no stage "${name}".`, [`The stages are ${ALL.join(', ')}.`]);
  }
  return stage;
};

const inScope = (stages: readonly StageName[], scope: Scope): readonly StageName[] =>
  scope === 'full' ? stages : stages.filter((stage) => !FULL_STAGES.includes(stage));

/**
 * Reads the command line: nothing for everything that `npm test` holds, `full` first for the full
 * scope, then `--only rules,api` for some stages, or `emulators [stage] [arguments for its runner]`
 * for those that need emulators. A stage that is selected by name runs in full.
 */
export const readSelection = (args: readonly string[]): Selection => {
  const isFull = args[0] === 'full';
  const scope: Scope = isFull ? 'full' : 'quick';
  const [first, second, ...rest] = isFull ? args.slice(1) : args;
  if (first === undefined) return { scope, stages: inScope(ALL, scope), extra: [] };
  if (first === '--only' && second !== undefined) {
    return { scope, stages: second.split(',').map(stageNamed), extra: rest };
  }
  if (first === 'emulators') {
    return second === undefined
      ? { scope, stages: inScope(SUITE_STAGES, scope), extra: [] }
      : { scope: 'full', stages: [stageNamed(second)], extra: rest };
  }
  throw new Fault(`Unknown argument "${first}".`, [
    'npm test [-- --only <stage>[,<stage>] [arguments for the runner]]',
    'npm run test:full [-- --only <stage>[,<stage>] [arguments for the runner]]',
    'npm run test:emulators [-- <stage> [arguments for the runner]]',
    `The stages are ${ALL.join(', ')}.`,
  ]);
};
