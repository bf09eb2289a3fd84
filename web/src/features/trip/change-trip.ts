import type { Input, Output } from '@club/domain/api/contract';
import type { Difference, StayChange } from '@club/domain/booking/stay-change';
import type { ApiFailure, CallError, CallResult } from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { createAttempt, isOpenRefusal } from '../../kernel/storage/attempt.ts';
import type { CheckedCard, PaidWith, RequestToken } from '../../shared/payment/card-token.ts';
import { paidWith } from '../../shared/payment/card-token.ts';

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

/** An order with what pays for it. */
type PaidOrder = ChangeOrder & { paymentDetails: PaidWith };

/** Sends a change to the server. */
export type SendChange = (
  input: Input<'changeBooking'>,
) => Promise<CallResult<Output<'changeBooking'>>>;

const sendThrough =
  (send: SendChange) =>
  ({ bookingId, change, expected, paymentDetails }: PaidOrder, requestId: string) =>
    send({ bookingId, requestId, ...change, expected, paymentDetails });

const changeBooking = createAttempt({
  storageKey: 'changeAttempt',
  orderKey: ({ bookingId, change }: PaidOrder) =>
    [bookingId, change.unitType, change.startDate, change.endDate].join(' · '),
  send: sendThrough((input) => callFunction('changeBooking', input)),
  // It belongs to an order that was paid in another way, by another card for instance.
  reusedKey: () => 'replace',
});

const answerTo = (error: CallError): ChangeAnswer => {
  if (error.kind === 'network' || isOpenRefusal(error.code)) return { kind: 'unknown', error };
  return error.code === 'change-price-changed'
    ? { kind: 'price-changed', difference: error.details?.difference ?? null }
    : { kind: 'refused', error };
};

/**
 * Moves a stay to other dates or another unit; a repeat after a lost answer never changes or charges
 * twice. Never throws; `send` and `requestToken` are the ways to the server, for tests.
 */
export const changeTrip = async (
  order: ChangeOrder,
  send?: SendChange,
  requestToken?: RequestToken,
): Promise<ChangeAnswer> => {
  const paid = await paidWith(order.card, requestToken);
  // Nothing was sent under the id of this attempt, so what is known about it stays as it is.
  if (!paid.ok) return answerTo(paid.error);
  const answer = await changeBooking(
    { ...order, paymentDetails: paid.value },
    send && sendThrough(send),
  );
  return answer.ok
    ? { kind: 'changed', difference: answer.value.difference }
    : answerTo(answer.error);
};
