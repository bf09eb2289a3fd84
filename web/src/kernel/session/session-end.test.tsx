import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveRequest } from '../live/live-request.ts';
import { liveStore } from '../live/live-store.ts';
import { storedValue } from '../storage/local-store.ts';
import { sessionHint } from './session-hint.ts';
import { SessionProvider, useSession } from './session.tsx';
import { endSession, onSessionLost, signOut, whileEnding } from './session-end.ts';

/** The parts of the library's user that the session reads. */
type Person = {
  uid: string;
  email: string;
  displayName: string;
  photoURL: null;
  emailVerified: boolean;
  getIdTokenResult: () => Promise<{ claims: object; signInSecondFactor: string | null }>;
};

/** The identity library's functions and the callbacks given to it. */
const identity = vi.hoisted(() => ({
  listener: (_user: Person | null): void => {},
  signOut: (): Promise<void> => Promise.resolve(),
}));

vi.mock('../firebase/firebase.ts', () => ({ loadAuth: () => Promise.resolve({}) }));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_auth: unknown, listener: (user: Person | null) => void) => {
    identity.listener = listener;
    return () => {};
  },
  signOut: () => identity.signOut(),
}));

const personal = storedValue<string>({
  key: 'somethingPersonal',
  area: 'local',
  version: 1,
  fallback: '',
  parse: (json) => (typeof json === 'string' ? json : null),
});

const member = (uid: string): Person => ({
  uid,
  email: `${uid}@example.com`,
  displayName: uid,
  photoURL: null,
  emailVerified: true,
  getIdTokenResult: () => Promise.resolve({ claims: {}, signInSecondFactor: null }),
});

const lost = vi.fn<() => void>();

const signedIn = async (uid = 'anna') => {
  sessionHint.write({
    name: uid,
    photoUrl: '',
    isAdmin: false,
    secondFactor: 'not-needed',
  });
  const { result } = renderHook(() => useSession(), { wrapper: SessionProvider });
  const before = identity.listener;
  await waitFor(() => {
    expect(identity.listener).not.toBe(before);
  });
  act(() => {
    identity.listener(member(uid));
  });
  await waitFor(() => {
    expect(result.current).toMatchObject({ status: 'signed-in', uid });
  });
  return result;
};

beforeEach(() => {
  localStorage.clear();
  lost.mockReset();
  identity.signOut = () => {
    identity.listener(null);
    return Promise.resolve();
  };
});

describe('the end of a session', () => {
  it('clears the member, their data and what the browser keeps, without a message', async () => {
    const stop = onSessionLost(lost);
    const result = await signedIn();
    personal.write('private');
    const own = liveRequest('ownUser', { uid: 'anna' });
    liveStore.subscribe(own, () => {});
    liveStore.publish(own.key, { name: 'Anna Berg' });
    await act(() => signOut());
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'signed-out' });
    });
    expect(liveStore.read(own)).toEqual({ status: 'loading' });
    expect(JSON.stringify(localStorage)).not.toMatch(/anna|private|personalKeys/i);
    expect(lost).not.toHaveBeenCalled();
    stop();
  });

  it('is announced when it was not requested here', async () => {
    const stop = onSessionLost(lost);
    const result = await signedIn();
    await act(() => endSession());
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'signed-out' });
    });
    expect(lost).toHaveBeenCalledOnce();
    stop();
  });

  it('is announced also after a sign-out that failed', async () => {
    const stop = onSessionLost(lost);
    await signedIn();
    identity.signOut = () => Promise.reject(new Error('storage is blocked'));
    await expect(signOut()).rejects.toThrow('storage is blocked');
    act(() => {
      identity.listener(null);
    });
    await waitFor(() => {
      expect(lost).toHaveBeenCalledOnce();
    });
    stop();
  });

  it('waits for the work that ends it', async () => {
    const result = await signedIn();
    let finish = (): void => {};
    const work = whileEnding(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    await act(async () => {
      identity.listener(null);
      await Promise.resolve();
    });
    expect(result.current).toMatchObject({ status: 'signed-in' });
    await act(async () => {
      finish();
      await work;
    });
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'signed-out' });
    });
  });
});

