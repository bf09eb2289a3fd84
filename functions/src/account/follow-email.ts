import { ApiError } from '@club/domain/api/errors';
import type { StoredUser } from '@club/domain/user/user';
import { atomically, create, put, remove } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { confirmAccount } from './confirm-account.ts';
import { decideEmail } from './email-change-decision.ts';
import { emailClaimId } from './email-claim.ts';
import { confirmedEmailIn, findAccount } from './role-claim.ts';
import { releaseAddress } from './release-address.ts';
import { userBody } from './user-body.ts';

/** How often the address may change meanwhile before we give up. */
const MAX_ROUNDS = 5;

/** The current, confirmed address of an account at the identity service. */
const confirmedAddress = async (uid: string): Promise<string> => {
  const account = await findAccount(uid);
  if (account === null) throw new ApiError('not-signed-in');
  const email = confirmedEmailIn(account);
  if (email === null) throw new ApiError('email-not-verified');
  return email;
};

/** Moves record and claim to another address; null when the record has neither address. */
const moveTo = (
  uid: string,
  from: string,
  to: string,
  nowMs: number,
): Promise<StoredUser | null> => {
  const db = clubFirestore();
  const club = collections(db);
  const entry = club.audit.doc();
  const refs = {
    user: club.users.doc(uid),
    authz: club.authz.doc(uid),
    claim: club.emails.doc(emailClaimId(to)),
    old: club.emails.doc(emailClaimId(from)),
  };
  return atomically<typeof refs, StoredUser | null>(db, refs, ({ user, authz, claim, old }) => {
    const facts = { user: user.data, authz: authz.data, claim: claim.data };
    const decided = decideEmail(facts, to, nowMs);
    const { changes } = decided;
    if (changes === null) return { result: userBody(decided.user) };
    if (user.data?.email !== from) return { result: null };
    return {
      result: userBody(decided.user),
      writes: [
        put(user, changes.user),
        put(claim, changes.claim),
        // The commit fails if the account is closed meanwhile.
        ...(authz.data === undefined ? [] : [put(authz, authz.data)]),
        ...(from !== to && old.data?.uid === uid ? [remove(old)] : []),
        ...(changes.entry === null ? [] : [create(entry, changes.entry)]),
      ],
    };
  });
};

/**
 * The callable `followemail`: after the caller has changed the address at the identity service,
 * moves record and claim to it. The service is asked, because a token can be older than the change.
 * It can be repeated; bookings keep the address they were made under.
 */
export const followEmail: Handler<'followEmail', 'caller' | 'nowMs'> = async (
  _nothing,
  { caller, nowMs },
) => {
  const { uid } = caller;
  const { users } = collections(clubFirestore());
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const to = await confirmedAddress(uid);
    const from = (await users.doc(uid).get()).data()?.email;
    if (from === undefined) throw new ApiError('user-not-found');
    await releaseAddress(to, uid, nowMs);
    const moved = await moveTo(uid, from, to, nowMs);
    // Of two changes in a row, the earlier one may arrive last.
    if (moved !== null && (await confirmAccount(caller, nowMs)) === to) return moved;
  }
  throw new ApiError('busy');
};
