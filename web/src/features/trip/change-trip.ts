import type { Input, Output } from '@club/domain/api/contract';
import type { Difference, StayChange } from '@club/domain/booking/stay-change';
import type { ApiFailure, CallError, CallResult } from '../../lib/api-client.ts';
import { callFunction } from '../../lib/api-client.ts';
import { MAX_POLLS, attempts, isOpenRefusal, pollPause } from '../../lib/attempts.ts';
import type { CheckedCard, PaidWith, RequestToken } from '../../lib/card-token.ts';
import { paidWith } from '../../lib/card-token.ts';

/** What one press on the button orders. */
export type ChangeOrder = {
  bookingId: string;
  change: StayChange;
  /** The difference that is shown. */
  expected: Difference;
  /** Pays what a stay paid by card gets dearer by. */
  card: CheckedCard | null;
};

/** What came of it. */
export type ChangeAnswer =
  | { kind: 'changed'; difference: Difference }
  /** The difference shown is not the server's; `difference` has the one that holds, if it told. */
  | { kind: 'price-changed'; difference: Difference | null }
  /** Nobody knows whether it got through; sending it again is safe. */
  | { kind: 'unknown'; error: CallError }
  /** Nothing was changed. */
  | { kind: 'refused'; error: ApiFailure };

const changes = attempts('changeAttempt');

const orderKey = ({ bookingId, change }: ChangeOrder): string =>
  [bookingId, change.unitType, change.startDate, change.endDate].join(' · ');

/** Sends a change to the server. */
export type SendChange = (
  input: Input<'changeBooking'>,
) => Promise<CallResult<Output<'changeBooking'>>>;

const sendChange: SendChange = (input) => callFunction('changeBooking', input);

const inputOf = (
  order: ChangeOrder,
  paymentDetails: PaidWith,
  requestId: string,
): Input<'changeBooking'> => ({
  bookingId: order.bookingId,
  requestId,
  ...order.change,
  expected: order.expected,
  paymentDetails,
});

const answerTo = (error: CallError): ChangeAnswer => {
  if (error.kind === 'network' || isOpenRefusal(error.code)) return { kind: 'unknown', error };
  return error.code === 'change-price-changed'
    ? { kind: 'price-changed', difference: error.details?.difference ?? null }
    : { kind: 'refused', error };
};

/**
 * Moves a stay to other dates or another unit. One request id per attempt, made before it is sent and
 * kept until the server has answered, so that a repeat after a lost answer never changes or charges
 * twice; an id that belongs to another order (another card, say) is replaced once. Never throws.
 */
export const changeTrip = async (
  order: ChangeOrder,
  send: SendChange = sendChange,
  requestToken?: RequestToken,
): Promise<ChangeAnswer> => {
  const paid = await paidWith(order.card, requestToken);
  // Nothing was sent under the id of this attempt, so what is known about it stays as it is.
  if (!paid.ok) return answerTo(paid.error);
  const tryOnce = async (polls: number, isNewId: boolean): Promise<ChangeAnswer> => {
    const answer = await send(inputOf(order, paid.value, changes.keyOf(orderKey(order))));
    if (answer.ok) {
      changes.end();
      return { kind: 'changed', difference: answer.value.difference };
    }
    const { error } = answer;
    if (error.kind === 'api') {
      if (error.code === 'in-progress' && polls < MAX_POLLS) {
        await pollPause();
        return tryOnce(polls + 1, isNewId);
      }
      if (!isOpenRefusal(error.code)) changes.end();
      if (error.code === 'key-reused' && !isNewId) return tryOnce(polls, true);
    }
    return answerTo(error);
  };
  return tryOnce(0, false);
};
