import type { AsyncCommand } from 'fast-check';
import * as fc from 'fast-check';
import type { Fault } from '../faults/fault-points.ts';
import { FAULT_KINDS, FAULT_SIDES } from '../faults/fault-points.ts';
import { anyBooking, anyRepeat } from './booking-steps.ts';
import { anyHold, anyHoldEnd } from './hold-steps.ts';
import { anyJoining, anyLeaving, anySearching } from './queue-steps.ts';
import { anyDeposit } from './points-steps.ts';
import type { Stage } from './stage.ts';
import { anyCancellation, anyChange } from './stay-steps.ts';
import type { Memory, Step } from './story.ts';
import { anyWait, eventsComeAgain, recovery } from './time-steps.ts';

type Command = AsyncCommand<Memory, Stage>;

class Single implements Command {
  readonly step: Step;
  readonly fault: Fault | null;

  constructor(step: Step, fault: Fault | null) {
    this.step = step;
    this.fault = fault;
  }
  check(): boolean {
    return true;
  }
  async run(memory: Memory, stage: Stage): Promise<void> {
    memory.commands += 1;
    await this.step.run(memory, stage, this.fault);
  }
  toString(): string {
    return this.fault === null ? this.step.name : `${this.step.name} ${JSON.stringify(this.fault)}`;
  }
}

/** Several at once; what comes first is left to the machine. */
class Together implements Command {
  readonly steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.steps = steps;
  }
  check(): boolean {
    return true;
  }
  async run(memory: Memory, stage: Stage): Promise<void> {
    memory.commands += this.steps.length;
    await Promise.all(
      this.steps.map((step) => step.run(memory, { ...stage, isCrowded: true }, null)),
    );
  }
  toString(): string {
    return `together(${this.steps.map(({ name }) => name).join('; ')})`;
  }
}

// A seed tells its stories by the order and the weights here.
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: anyBooking },
  { weight: 2, arbitrary: anyRepeat },
  { weight: 4, arbitrary: anyHold },
  { weight: 2, arbitrary: anyHoldEnd },
  { weight: 3, arbitrary: anyCancellation },
  { weight: 3, arbitrary: anyChange },
  { weight: 2, arbitrary: anyDeposit },
  { weight: 3, arbitrary: anyJoining },
  { weight: 2, arbitrary: anySearching },
  { weight: 1, arbitrary: anyLeaving },
  { weight: 3, arbitrary: anyWait },
  { weight: 1, arbitrary: fc.constant(eventsComeAgain) },
  { weight: 2, arbitrary: fc.constant(recovery) },
);

const fault: fc.Arbitrary<Fault> = fc.record({
  at: fc.integer({ min: 1, max: 6 }),
  side: fc.constantFrom(...FAULT_SIDES),
  // 'exit' ends the whole process: it has proofs of its own.
  kind: fc.constantFrom(...FAULT_KINDS.filter((kind) => kind !== 'exit')),
});

/** Everything that can happen in a story. */
export const anyCommand: fc.Arbitrary<Command>[] = [
  step.map((one) => new Single(one, null)),
  step.map((one) => new Single(one, null)),
  fc.tuple(step, fault).map(([one, struck]) => new Single(one, struck)),
  fc.array(step, { minLength: 2, maxLength: 4 }).map((steps) => new Together(steps)),
];
