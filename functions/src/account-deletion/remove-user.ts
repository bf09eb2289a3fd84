import { ApiError } from '@club/domain/api/errors';
import { canonicalEmail } from '@club/domain/user/user';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { closeAccount } from './close-account.ts';
import { confirmedEmailOf } from '../account/confirmed-email.ts';
import { uidOfEmail } from '../account/email-claim.ts';
import { requireRecentSignIn, SENSITIVE_SECONDS } from '../account/recent-sign-in.ts';
import { deleteAccountData } from './delete-account-data.ts';

/**
 * DELETE /delete-users (rules 12.1) and the callable `removeuser`: closes a member's account and
 * deletes its login and personal data. Coming stays are cancelled with a full refund; bookings,
 * points and payments are kept under a pseudonym. Repeating an interrupted call completes it.
 */
export const removeUser: Handler<'removeUser', 'caller' | 'nowMs', PaymentDependencies> = async (
  { email },
  { caller, nowMs, db, gateway },
) => {
  requireRecentSignIn(caller, nowMs, SENSITIVE_SECONDS);
  const address = canonicalEmail(email);
  const uid = await uidOfEmail(collections(clubFirestore()), address);
  if (uid === null) throw new ApiError('user-not-found');
  if (uid === caller.uid) throw new ApiError('self-demotion');
  const confirmedEmail = await confirmedEmailOf(uid);
  const order = { uid, actor: caller.uid, email: address, confirmedEmail, nowMs };
  await deleteAccountData(await closeAccount(order), { db, gateway });
  return { email: address };
};
