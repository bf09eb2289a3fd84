import type { Input, Output } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import { boundsOf } from '@club/domain/limits/member-bounds';
import type { StoredBooking } from '@club/domain/booking/booking';
import { error as logError } from 'firebase-functions/logger';
import type { PendingChange } from '../../store/collections.ts';
import { collections } from '../../store/collections.ts';
import type { Caller, Handler } from '../../kernel/http/handler.ts';
import { cardSlot, returnCardAttempt } from '../../limits/card-attempt.ts';
import type { PaymentDependencies, PaymentGateway } from '../../payments/payment-gateway.ts';
import type { ReducedCard } from '../../payments/reduced-card.ts';
import { hasCard, reduceCard } from '../../payments/reduced-card.ts';
import { hasConfirmedEmail } from '../../account/confirmed-email.ts';
import { bookableResort, capOf, findResort } from '../../resorts/bookable-resort.ts';
import { changeIdFor, fingerprintOf } from '../../store/document-ids.ts';
import type { CardPayment } from '../pay/card-payment.ts';
import { declinedCard } from '../pay/card-payment.ts';
import type { Changed } from './change-decision.ts';
import { decideChange, sameChange } from './change-decision.ts';
import { commitToBooking } from '../commit-to-booking.ts';
import { checkOffer } from '../offer-check.ts';
import { finishChangeMoney, payForChange } from './settle-change.ts';
import { requireBooking } from '../require-booking.ts';

/** A member's attempt to change a stay. */
type Attempt = {
  flow: CardPayment;
  caller: Caller;
  input: Input<'changeBooking'>;
  booking: StoredBooking;
  card: ReducedCard | null;
  changeId: string;
  fingerprint: string;
};

const cardOf = async (
  { paymentDetails }: Input<'changeBooking'>,
  { paymentMethod, uid }: StoredBooking,
  nowMs: number,
  gateway: PaymentGateway,
): Promise<ReducedCard | null> => {
  if (!hasCard(paymentDetails)) return null;
  if (paymentMethod === 'points') {
    const message = 'A stay paid with points is changed without a card.';
    throw new ApiError('invalid-input', { field: 'paymentDetails', message });
  }
  return reduceCard(paymentDetails, { uid, nowMs, gateway });
};

/**
 * The change of an earlier call with this request id; else makes the change, or holds its nights.
 */
const begin = async (attempt: Attempt): Promise<Changed> => {
  const { flow, caller, input, booking: found, card, changeId, fingerprint } = attempt;
  const { db, context } = flow;
  const earlier = (await collections(db).changes.doc(changeId).get()).data();
  if (earlier !== undefined) {
    const change = sameChange(earlier, fingerprint);
    // Read after the change, so that it includes a change that is done.
    return { booking: await requireBooking(db, found._id, caller.uid), change };
  }
  const { startDate, endDate, unitType, expected } = input;
  const change = { startDate, endDate, unitType };
  const resortId = found.resort._id;
  const check = checkOffer(
    { ...change, resortId, vacationType: found.vacationType },
    context.nowMs,
  );
  if (!check.ok) throw check.error;
  const resort = bookableResort(await findResort(db, resortId));
  const order = {
    changeId,
    change,
    expected,
    card: card?.details ?? null,
    fingerprint,
    entryId: collections(db).audit.doc().id,
    quote: check.quote,
    cap: capOf(resort),
    bounds: boundsOf(await hasConfirmedEmail(caller)),
  };
  const options = {
    forMember: true,
    otherStay: { resortId, ...change },
    otherPaymentId: changeId,
    changeId,
    ...(card === null ? {} : { slot: cardSlot(caller, card, changeId) }),
  };
  return commitToBooking(db, found, options, context.nowMs, (facts, booking) =>
    decideChange(facts, booking, order, context),
  );
};

/**
 * Completes the payments at the gateway; throws 'busy' when the stay has changed but a refund is
 * due.
 */
const settleMoney = async ({ flow, changeId }: Attempt, change: PendingChange): Promise<void> => {
  try {
    await finishChangeMoney(flow, { ...change, changeId });
  } catch (error) {
    logError('The money of a change is still open.', { changeId, error: String(error) });
    if (change.state !== 'done') return;
    throw new ApiError('busy', {
      message: 'The stay is changed, but the refund is still on its way. Please try again.',
    });
  }
};

/** Charges the card for a held change; returns the change and its booking after that. */
const pay = async (attempt: Attempt, { booking, change }: Changed): Promise<Changed> => {
  const { flow, changeId, card } = attempt;
  if (card === null) throw new Error('A held change has no card.');
  const settled = await payForChange(flow, { ...change, changeId }, card.token);
  const ended: PendingChange = settled.change ?? { ...change, state: 'expired' };
  if (ended.state !== 'declined') {
    await returnCardAttempt(flow.db, cardSlot(attempt.caller, card, changeId), flow.context.nowMs);
  }
  const { soldOutNights } = settled;
  if (soldOutNights.length > 0) {
    await settleMoney(attempt, ended);
    throw new ApiError('sold-out', { details: { soldOutNights } });
  }
  return { booking: settled.change === null ? booking : settled.booking, change: ended };
};

/** Completes a change and returns or throws its outcome. */
const finish = async (attempt: Attempt, begun: Changed): Promise<Output<'changeBooking'>> => {
  const { booking, change } = begun.change.state === 'held' ? await pay(attempt, begun) : begun;
  await settleMoney(attempt, change);
  switch (change.state) {
    case 'done':
      return { booking, difference: change.difference };
    case 'declined':
      throw await declinedCard(attempt.flow.db, attempt.changeId);
    case 'expired':
      throw new ApiError('hold-ended', {
        message: 'The change was not made. Your stay is as it was, and nothing was charged.',
      });
    case 'held':
      throw new ApiError('in-progress', { details: { bookingId: booking._id } });
  }
};

/**
 * The callable `changebooking`: moves a stay of the caller to other dates or another unit of its
 * resort, for the difference that was shown. The new nights are taken before the old ones are
 * released. Points and cash refunds move in one commit; a higher price is charged to the card in
 * full, and the old price is refunded once the stay has moved. The same `requestId` changes the
 * stay once.
 */
export const changeBooking: Handler<
  'changeBooking',
  'caller' | 'nowMs',
  PaymentDependencies
> = async (input, { caller, nowMs, db, gateway }) => {
  const { bookingId, requestId, startDate, endDate, unitType, expected } = input;
  const booking = await requireBooking(db, bookingId, caller.uid);
  const card = await cardOf(input, booking, nowMs, gateway);
  const attempt: Attempt = {
    flow: { db, gateway, context: { nowMs, actor: caller.uid } },
    caller,
    input,
    booking,
    card,
    changeId: changeIdFor(bookingId, requestId),
    fingerprint: fingerprintOf([startDate, endDate, unitType, expected, card?.details ?? null]),
  };
  return finish(attempt, await begin(attempt));
};
