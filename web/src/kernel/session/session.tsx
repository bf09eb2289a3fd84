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
import { loadAuth } from '../firebase/firebase.ts';
import { resetLiveData } from '../live/live-store.ts';
import { useTakenOver } from '../../taking-over/use-taken-over.ts';
import { restoreFor, useStoredValue } from '../storage/local-store.ts';
import {
  endSigningOut,
  forgetMember,
  isSigningOut,
  tellSessionLost,
  untilEnded,
} from './session-end.ts';
import { type SessionHint, sessionHint } from './session-hint.ts';
import {
  claimsOf,
  type KnownSession,
  LOADING,
  type Session,
  sessionOf,
  SIGNED_OUT,
  uidOf,
} from './session-of-user.ts';

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
      const isLost = before !== null && next.status === 'signed-out' && !isSigningOut();
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
      endSigningOut();
      tellWaiting(next);
      if (isLost) tellSessionLost();
    };

    const listen = async (): Promise<void> => {
      const [auth, sdk] = await Promise.all([loadAuth(), import('firebase/auth')]);
      if (!active) return;
      stop = sdk.onIdTokenChanged(auth, (user) => {
        latestEvent += 1;
        const event = latestEvent;
        const settleLatest = async (next: KnownSession): Promise<void> => {
          if (next.status === 'signed-out') await untilEnded();
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
