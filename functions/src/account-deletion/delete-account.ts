import type { Handler } from '../kernel/http/handler.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { closeAccount } from './close-account.ts';
import { confirmedEmailOf } from '../account/confirmed-email.ts';
import { OWN_ACCOUNT_SECONDS, requireRecentSignIn } from '../account/recent-sign-in.ts';
import { runErasure } from './run-erasure.ts';

/**
 * The callable `deleteaccount`: closes and erases the caller's own account. Coming stays are
 * cancelled, and refunded as the club's policy says. Once the account is closed the rest is done
 * whatever becomes of this call. An admin has to be made a plain member by another one first.
 * Throws ApiError 'recent-sign-in-needed', 'self-demotion', or 'last-admin'.
 */
export const deleteAccount: Handler<
  'deleteAccount',
  'caller' | 'nowMs',
  PaymentDependencies
> = async (_nothing, { caller, nowMs, db, gateway }) => {
  requireRecentSignIn(caller, nowMs, OWN_ACCOUNT_SECONDS);
  const { uid } = caller;
  const email = caller.email === '' ? null : caller.email;
  const confirmedEmail = await confirmedEmailOf(uid);
  const order = { uid, actor: uid, email, confirmedEmail, nowMs };
  await runErasure(await closeAccount(order), { db, gateway });
  return { deleted: true };
};
