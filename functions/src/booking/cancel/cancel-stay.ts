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
import { requireBooking } from '../require-booking.ts';

/** A cancellation by `actor` (a uid, or 'system') at `nowMs` (milliseconds since 1970). */
export type Cancellation = CancelOrder & {
  actor: string;
  nowMs: number;
  /** True when the actor is a member, who can cancel only their own stays. */
  isMember?: boolean;
};

/** The gateway calls after the commit: a refund, or a capture that is still due. */
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
 * the money at the gateway. A repeated call completes an interrupted refund and returns the same; a
 * trigger does so, too. Throws ApiError 'booking-not-found', 'status-not-allowed' (details.status),
 * 'refund-changed' (details.refund) when `expected` differs from the server's figures, and 'busy'
 * when the stay is cancelled but the gateway could not be reached.
 */
export const cancelStay = async (
  bookingId: string,
  cancellation: Cancellation,
  { db, gateway }: PaymentDependencies,
): Promise<Cancelled> => {
  const { actor, nowMs, isMember = false, ...order } = cancellation;
  const context = { actor, nowMs };
  const found = await requireBooking(db, bookingId, isMember ? actor : null);
  const entryId = collections(db).audit.doc().id;
  const options = { forMember: isMember };
  const cancelled = await commitToBooking(db, found, options, nowMs, (facts, booking) =>
    decideCancel(facts, booking, order, entryId, context),
  );
  await settleMoney({ db, gateway, context }, cancelled);
  return cancelled;
};

/**
 * The callable `cancelbooking`: an admin cancels any stay and chooses the refund; members cancel
 * their own by the club's policy.
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
  // Records an address that was confirmed after the token was issued, so that the mail is sent.
  if (!isAdmin) await hasConfirmedEmail(caller);
  const cancellation = { ...order, actor: uid, nowMs, isMember: !isAdmin };
  return cancelStay(bookingId, cancellation, { db, gateway });
};
