import type { Authz, UserDocument } from '@club/domain/user/user';
import { DEFAULT_LOCATION, userKeys } from '@club/domain/user/user';

/** What is stored about an account with a newly confirmed address. */
export type ConfirmFacts = { user: UserDocument | undefined; authz: Authz | undefined };

/** A sign-in method of an account, with its provider's data about the person. */
type SignInWay = { provider: string; name: string; photoUrl: string };

/** The account at the identity service, its address confirmed. `email` in its canonical form. */
export type ConfirmedIdentity = {
  email: string;
  ways: readonly SignInWay[];
  /** The last sign-in by any method, seconds since 1970. */
  lastSignIn: number;
};

/** The session that notices the confirmation; `authTime` in seconds since 1970. */
export type NoticedIn = { authTime: number; provider: string | undefined };

/** What the confirmation changes. `isReplaced`: another person had registered the account. */
export type Confirmation = {
  user: UserDocument | null;
  authz: Authz;
  isReplaced: boolean;
};

/** The provider id of password sign-in. */
const PASSWORD = 'password';

/** The record without anything that its first owner entered. */
const cleared = (user: UserDocument, { name, photoUrl }: SignInWay): UserDocument => {
  const { billing: _billing, muted: _muted, ...kept } = user;
  const own = name.trim() === '' ? (kept.email.split('@')[0] ?? kept.email) : name.trim();
  return {
    ...kept,
    name: own,
    photoURL: photoUrl,
    phoneNumber: '',
    location: DEFAULT_LOCATION,
    keys: userKeys({ name: own, email: kept.email }),
  };
};

/**
 * Decides what the first confirmation of an account changes. If the account still has a password,
 * its owner followed the link in a mail. If not, another provider has confirmed the address and the
 * identity service has removed the password: another person may have registered the account, so
 * earlier sessions end and the profile is cleared. Returns null when nothing changes.
 */
export const decideConfirmation = (
  { user, authz }: ConfirmFacts,
  identity: ConfirmedIdentity,
  { authTime, provider }: NoticedIn,
): Confirmation | null => {
  if (authz === undefined || authz.disabled || authz.confirmed === true) return null;
  const isOwnAddress = user?.email === identity.email;
  const [other] = identity.ways;
  const isReplaced = other !== undefined && identity.ways.every((way) => way.provider !== PASSWORD);
  if (!isReplaced) {
    // `followemail` first updates a record with another address.
    if (user === undefined || !isOwnAddress) return null;
    return {
      user: { ...user, emailConfirmed: true },
      authz: { ...authz, confirmed: true },
      isReplaced,
    };
  }
  // A session of a removed sign-in method is not the owner's.
  const isOwner = identity.ways.some((way) => way.provider === provider);
  const since = isOwner ? authTime : identity.lastSignIn;
  return {
    user: user === undefined ? null : { ...cleared(user, other), emailConfirmed: isOwnAddress },
    authz: { ...authz, confirmed: true, minAuthTime: Math.max(authz.minAuthTime, since) },
    isReplaced,
  };
};
