import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publish } from '../testing/live-store-with.ts';
import { aMember } from '../testing/render-route.tsx';
import { aUser } from '../testing/user-builder.ts';
import { LiveDataProvider } from '../shared/live/live-data.tsx';
import { liveRequest } from '../kernel/live/live-request.ts';
import { createLiveStore } from '../kernel/live/live-store.ts';
import { RoleWatch } from './role-watch.ts';
import * as sessionEnd from '../kernel/session/session-end.ts';
import * as sessionModule from '../kernel/session/session.tsx';
import { givenSession } from '../testing/given-session.ts';
import type { Session, SignedIn } from '../kernel/session/session-of-user.ts';
import { SessionContext, refreshSession } from '../kernel/session/session.tsx';
import { endSession } from '../kernel/session/session-end.ts';
import { spyOnExports } from '../testing/spied-exports.ts';

spyOnExports(sessionEnd, 'endSession');
spyOnExports(sessionModule, 'refreshSession');

const refresh = vi.mocked(refreshSession);
const end = vi.mocked(endSession);
const OWN = { uid: aMember().uid };
const OWN_USER = liveRequest('ownUser', OWN);

const watch = (session: SignedIn) => {
  const store = createLiveStore();
  const tree = (person: Session) => (
    <SessionContext value={givenSession(person)}>
      <LiveDataProvider store={store}>
        <RoleWatch />
      </LiveDataProvider>
    </SessionContext>
  );
  const { rerender } = render(tree(session));
  return {
    store,
    become: (person: Session) => rerender(tree(person)),
    publishRole: (isAdmin: boolean) =>
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

it('fetches a new token at once after a promotion, and stops when it has come', async () => {
  const { publishRole, become } = watch(aMember());
  publishRole(false);
  await pass(20_000);
  expect(refresh).not.toHaveBeenCalled();
  publishRole(true);
  await pass(0);
  expect(refresh).toHaveBeenCalledOnce();
  become(aMember({ isAdmin: true }));
  await pass(20_000);
  expect(refresh).toHaveBeenCalledOnce();
});

it('retries while the token is still the old one', async () => {
  const { publishRole } = watch(aMember({ isAdmin: true }));
  publishRole(false);
  await pass(20_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('fetches a new token when the club starts or stops requiring a second factor', async () => {
  const { store, become } = watch(aMember({ isAdmin: true }));
  const record = aUser({ ...OWN, isAdmin: true });
  const publishRole = (over: object) =>
    act(() => publish(store, 'ownUser', OWN, { ...record, ...over }));
  publishRole({});
  await pass(20_000);
  expect(refresh).not.toHaveBeenCalled();
  publishRole({ needsSecondFactor: true });
  await pass(0);
  expect(refresh).toHaveBeenCalledOnce();
  become(aMember({ isAdmin: true, secondFactor: 'missing' }));
  await pass(20_000);
  become(aMember({ isAdmin: true, secondFactor: 'shown' }));
  await pass(20_000);
  expect(refresh).toHaveBeenCalledOnce();
  publishRole({});
  await pass(0);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('ends the session when the own record is still denied after a new token', async () => {
  const { publishRole, deny, store } = watch(aMember({ isAdmin: true }));
  publishRole(true);
  deny();
  await pass(0);
  expect(refresh).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
  expect(store.read(OWN_USER).status).toBe('loading');
  deny();
  await pass(0);
  expect(end).toHaveBeenCalledOnce();
});

it('keeps the session when the second read succeeds, and counts later denials separately', async () => {
  const { publishRole, deny } = watch(aMember());
  deny();
  await pass(0);
  publishRole(false);
  await pass(11_000);
  deny();
  await pass(0);
  expect(end).not.toHaveBeenCalled();
});

it('ignores the cached record between two denials', async () => {
  const { publishRole, deny } = watch(aMember());
  deny();
  await pass(0);
  publishRole(false);
  await pass(100);
  deny();
  await pass(0);
  expect(end).toHaveBeenCalledOnce();
});

it('forgets denials after the next sign-in', async () => {
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

it('does not wait forever for a token that does not come', async () => {
  refresh.mockReturnValue(new Promise(() => {}));
  const { deny, store } = watch(aMember());
  deny();
  await pass(1000);
  expect(store.read(OWN_USER).status).toBe('error');
  await pass(1000);
  expect(store.read(OWN_USER).status).toBe('loading');
});

it('ends the session when the second read gets no response', async () => {
  const { deny } = watch(aMember());
  deny();
  await pass(2900);
  expect(end).not.toHaveBeenCalled();
  await pass(200);
  expect(end).toHaveBeenCalledOnce();
});

it('ends the session of an account that loses its record, not of one that has none yet', async () => {
  const { publishRole, store } = watch(aMember());
  const publishNoRecord = () => act(() => publish(store, 'ownUser', OWN, null));
  publishNoRecord();
  await pass(10_000);
  expect(end).not.toHaveBeenCalled();
  publishRole(false);
  publishNoRecord();
  await pass(2000);
  expect(end).toHaveBeenCalledOnce();
});

it('keeps the session when only the connection is lost', async () => {
  const { store } = watch(aMember());
  act(() => store.fail(OWN_USER.key, false));
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});
