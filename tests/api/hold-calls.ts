import type { Output } from '@club/domain/api/contract';
import type { CallableAnswer, Person } from './api-client.ts';
import { callCallable } from './api-client.ts';
import { STAY } from './booking-stage.ts';

export type Hold = Output<'holdOffer'>;

/** Asks for a hold of `STAY` by points, or of what is changed of it. */
export const hold = (
  person: Person | null,
  resortId: string,
  changes: Record<string, unknown> = {},
): Promise<CallableAnswer> =>
  callCallable(
    'holdoffer',
    { resortId, vacationType: 'rciPoints', ...STAY, ...changes },
    person?.token ?? null,
  );

/** A hold that is given. */
export const held = async (...asked: Parameters<typeof hold>): Promise<Hold> => {
  const { result, error } = await hold(...asked);
  if (result === undefined) throw new Error(`No hold: ${JSON.stringify(error)}`);
  return result as Hold;
};

/** Releases a hold; returns what the callable does. */
export const release = async (person: Person, holdId: string): Promise<unknown> =>
  (await callCallable('releasehold', { holdId }, person.token)).result;

/** Asks for the full time of a hold. */
export const extend = (person: Person, holdId: string): Promise<CallableAnswer> =>
  callCallable('extendhold', { holdId }, person.token);
