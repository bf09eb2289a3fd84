import type { Output } from '@club/domain/api/contract';
import type { HoldTime } from '@club/domain/api/operations/holds';
import type { CallError, CallResult } from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { forgetHold, offerHoldIds, renewHold, writeHold } from './hold-store.ts';
import type { Stay } from '../stay/stay-query.ts';

/**
 * When a hold ends on this device's clock (milliseconds since 1970). The clocks may differ; the
 * time left does not. It counts from when the request was sent: the server's clock was read after
 * that, so a slow response never shows the hold ending later than it does.
 */
const deadlineOf = ({ expiresAt, serverNow }: HoldTime, sentAt: number): number =>
  sentAt + (expiresAt - serverNow);

/** Releases under way. A new hold waits for them, or they would release it too. */
const releases = new Set<Promise<unknown>>();

/** Releases a hold. When the server cannot be reached, the hold expires by itself. */
export const releaseHold = async (holdId: string): Promise<void> => {
  forgetHold(holdId);
  const release = callFunction('releaseHold', { holdId });
  releases.add(release);
  await release;
  releases.delete(release);
};

/** Releases the holds of all offers, but not those of the waitlist. */
export const releaseOffers = async (): Promise<void> => {
  await Promise.all(offerHoldIds().map(releaseHold));
};

/**
 * Asks the server to hold a stay and remembers the hold for all screens and tabs. The same offer
 * again returns the running hold. `another` is true once the member has confirmed that they want
 * one more unit of a stay that they have booked.
 */
export const takeHold = async (
  stay: Stay,
  another = false,
): Promise<CallResult<Output<'holdOffer'>>> => {
  await Promise.allSettled(releases);
  const sentAt = Date.now();
  const result = await callFunction('holdOffer', another ? { ...stay, another } : stay);
  if (result.ok) {
    const { holdId, source, extensionsLeft } = result.value;
    writeHold({ stay, holdId, deadline: deadlineOf(result.value, sentAt), source, extensionsLeft });
  }
  return result;
};

/** Gives a hold its full time again; null on success. */
export const extendHold = async (holdId: string): Promise<CallError | null> => {
  const sentAt = Date.now();
  const result = await callFunction('extendHold', { holdId });
  if (!result.ok) {
    const { error } = result;
    const hasEnded = error.kind === 'api' && error.code === 'hold-ended';
    if (hasEnded) renewHold(holdId, { deadline: Date.now(), extensionsLeft: 0 });
    return error;
  }
  renewHold(holdId, {
    deadline: deadlineOf(result.value, sentAt),
    extensionsLeft: result.value.extensionsLeft,
  });
  return null;
};
