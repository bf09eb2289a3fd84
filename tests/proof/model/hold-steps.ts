import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import * as fc from 'fast-check';
import { extend, heldBy, hold, release } from './acts.ts';
import { BOOK_ERRORS } from './booking-steps.ts';
import type { Criteria } from './choices.ts';
import { anyMember, anyMethod, anyNumber, anyCriteria, pickFrom, stayFor } from './choices.ts';
import { expectRightlySoldOut } from './sold-out-check.ts';
import { personAt } from './stage.ts';
import type { Step } from './story.ts';
import { act, expectOutcome } from './story.ts';

const holdStep = (who: number, criteria: Criteria, method: PaymentMethod): Step => ({
  name: `hold ${JSON.stringify({ who, criteria, method })}`,
  run: async (memory, stage, fault) => {
    const person = personAt(stage, who);
    const stay = stayFor(stage, criteria);
    const outcome = await act(fault, () => hold(person, stay, method, stage.nowMs));
    if (outcome === null) return;
    expectOutcome(memory, 'A hold', outcome, BOOK_ERRORS);
    await expectRightlySoldOut(stage, person, stay, outcome);
  },
});

const holdEndStep = (who: number, which: number, isExtended: boolean): Step => ({
  name: `${isExtended ? 'extend' : 'release'} ${JSON.stringify({ who, which })}`,
  run: async (memory, stage, fault) => {
    const person = personAt(stage, who);
    const held = await heldBy(person);
    const holdId = pickFrom(held, which);
    if (holdId === undefined) return;
    const outcome = await act<unknown>(fault, () =>
      isExtended ? extend(person, holdId, stage.nowMs) : release(person, holdId, stage.nowMs),
    );
    if (outcome !== null) {
      expectOutcome(
        memory,
        'A hold’s end',
        outcome,
        isExtended ? ['hold-ended', 'extension-limit'] : [],
      );
    }
  },
});

export const anyHold = fc.tuple(anyMember, anyCriteria, anyMethod).map((of) => holdStep(...of));
export const anyHoldEnd = fc
  .tuple(anyMember, anyNumber, fc.boolean())
  .map((of) => holdEndStep(...of));
