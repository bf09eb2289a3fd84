import * as fc from 'fast-check';
import { deposit } from './acts.ts';
import { anyMember, anyNumber, anyRequestId, pickFrom } from './choices.ts';
import { personAt } from './stage.ts';
import type { Step } from './story.ts';
import { act, expectOutcome } from './story.ts';

const depositStep = (
  who: number,
  points: number,
  requestId: string,
  again: number | null,
): Step => ({
  name: `deposit ${JSON.stringify({ who, points, again })}`,
  run: async (memory, stage, fault) => {
    const earlier = again === null ? undefined : pickFrom(memory.deposits, again);
    const order = earlier ?? { who, points, requestId };
    const outcome = await act(fault, () =>
      deposit(personAt(stage, order.who), order.points, order.requestId, stage.nowMs),
    );
    if (earlier === undefined) memory.deposits.push(order);
    if (outcome !== null) expectOutcome(memory, 'A deposit', outcome, ['deposit-limit']);
  },
});

export const anyDeposit = fc
  .tuple(
    anyMember,
    fc.integer({ min: 1, max: 90_000 }),
    anyRequestId,
    fc.option(anyNumber, { nil: null, freq: 3 }),
  )
  .map((of) => depositStep(...of));
