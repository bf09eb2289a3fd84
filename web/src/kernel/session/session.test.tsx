import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SessionHint, sessionHint } from './session-hint.ts';
import type { KnownSession } from './session-of-user.ts';
import { SessionProvider, useSession, useSessionHint, useWhenKnown } from './session.tsx';

const fetchSpy = vi.fn<typeof fetch>();
const HINT: SessionHint = {
  name: 'Demo Member',
  photoUrl: '',
  isAdmin: false,
  secondFactor: 'not-needed',
};

beforeEach(() => {
  localStorage.clear();
  fetchSpy.mockReset();
  fetchSpy.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetchSpy);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const session = () =>
  renderHook(() => ({ session: useSession(), hint: useSessionHint(), whenKnown: useWhenKnown() }), {
    wrapper: SessionProvider,
  });

describe('the session', () => {
  it('is signed out at once, without loading identity, where no one was signed in', () => {
    const { result } = session();
    expect(result.current.session).toEqual({ status: 'signed-out' });
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  it('waits for identity where a member was signed in, and knows whom to paint', () => {
    sessionHint.write(HINT);
    const { result } = session();
    expect(result.current.session).toEqual({ status: 'loading' });
    expect(result.current.hint?.name).toBe('Demo Member');
  });

  it('does not forget the member when identity cannot be loaded without a network', async () => {
    sessionHint.write(HINT);
    const { result } = session();
    const told = vi.fn<(known: KnownSession) => void>();
    void result.current.whenKnown().then(told);
    await vi.waitFor(
      () => {
        expect(result.current.session).toEqual({ status: 'signed-out' });
      },
      { timeout: 60_000 },
    );
    expect(result.current.hint?.name).toBe('Demo Member');
    // A heart that they pressed is not taken for a visitor's.
    expect(told).not.toHaveBeenCalled();
    const before = fetchSpy.mock.calls.length;
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await vi.waitFor(
        () => {
          expect(fetchSpy.mock.calls.length).toBeGreaterThan(before);
        },
        { timeout: 60_000 },
      );
    });
  });

  it('ignores a hint in an unknown form', () => {
    localStorage.setItem('sessionHint', '{"name":"Demo Member"}');
    expect(session().result.current.session).toEqual({ status: 'signed-out' });
  });
});
