import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publish } from '../testing/live-store-with.ts';
import { aMember } from '../testing/render-route.tsx';
import { aUser } from '../testing/user-builder.ts';
import { LiveDataProvider } from '../shared/live/live-data.tsx';
import { liveRequest } from '../kernel/live/live-request.ts';
import { createLiveStore } from '../kernel/live/live-store.ts';
import { RoleWatch } from './role-watch.ts';
import * as sessionModule from '../kernel/session/session.tsx';
import {
  type Session,
  SessionContext,
  type SignedIn,
  endSession,
  refreshSession,
} from '../kernel/session/session.tsx';
import { spyOnExports } from '../testing/spied-exports.ts';

spyOnExports(sessionModule, 'endSession', 'refreshSession');

const refresh = vi.mocked(refreshSession);
const end = vi.mocked(endSession);
const OWN = { uid: aMember().uid };
const OWN_USER = liveRequest('ownUser', OWN);

const watch = (session: SignedIn) => {
  const store = createLiveStore();
  const tree = (person: Session) => (
    <SessionContext value={{ session: person, begin: () => {} }}>
      <LiveDataProvider store={store}>
        <RoleWatch />
      </LiveDataProvider>
    </SessionContext>
  );
  const { rerender } = render(tree(session));
  return {
    store,
    become: (person: Session) => rerender(tree(person)),
    tell: (isAdmin: boolean) =>
      act(() => publish(store, 'ownUser', OWN, aUser({ ...OWN, isAdmin }))),
    deny: () => act(() => store.fail(OWN_USER.key, true)),
  };
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockReset().mockResolvedValue();
  end.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
});

it('fetches a new token at once when the record tells of a promotion, and stops when it came', async () => {
  const { tell, become } = watch(aMember());
  tell(false);
  await pass(20_000);
  expect(refresh).not.toHaveBeenCalled();
  tell(true);
  await pass(0);
  expect(refresh).toHaveBeenCalledOnce();
  become(aMember({ isAdmin: true }));
  await pass(20_000);
  expect(refresh).toHaveBeenCalledOnce();
});

it('asks again while the token is still the old one', async () => {
  const { tell } = watch(aMember({ isAdmin: true }));
  tell(false);
  await pass(20_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('fetches a new token when the club begins, or ceases, to demand a second factor', async () => {
  const { store, become } = watch(aMember({ isAdmin: true }));
  const record = aUser({ ...OWN, isAdmin: true });
  const tell = (over: object) => act(() => publish(store, 'ownUser', OWN, { ...record, ...over }));
  tell({});
  await pass(20_000);
  expect(refresh).not.toHaveBeenCalled();
  tell({ needsSecondFactor: true });
  await pass(0);
  expect(refresh).toHaveBeenCalledOnce();
  become(aMember({ isAdmin: true, secondFactor: 'missing' }));
  await pass(20_000);
  become(aMember({ isAdmin: true, secondFactor: 'shown' }));
  await pass(20_000);
  expect(refresh).toHaveBeenCalledOnce();
  tell({});
  await pass(0);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('ends the session when the own record stays closed after a new token', async () => {
  const { tell, deny, store } = watch(aMember({ isAdmin: true }));
  tell(true);
  deny();
  await pass(0);
  expect(refresh).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
  expect(store.read(OWN_USER).status).toBe('loading');
  deny();
  await pass(0);
  expect(end).toHaveBeenCalledOnce();
});

it('lets the session be when the second try succeeds, and gives the next trouble its own', async () => {
  const { tell, deny } = watch(aMember());
  deny();
  await pass(0);
  tell(false);
  await pass(11_000);
  deny();
  await pass(0);
  expect(end).not.toHaveBeenCalled();
});

it('is not taken in by the record that the browser still has between two refusals', async () => {
  const { tell, deny } = watch(aMember());
  deny();
  await pass(0);
  tell(false);
  await pass(100);
  deny();
  await pass(0);
  expect(end).toHaveBeenCalledOnce();
});

it('lets somebody who signs in again begin anew', async () => {
  const { become, deny, store } = watch(aMember());
  deny();
  await pass(0);
  deny();
  await pass(0);
  expect(end).toHaveBeenCalledOnce();
  become({ status: 'signed-out' });
  // As the session does whenever the person changes.
  store.reset();
  become(aMember());
  deny();
  await pass(0);
  expect(end).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('does not wait for ever for a token that does not come', async () => {
  refresh.mockReturnValue(new Promise(() => {}));
  const { deny, store } = watch(aMember());
  deny();
  await pass(1000);
  expect(store.read(OWN_USER).status).toBe('error');
  await pass(1000);
  expect(store.read(OWN_USER).status).toBe('loading');
});

it('ends the session when the second try gets no answer', async () => {
  const { deny } = watch(aMember());
  deny();
  await pass(2900);
  expect(end).not.toHaveBeenCalled();
  await pass(200);
  expect(end).toHaveBeenCalledOnce();
});

it('ends the session of an account whose record vanishes, not of one that has none yet', async () => {
  const { tell, store } = watch(aMember());
  const tellNone = () => act(() => publish(store, 'ownUser', OWN, null));
  tellNone();
  await pass(10_000);
  expect(end).not.toHaveBeenCalled();
  tell(false);
  tellNone();
  await pass(2000);
  expect(end).toHaveBeenCalledOnce();
});

it('keeps a session that only lost its connection', async () => {
  const { store } = watch(aMember());
  act(() => store.fail(OWN_USER.key, false));
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});
