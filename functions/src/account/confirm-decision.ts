import type { Authz, UserDocument } from '@club/domain/user/user';
import { DEFAULT_LOCATION, userKeys } from '@club/domain/user/user';

/** What is stored about an account whose address turns out to be confirmed. */
export type ConfirmFacts = { user: UserDocument | undefined; authz: Authz | undefined };

/** A way to sign in that an account has, with what its provider says about the person. */
type SignInWay = { provider: string; name: string; photoUrl: string };

/** The account at the identity service, its address confirmed. `email` in its canonical form. */
export type ConfirmedIdentity = {
  email: string;
  ways: readonly SignInWay[];
  /** The last sign-in of anybody, seconds since 1970. */
  lastSignIn: number;
};

/** The session in which it is noticed; `authTime` in seconds since 1970. */
export type NoticedIn = { authTime: number; provider: string | undefined };

/** What becomes of it. `isTakenOver`: the account had been made by somebody else. */
export type Confirmation = {
  user: UserDocument | null;
  authz: Authz;
  isTakenOver: boolean;
};

/** The way that an account signs in by with a password. */
const PASSWORD = 'password';

/** The record with nothing left that whoever made it wrote into it. */
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
 * Decides what the first confirmation of an account means. Where the password is still a way to sign
 * in, its owner followed the link in a mail. Where it is none, another provider has vouched for the
 * address and the identity service has thrown the password out: whoever registered before was
 * somebody else, so their sessions end and nothing of theirs stays in the profile.
 * Answers null when there is nothing to be done.
 */
export const decideConfirmation = (
  { user, authz }: ConfirmFacts,
  identity: ConfirmedIdentity,
  { authTime, provider }: NoticedIn,
): Confirmation | null => {
  if (authz === undefined || authz.disabled || authz.confirmed === true) return null;
  const isOwnAddress = user?.email === identity.email;
  const [other] = identity.ways;
  const isTakenOver =
    other !== undefined && identity.ways.every((way) => way.provider !== PASSWORD);
  if (!isTakenOver) {
    // A record of another address is brought to the confirmed one first (`followemail`).
    if (user === undefined || !isOwnAddress) return null;
    return {
      user: { ...user, emailConfirmed: true },
      authz: { ...authz, confirmed: true },
      isTakenOver,
    };
  }
  // A session of a way that is none any more is not the one of the owner.
  const isOwner = identity.ways.some((way) => way.provider === provider);
  const since = isOwner ? authTime : identity.lastSignIn;
  return {
    user: user === undefined ? null : { ...cleared(user, other), emailConfirmed: isOwnAddress },
    authz: { ...authz, confirmed: true, minAuthTime: Math.max(authz.minAuthTime, since) },
    isTakenOver,
  };
};
