import type { Input, Output } from '@club/domain/api/contract';
import type { Difference, StayChange } from '@club/domain/booking/stay-change';
import type { ApiFailure, CallError, CallResult } from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { createAttempt, isOpenError } from '../../kernel/storage/attempt.ts';
import type { CheckedCard, PaidWith, RequestToken } from '../../shared/payment/card-token.ts';
import { paidWith } from '../../shared/payment/card-token.ts';

/** One confirmed change. */
export type ChangeOrder = {
  bookingId: string;
  change: StayChange;
  /** The difference that is shown. */
  expected: Difference;
  /** Pays the difference of a dearer stay paid by card. */
  card: CheckedCard | null;
};

/** The outcome of a change. */
export type ChangeOutcome =
  | { kind: 'changed'; difference: Difference }
  /** The difference shown is not the server's; `difference` is the server's, where it sent one. */
  | { kind: 'price-changed'; difference: Difference | null }
  /** It is unknown whether the change was made; sending it again is safe. */
  | { kind: 'unknown'; error: CallError }
  /** Nothing was changed. */
  | { kind: 'rejected'; error: ApiFailure };

/** An order with its payment. */
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
  // The key belongs to an order with another payment, for instance another card.
  reusedKey: () => 'replace',
});

const outcomeOf = (error: CallError): ChangeOutcome => {
  if (error.kind === 'network' || isOpenError(error.code)) return { kind: 'unknown', error };
  return error.code === 'change-price-changed'
    ? { kind: 'price-changed', difference: error.details?.difference ?? null }
    : { kind: 'rejected', error };
};

/**
 * Moves a stay to other dates or another unit; a repeat after a lost response never changes or charges
 * twice. Never throws; tests replace `send` and `requestToken`.
 */
export const changeTrip = async (
  order: ChangeOrder,
  send?: SendChange,
  requestToken?: RequestToken,
): Promise<ChangeOutcome> => {
  const paid = await paidWith(order.card, requestToken);
  // Nothing was sent under the id of this attempt, so the attempt is kept.
  if (!paid.ok) return outcomeOf(paid.error);
  const result = await changeBooking(
    { ...order, paymentDetails: paid.value },
    send && sendThrough(send),
  );
  return result.ok
    ? { kind: 'changed', difference: result.value.difference }
    : outcomeOf(result.error);
};
