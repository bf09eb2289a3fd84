import type { Output } from '@club/domain/api/contract';
import type { HoldTime } from '@club/domain/api/operations/holds';
import type { CallError, CallResult } from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { forgetHold, offerHoldIds, renewHold, writeHold } from './hold-store.ts';
import type { Stay } from '../stay/stay-query.ts';

/**
 * When a hold ends on this device's clock (milliseconds since 1970). The clocks may differ; the time
 * that is left does not.
 */
const deadlineOf = ({ expiresAt, serverNow }: HoldTime): number =>
  Date.now() + (expiresAt - serverNow);

/** Releases that are under way; whoever asks for a hold waits for them, or they would undo it. */
const releases = new Set<Promise<unknown>>();

/** Resolves once no release is under way. */
const releasesDone = async (): Promise<void> => {
  await Promise.allSettled(releases);
};

/** Lets go of a hold; one that cannot be reached ends by itself. */
export const releaseHold = async (holdId: string): Promise<void> => {
  forgetHold(holdId);
  const release = callFunction('releaseHold', { holdId });
  releases.add(release);
  await release;
  releases.delete(release);
};

/** Lets go of all offers, but not of what a waitlist keeps for the member. */
export const releaseOffers = async (): Promise<void> => {
  await Promise.all(offerHoldIds().map(releaseHold));
};

/**
 * Asks the server to hold a stay and remembers the hold for all screens and tabs. The same offer
 * again gives the hold that runs. `another` is true once the member has said that they want one more unit
 * of a stay that they have booked.
 */
export const takeHold = async (
  stay: Stay,
  another = false,
): Promise<CallResult<Output<'holdOffer'>>> => {
  await releasesDone();
  const answer = await callFunction('holdOffer', another ? { ...stay, another } : stay);
  if (answer.ok) {
    const { holdId, source, extensionsLeft } = answer.value;
    writeHold({ stay, holdId, deadline: deadlineOf(answer.value), source, extensionsLeft });
  }
  return answer;
};

/** Gives a hold its full time again; null when that worked, else why not. */
export const extendHold = async (holdId: string): Promise<CallError | null> => {
  const answer = await callFunction('extendHold', { holdId });
  if (!answer.ok) {
    const { error } = answer;
    const isOver = error.kind === 'api' && error.code === 'hold-ended';
    if (isOver) renewHold(holdId, { deadline: Date.now(), extensionsLeft: 0 });
    return error;
  }
  renewHold(holdId, {
    deadline: deadlineOf(answer.value),
    extensionsLeft: answer.value.extensionsLeft,
  });
  return null;
};
