import { Fault } from './fault.ts';
import { STATIC_STAGES, SUITE_STAGES } from './test-stages.ts';
import type { StageName } from './test-stages.ts';

/** Which stages to run, and what to pass on to the runner when it is only one. */
export type Selection = { stages: readonly StageName[]; extra: readonly string[] };

const ALL: readonly StageName[] = [...STATIC_STAGES, ...SUITE_STAGES];

const stageNamed = (name: string): StageName => {
  const stage = ALL.find((candidate) => candidate === name);
  if (stage === undefined) {
    throw new Fault(`There is no stage "${name}".`, [`The stages are ${ALL.join(', ')}.`]);
  }
  return stage;
};

/**
 * Reads the command line: nothing for everything, `--only rules,api` for some stages,
 * `emulators [stage] [arguments for its runner]` for those that need emulators.
 */
export const readSelection = (args: readonly string[]): Selection => {
  const [first, second, ...rest] = args;
  if (first === undefined) return { stages: ALL, extra: [] };
  if (first === '--only' && second !== undefined) {
    return { stages: second.split(',').map(stageNamed), extra: rest };
  }
  if (first === 'emulators') {
    return second === undefined
      ? { stages: SUITE_STAGES, extra: [] }
      : { stages: [stageNamed(second)], extra: rest };
  }
  throw new Fault(`Unknown argument "${first}".`, [
    'npm test [-- --only <stage>[,<stage>] [arguments for the runner]]',
    'npm run test:emulators [-- <stage> [arguments for the runner]]',
    `The stages are ${ALL.join(', ')}.`,
  ]);
};
