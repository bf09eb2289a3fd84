import { addDays } from '@club/domain/calendar/local-date';
import * as fc from 'fast-check';
import { joinQueue, leaveQueue, placesOf, searchResorts } from './acts.ts';
import type { Criteria } from './choices.ts';
import { anyMember, anyNumber, anyRequestId, anyCriteria, pickFrom, stayFor } from './choices.ts';
import { personAt } from './stage.ts';
import type { Step } from './story.ts';
import { act, expectOutcome } from './story.ts';

const joinStep = (who: number, criteria: Criteria, wider: number, requestId: string): Step => ({
  name: `join the queue ${JSON.stringify({ who, criteria, wider })}`,
  run: async (memory, stage, fault) => {
    const stay = stayFor(stage, criteria);
    const window = { ...stay, endDate: addDays(stay.endDate, wider) };
    const outcome = await act(fault, () =>
      joinQueue(personAt(stage, who), window, criteria.nights, requestId, stage.nowMs),
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

const searchStep = (who: number, criteria: Criteria, wider: number, requestId: string): Step => ({
  name: `save a search ${JSON.stringify({ who, criteria, wider })}`,
  run: async (memory, stage, fault) => {
    const stay = stayFor(stage, criteria);
    const window = { ...stay, endDate: addDays(stay.endDate, wider) };
    const resorts = stage.resorts.map(({ id }) => id);
    const outcome = await act(fault, () =>
      searchResorts(personAt(stage, who), resorts, window, criteria.nights, requestId, stage.nowMs),
    );
    if (outcome === null) return;
    expectOutcome(memory, 'Saving a search', outcome, [
      'already-waiting',
      'waitlist-limit',
      'invalid-input',
      'free-now',
      'waitlist-pause',
    ]);
  },
});

const leaveStep = (who: number, which: number): Step => ({
  name: `leave the queue ${JSON.stringify({ who, which })}`,
  run: async (memory, stage, fault) => {
    const person = personAt(stage, who);
    const places = await placesOf(person);
    const entryId = pickFrom(places, which);
    if (entryId === undefined) return;
    const outcome = await act(fault, () => leaveQueue(person, entryId, stage.nowMs));
    if (outcome !== null) expectOutcome(memory, 'Leaving', outcome, []);
  },
});

export const anyJoining = fc
  .tuple(anyMember, anyCriteria, fc.nat(3), anyRequestId)
  .map((of) => joinStep(...of));
export const anySearching = fc
  .tuple(anyMember, anyCriteria, fc.nat(3), anyRequestId)
  .map((of) => searchStep(...of));
export const anyLeaving = fc.tuple(anyMember, anyNumber).map((of) => leaveStep(...of));
