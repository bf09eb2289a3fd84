import { addDays } from '@club/domain/calendar/local-date';
import * as fc from 'fast-check';
import { joinLine, leaveLine, placesOf } from './acts.ts';
import type { Wish } from './choices.ts';
import { anyMember, anyNumber, anyRequestId, anyWish, pickFrom, stayFor } from './choices.ts';
import { personAt } from './stage.ts';
import type { Step } from './story.ts';
import { act, expectOutcome } from './story.ts';

const joinStep = (who: number, wish: Wish, wider: number, requestId: string): Step => ({
  name: `join the line ${JSON.stringify({ who, wish, wider })}`,
  run: async (memory, stage, fault) => {
    const stay = stayFor(stage, wish);
    const window = { ...stay, endDate: addDays(stay.endDate, wider) };
    const outcome = await act(fault, () =>
      joinLine(personAt(stage, who), window, wish.nights, requestId, stage.nowMs),
    );
    if (outcome === null) return;
    expectOutcome(memory, 'Joining', outcome, [
      'already-waiting',
      'waitlist-limit',
      'invalid-input',
      'free-now',
      'waitlist-pause',
    ]);
  },
});

const leaveStep = (who: number, which: number): Step => ({
  name: `leave the line ${JSON.stringify({ who, which })}`,
  run: async (memory, stage, fault) => {
    const person = personAt(stage, who);
    const places = await placesOf(person);
    const entryId = pickFrom(places, which);
    if (entryId === undefined) return;
    const outcome = await act(fault, () => leaveLine(person, entryId, stage.nowMs));
    if (outcome !== null) expectOutcome(memory, 'Leaving', outcome, []);
  },
});

export const anyJoining = fc
  .tuple(anyMember, anyWish, fc.nat(3), anyRequestId)
  .map((of) => joinStep(...of));
export const anyLeaving = fc.tuple(anyMember, anyNumber).map((of) => leaveStep(...of));
