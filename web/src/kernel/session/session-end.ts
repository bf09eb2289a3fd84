import { loadAuth } from '../firebase/firebase.ts';
import { clearPersonalStore, setPersonalStoreAside } from '../storage/local-store.ts';
import { sessionHint } from './session-hint.ts';

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
export const forgetMember = (uid: string, isLost: boolean): void => {
  sessionHint.remove();
  if (isLost) setPersonalStoreAside(uid);
  else clearPersonalStore();
};

/** True from the sign-out until the session has ended. */
let isLeaving = false;

export const isSigningOut = (): boolean => isLeaving;

/** Who is signed in is known again: what comes next is not the end that the member asked for. */
export const endSigningOut = (): void => {
  isLeaving = false;
};

/**
 * Work that ends the session permanently, such as deleting the account; null while there is none.
 */
let endingWork: Promise<unknown> | null = null;

/** Resolves once no work that ends the session is running. */
export const untilEnded = async (): Promise<void> => {
  await endingWork;
};

/**
 * Runs work that ends the session, and keeps the page until it is done: otherwise the guards would
 * show the login page while the account is still being deleted.
 */
export const whileEnding = async <Value>(work: () => Promise<Value>): Promise<Value> => {
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

export const tellSessionLost = (): void => {
  for (const listener of lostListeners) listener();
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
