import type { User } from 'firebase/auth';
import {
  type ReactNode,
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { errorCode } from '../firebase/error-code.ts';
import { loadAuth } from '../firebase/firebase.ts';
import { resetLiveData } from '../live/live-store.ts';
import { useTakenOver } from '../../taking-over/use-taken-over.ts';
import {
  clearPersonalStore,
  restoreFor,
  setPersonalStoreAside,
  useStoredValue,
} from '../storage/local-store.ts';
import { type SecondFactorState, secondFactorState } from './second-factor-state.ts';
import { type SessionHint, sessionHint } from './session-hint.ts';

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

const SIGNED_OUT: KnownSession = { status: 'signed-out' };
const LOADING: Session = { status: 'loading' };

type SessionContextValue = {
  session: Session;
  /** Loads identity where it is not needed otherwise: on the sign-in pages. */
  begin: () => void;
  /** Resolves with the session once it is known. */
  whenKnown: () => Promise<KnownSession>;
};

/** Exported for tests: `<SessionContext value={{ session, begin, whenKnown }}>`. */
export const SessionContext = createContext<SessionContextValue | null>(null);

const useSessionContext = (): SessionContextValue => {
  const value = use(SessionContext);
  if (value === null) throw new Error('useSession needs a SessionProvider above it.');
  return value;
};

/** The session; 'loading' until it is known. */
export const useSession = (): Session => useSessionContext().session;

/**
 * The session once it is known, for event handlers: a page that a server has rendered can be pressed
 * before the browser has asked who the reader is.
 */
export const useWhenKnown = (): (() => Promise<KnownSession>) => useSessionContext().whenKnown;

/** Loads identity although no member seems to be signed in; the sign-in pages call it. */
export const useBeginSession = (): void => {
  const { begin } = useSessionContext();
  useEffect(begin, [begin]);
};

/** The member to show while the session is loading: the one of the last visit, or null. */
export const useSessionHint = (): SessionHint | null => useStoredValue(sessionHint)[0];

/** True for a member, and while the session loads in a browser that a member used last. */
export const useIsMember = (): boolean => {
  const { status } = useSession();
  const hint = useSessionHint();
  return status === 'signed-in' || (status === 'loading' && hint !== null);
};

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

const sessionOf = async (user: User | null): Promise<KnownSession> => {
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

const uidOf = (session: Session): string | null =>
  session.status === 'signed-in' ? session.uid : null;

/**
 * What decides which data a session can read: another member, another role or the second factor
 * that was missing.
 */
const claimsOf = (session: Session): string | null =>
  session.status === 'signed-in'
    ? `${session.uid} ${session.isAdmin} ${session.secondFactor === 'missing'}`
    : null;

const beforeSignOut = new Set<() => Promise<void>>();

/**
 * Runs `work` while the member is still signed in, just before signing out (for instance to release
 * a hold). Returns the way to withdraw it. A failure does not prevent the sign-out.
 */
export const onSignOut = (work: () => Promise<void>): (() => void) => {
  beforeSignOut.add(work);
  return () => beforeSignOut.delete(work);
};

/** Forgets the member; what they typed is kept for them unless they signed out themselves. */
const forgetMember = (uid: string, isLost: boolean): void => {
  sessionHint.remove();
  if (isLost) setPersonalStoreAside(uid);
  else clearPersonalStore();
};

/** True from the sign-out until the session has ended. */
let isLeaving = false;

/**
 * Work that ends the session permanently, such as deleting the account; null while there is none.
 */
let endingWork: Promise<unknown> | null = null;

/**
 * Runs work that ends the session, and keeps the page until it is done: otherwise the guards would
 * show the login page while the account is still being deleted.
 */
export const whileEnding = async <Value,>(work: () => Promise<Value>): Promise<Value> => {
  const running = work();
  const done = Promise.allSettled([running]);
  endingWork = done;
  try {
    return await running;
  } finally {
    if (endingWork === done) endingWork = null;
  }
};

const lostListeners = new Set<() => void>();

/**
 * Calls `listener` when a session ends that the member did not end here: its token expired or was
 * revoked, the account was deleted, or another tab signed out. Returns the way to stop.
 */
export const onSessionLost = (listener: () => void): (() => void) => {
  lostListeners.add(listener);
  return () => lostListeners.delete(listener);
};

/**
 * Ends a session that the server no longer accepts: like `signOut`, but with a message, because the
 * member did not request it.
 */
export const endSession = async (): Promise<void> => {
  await Promise.allSettled([...beforeSignOut].map((work) => work()));
  const [auth, sdk] = await Promise.all([loadAuth(), import('firebase/auth')]);
  await sdk.signOut(auth);
};

/**
 * Signs out and clears user, bookings, listeners, caches and what the browser keeps (rules 11.4).
 */
export const signOut = async (): Promise<void> => {
  isLeaving = true;
  try {
    await endSession();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
};

/** Reads name and claims again: after a registration or a change of role. */
export const refreshSession = async (): Promise<void> => {
  const auth = await loadAuth();
  await auth.currentUser?.getIdToken(true);
};

/**
 * Provides the session. Identity is loaded only when the last visit ended signed in, or when a
 * sign-in page requests it; other visitors never pay for it.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  // A server's page is the one for visitors; what this browser remembers counts once it is taken over.
  const isTakenOver = useTakenOver();
  const [isHinted] = useState(() => sessionHint.read() !== null);
  const [isWanted, setIsWanted] = useState(false);
  const [known, setKnown] = useState<Session | null>(null);
  const started = isWanted || (isTakenOver && isHinted);
  const session = known ?? (isTakenOver && isHinted ? LOADING : SIGNED_OUT);
  const current = useRef<Session>(isHinted ? LOADING : SIGNED_OUT);
  const waiting = useRef<((known: KnownSession) => void)[]>([]);

  const begin = useCallback(() => setIsWanted(true), []);
  const whenKnown = useCallback(async (): Promise<KnownSession> => {
    if (current.current.status !== 'loading') return current.current;
    return new Promise((resolve) => {
      waiting.current.push(resolve);
    });
  }, []);

  useEffect(() => {
    if (!started) return undefined;
    let active = true;
    let stop: (() => void) | undefined;
    let latestEvent = 0;

    const tellWaiting = (asked: KnownSession): void => {
      for (const resolve of waiting.current.splice(0)) resolve(asked);
    };

    const settle = (next: KnownSession): void => {
      if (!active) return;
      const before = uidOf(current.current);
      const wasSettled = current.current.status !== 'loading';
      const isLost = before !== null && next.status === 'signed-out' && !isLeaving;
      // A member's data must not outlive their session, nor show in another's.
      if (before !== null && before !== uidOf(next)) forgetMember(before, isLost);
      // A listener keeps the permissions it was opened with, so a new role reopens all of them.
      if (wasSettled && claimsOf(current.current) !== claimsOf(next)) resetLiveData();
      if (next.status === 'signed-in') {
        if (before !== next.uid) restoreFor(next.uid);
        const { name, photoUrl, isAdmin, secondFactor } = next;
        sessionHint.write({ name, photoUrl, isAdmin, secondFactor });
      } else {
        sessionHint.remove();
      }
      current.current = next;
      // Signing out comes with the navigation home, which the router shows in a transition too: the
      // guard of the page being left would otherwise redirect to the login.
      if (next.status === 'signed-out') startTransition(() => setKnown(next));
      else setKnown(next);
      isLeaving = false;
      tellWaiting(next);
      if (isLost) for (const listener of lostListeners) listener();
    };

    const listen = async (): Promise<void> => {
      const [auth, sdk] = await Promise.all([loadAuth(), import('firebase/auth')]);
      if (!active) return;
      stop = sdk.onIdTokenChanged(auth, (user) => {
        latestEvent += 1;
        const event = latestEvent;
        const settleLatest = async (next: KnownSession): Promise<void> => {
          if (next.status === 'signed-out') await endingWork;
          if (event === latestEvent) settle(next);
        };
        sessionOf(user).then(settleLatest, () => settleLatest(SIGNED_OUT));
      });
    };
    // Identity cannot load without a network. The hint stays, so the member is back with it; who waits
    // to know who reads waits on, because only a browser without a hint is known to be a visitor's.
    const start = (): void => {
      if (stop !== undefined) return;
      listen().catch(() => {
        if (!active) return;
        setKnown(SIGNED_OUT);
        if (sessionHint.read() === null) tellWaiting(SIGNED_OUT);
      });
    };
    start();
    window.addEventListener('online', start);
    return () => {
      active = false;
      stop?.();
      window.removeEventListener('online', start);
    };
  }, [started]);

  const value = useMemo(() => ({ session, begin, whenKnown }), [session, begin, whenKnown]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
