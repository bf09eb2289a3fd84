import { ApiError } from '@club/domain/api/errors';
import { error as logError } from 'firebase-functions/logger';
import { collections } from '../../store/collections.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import type { PaymentDependencies } from '../../payments/payment-gateway.ts';
import { hasConfirmedEmail } from '../../account/confirmed-email.ts';
import { requireRecentSignIn, SENSITIVE_SECONDS } from '../../account/recent-sign-in.ts';
import { paymentIdOf } from '../booking-life.ts';
import type { Cancelled, CancelOrder } from './cancel-decision.ts';
import { decideCancel } from './cancel-decision.ts';
import type { CardPayment } from '../pay/card-payment.ts';
import { completePayment } from '../pay/card-payment.ts';
import { commitToBooking } from '../commit-to-booking.ts';
import { refundPayment } from '../pay/refund-payment.ts';
import { wholeBooking } from '../whole-booking.ts';

/** A cancellation by somebody (a uid, or 'system') at an instant (milliseconds since 1970). */
export type Cancellation = CancelOrder & {
  actor: string;
  nowMs: number;
  /** True when the actor is a member, who can cancel nothing but what is their own. */
  isMember?: boolean;
};

/** What is left to do at the gateway after the commit: money back, or a capture made up for. */
const settleMoney = async (flow: CardPayment, { booking }: Cancelled): Promise<void> => {
  if (booking.paymentMethod !== 'cash') return;
  await completePayment(flow, booking);
  try {
    await refundPayment(flow, paymentIdOf(booking));
  } catch (error) {
    logError('A refund is still open.', { bookingId: booking._id, error: String(error) });
    throw new ApiError('busy', {
      message: 'The stay is cancelled, but the refund is still on its way. Please try again.',
    });
  }
};

/**
 * Cancels a stay (rules 9.1): nights, guard, points, message and audit entry in one commit, then
 * the money at the gateway. The same call again answers the same and finishes a refund that was cut
 * short; a trigger does so, too. Throws ApiError 'booking-not-found', 'status-not-allowed'
 * (details.status), 'refund-changed' (details.refund) when `expected` is not what the server comes
 * to, and 'busy' when it is cancelled but the gateway could not be reached.
 */
export const cancelStay = async (
  bookingId: string,
  cancellation: Cancellation,
  { db, gateway }: PaymentDependencies,
): Promise<Cancelled> => {
  const { actor, nowMs, isMember = false, ...order } = cancellation;
  const occasion = { actor, nowMs };
  const found = await wholeBooking(db, bookingId, isMember ? actor : null);
  const entryId = collections(db).audit.doc().id;
  const besides = { forMember: isMember };
  const cancelled = await commitToBooking(db, found, besides, nowMs, (facts, booking) =>
    decideCancel(facts, booking, order, entryId, occasion),
  );
  await settleMoney({ db, gateway, occasion }, cancelled);
  return cancelled;
};

/**
 * The callable `cancelbooking`: an admin cancels any stay and says what goes back, a member their own
 * by the club's policy. Throws as `cancelStay` does, 'booking-not-found' for another member's stay,
 * too, 'not-allowed' (field 'refund') for a member who wants another refund than the policy's, and
 * 'recent-sign-in-needed' for an admin who does.
 */
export const cancelBooking: Handler<
  'cancelBooking',
  'caller' | 'nowMs',
  PaymentDependencies
> = async ({ bookingId, ...order }, { caller, nowMs, db, gateway }) => {
  const { uid, isAdmin } = caller;
  if (order.refund !== 'policy') {
    if (!isAdmin) throw new ApiError('not-allowed', { field: 'refund' });
    requireRecentSignIn(caller, nowMs, SENSITIVE_SECONDS);
  }
  // The mail about it goes out also where the address was confirmed after the token was made.
  if (!isAdmin) await hasConfirmedEmail(caller);
  const cancellation = { ...order, actor: uid, nowMs, isMember: !isAdmin };
  return cancelStay(bookingId, cancellation, { db, gateway });
};
