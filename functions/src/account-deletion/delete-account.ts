import type { Handler } from '../kernel/http/handler.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { closeAccount } from './close-account.ts';
import { confirmedEmailOf } from '../account/confirmed-email.ts';
import { OWN_ACCOUNT_SECONDS, requireRecentSignIn } from '../account/recent-sign-in.ts';
import { deleteAccountData } from './delete-account-data.ts';

/**
 * The callable `deleteaccount`: closes the caller's own account and deletes its data. Coming stays
 * are cancelled and refunded by the club's policy. Once the account is closed, the rest is
 * completed even if this call fails. An admin must be demoted by another admin first.
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
  await deleteAccountData(await closeAccount(order), { db, gateway });
  return { deleted: true };
};