describe('unsaved input when a session is lost', () => {
  const typed = storedValue<string>({
    key: 'somethingTyped',
    area: 'session',
    version: 1,
    fallback: '',
    parse: (json) => (typeof json === 'string' ? json : null),
    returnsToOwner: true,
  });
  const comeBack = async (result: { current: unknown }, uid: string): Promise<void> => {
    act(() => {
      identity.listener(member(uid));
    });
    await waitFor(() => {
      expect(result.current).toMatchObject({ status: 'signed-in', uid });
    });
  };
  const lose = async (result: { current: unknown }): Promise<void> => {
    await act(() => endSession());
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'signed-out' });
    });
  };

  beforeEach(() => {
    sessionStorage.clear();
  });

  it('is hidden until its owner is back', async () => {
    const result = await signedIn();
    typed.write('a guest');
    personal.write('private');
    await lose(result);
    expect(typed.read()).toBe('');
    await comeBack(result, 'anna');
    expect(typed.read()).toBe('a guest');
    expect(personal.read()).toBe('');
  });

  it('is never shown to another member, nor after them', async () => {
    const result = await signedIn();
    typed.write('a guest');
    await lose(result);
    await comeBack(result, 'ben');
    expect(typed.read()).toBe('');
    await lose(result);
    await comeBack(result, 'anna');
    expect(typed.read()).toBe('');
  });

  it('does not overwrite what was typed since', async () => {
    const result = await signedIn();
    typed.write('a guest');
    await lose(result);
    typed.write('another guest');
    await comeBack(result, 'anna');
    expect(typed.read()).toBe('another guest');
  });

  it('is deleted by signing out', async () => {
    const result = await signedIn();
    typed.write('a guest');
    await act(() => signOut());
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'signed-out' });
    });
    await comeBack(result, 'anna');
    expect(typed.read()).toBe('');
  });
});

describe('a session of an admin who needs a second factor', () => {
  const ask = (result: { current: unknown }, signInSecondFactor: string | null, state: string) => {
    const claims = { isAdmin: true, needsSecondFactor: true };
    act(() => {
      identity.listener({
        ...member('anna'),
        getIdTokenResult: () => Promise.resolve({ claims, signInSecondFactor }),
      });
    });
    return waitFor(() => {
      expect(result.current).toMatchObject({ isAdmin: true, secondFactor: state });
    });
  };

  it('knows whether it has one, and reads again what was denied', async () => {
    const result = await signedIn();
    await ask(result, null, 'missing');
    expect(sessionHint.read()).toMatchObject({ isAdmin: true, secondFactor: 'missing' });
    const totals = liveRequest('clubTotals', {});
    liveStore.subscribe(totals, () => {});
    liveStore.fail(totals.key, true);
    await ask(result, null, 'missing');
    expect(liveStore.read(totals).status).toBe('error');
    await ask(result, 'totp', 'shown');
    expect(liveStore.read(totals).status).toBe('loading');
  });
});

describe('a token that cannot be renewed', () => {
  it.each([
    { isAdmin: true, secondFactor: 'not-needed' },
    { isAdmin: true, secondFactor: 'missing' },
    { isAdmin: false, secondFactor: 'not-needed' },
  ] as const)('leaves people signed in without a network, as they were: %j', async (role) => {
    const result = await signedIn();
    sessionHint.write({ name: 'anna', photoUrl: '', ...role });
    await act(async () => {
      identity.listener({
        ...member('anna'),
        getIdTokenResult: () =>
          Promise.reject(
            Object.assign(new Error('offline'), { code: 'auth/network-request-failed' }),
          ),
      });
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(result.current).toMatchObject({ status: 'signed-in', uid: 'anna', ...role });
    });
  });

  it('ends the session for every other reason', async () => {
    const result = await signedIn();
    await act(async () => {
      identity.listener({
        ...member('anna'),
        getIdTokenResult: () =>
          Promise.reject(Object.assign(new Error('revoked'), { code: 'auth/user-token-expired' })),
      });
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'signed-out' });
    });
  });
});
