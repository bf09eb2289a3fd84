import type { User } from 'firebase/auth';
import { errorCode } from '../firebase/error-code.ts';
import { type SecondFactorState, secondFactorState } from './second-factor-state.ts';
import { sessionHint } from './session-hint.ts';

/** A signed-in member. `isAdmin` only decides what is shown; the server decides what is allowed. */
export type SignedIn = {
  status: 'signed-in';
  uid: string;
  email: string;
  name: string;
  photoUrl: string;
  isAdmin: boolean;
  /** While it is missing, admins see how to set it up instead of the admin panel. */
  secondFactor: SecondFactorState;
  emailVerified: boolean;
};

/** Who is looking at the page. */
export type Session = { status: 'loading' } | KnownSession;

/** Who it is, once that is known. */
export type KnownSession = { status: 'signed-out' } | SignedIn;

export const SIGNED_OUT: KnownSession = { status: 'signed-out' };
export const LOADING: Session = { status: 'loading' };

const nameOf = (user: User): string => {
  const name = user.displayName?.trim() ?? '';
  if (name !== '') return name;
  return user.email?.split('@')[0] ?? 'Member';
};

const isNetworkFailure = (error: unknown): boolean =>
  errorCode(error) === 'auth/network-request-failed';

type TokenRole = Pick<SignedIn, 'isAdmin' | 'secondFactor'>;

/**
 * The role in the token. Without a network an old token cannot be renewed; the member then keeps
 * the role of the last visit, and the server decides once it can be reached.
 */
const tokenRole = async (user: User): Promise<TokenRole> => {
  try {
    const token = await user.getIdTokenResult();
    return { isAdmin: token.claims['isAdmin'] === true, secondFactor: secondFactorState(token) };
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    const hint = sessionHint.read();
    return { isAdmin: hint?.isAdmin === true, secondFactor: hint?.secondFactor ?? 'not-needed' };
  }
};

/** The session of the identity service's user, who is null when signed out. */
export const sessionOf = async (user: User | null): Promise<KnownSession> => {
  if (user === null) return SIGNED_OUT;
  const { isAdmin, secondFactor } = await tokenRole(user);
  return {
    status: 'signed-in',
    uid: user.uid,
    email: user.email ?? '',
    name: nameOf(user),
    photoUrl: user.photoURL ?? '',
    isAdmin,
    secondFactor,
    emailVerified: user.emailVerified,
  };
};

/** The member of a session; null for a visitor, and while that is not known. */
export const uidOf = (session: Session): string | null =>
  session.status === 'signed-in' ? session.uid : null;

/**
 * What decides which data a session can read: another member, another role or the second factor
 * that was missing.
 */
export const claimsOf = (session: Session): string | null =>
  session.status === 'signed-in'
    ? `${session.uid} ${session.isAdmin} ${session.secondFactor === 'missing'}`
    : null;
