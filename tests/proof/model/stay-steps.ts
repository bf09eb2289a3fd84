import type { StoredBooking } from '@club/domain/booking/booking';
import * as fc from 'fast-check';
import type { CardName } from './acts.ts';
import { bookingsOf, cancel, change } from './acts.ts';
import { BOOK_ERRORS } from './booking-steps.ts';
import type { Criteria } from './choices.ts';
import {
  anyCard,
  anyMember,
  anyNumber,
  anyRequestId,
  anyCriteria,
  pickFrom,
  stayFor,
} from './choices.ts';
import type { Stage } from './stage.ts';
import { personAt } from './stage.ts';
import type { Step } from './story.ts';
import { act, dependenciesFor, expectOutcome } from './story.ts';

const someBooking = async (
  stage: Stage,
  who: number,
  which: number,
): Promise<StoredBooking | undefined> => {
  const own = await bookingsOf(personAt(stage, who));
  return pickFrom(own, which);
};

const cancelStep = (who: number, which: number): Step => ({
  name: `cancel ${JSON.stringify({ who, which })}`,
  run: async (memory, stage, fault) => {
    const booking = await someBooking(stage, who, which);
    if (booking === undefined) return;
    const outcome = await act(fault, () =>
      cancel(personAt(stage, who), booking, stage.nowMs, dependenciesFor(fault)),
    );
    if (outcome === null) return;
    expectOutcome(memory, 'Cancelling', outcome, ['status-not-allowed', 'refund-changed']);
  },
});

const changeStep = (
  who: number,
  which: number,
  criteria: Criteria,
  card: CardName,
  requestId: string,
): Step => ({
  name: `change ${JSON.stringify({ who, which, criteria, card })}`,
  run: async (memory, stage, fault) => {
    const booking = await someBooking(stage, who, which);
    if (booking === undefined) return;
    const { resortId: _here, ...to } = stayFor(stage, criteria);
    const outcome = await act(fault, () =>
      change(
        personAt(stage, who),
        booking,
        to,
        requestId,
        card,
        stage.nowMs,
        dependenciesFor(fault),
      ),
    );
    if (outcome === null) return;
    expectOutcome(memory, 'Changing', outcome, [
      ...BOOK_ERRORS,
      'not-changeable',
      'change-price-changed',
    ]);
  },
});

export const anyCancellation = fc.tuple(anyMember, anyNumber).map((of) => cancelStep(...of));
export const anyChange = fc
  .tuple(anyMember, anyNumber, anyCriteria, anyCard, anyRequestId)
  .map((of) => changeStep(...of));
