import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { spyOnExports } from '../../testing/spied-exports.ts';
import * as firebase from '../firebase/firebase.ts';
import type { Listener } from './live-listen.ts';
import { LiveListeners } from './live-listeners.tsx';
import { liveRequest } from './live-request.ts';
import { asIs, documentSource } from './live-source.ts';
import { createLiveStore } from './live-store.ts';

spyOnExports(firebase, 'loadFirestore', 'closeFirestore');

type Opened = { key: string; listener: Listener; isOpen: boolean };
const opened = vi.hoisted(() => [] as Opened[]);

vi.mock('./live-listen.ts', () => ({
  listen: (_db: unknown, { key }: { key: string }, _sources: unknown, listener: Listener) => {
    const one = { key, listener, isOpen: true };
    opened.push(one);
    return () => {
      one.isOpen = false;
    };
  },
}));

const row = { path: () => '', read: asIs, show: asIs };
const SOURCES = {
  resort: documentSource({ ...row, access: 'public', staysOpen: true }),
  ownBookings: documentSource({ ...row, access: 'member' }),
};
const RESORT = liveRequest('resort', { id: 'R1001' });
const BOOKINGS = liveRequest('ownBookings', { uid: 'anna' });
const openKeys = (): string[] => opened.filter(({ isOpen }) => isOpen).map(({ key }) => key);
const last = (): Opened => {
  const one = opened.at(-1);
  if (one === undefined) throw new Error('Nothing was opened.');
  return one;
};

const listening = async () => {
  const store = createLiveStore();
  store.subscribe(RESORT, () => {});
  const stop = store.subscribe(BOOKINGS, () => {});
  render(<LiveListeners store={store} sources={SOURCES} />);
  await waitFor(() => expect(openKeys()).toEqual([RESORT.key, BOOKINGS.key]));
  return { store, stop };
};

beforeEach(() => {
  opened.length = 0;
  const app = { name: '[DEFAULT]' };
  // Only its app is read.
  vi.mocked(firebase.loadFirestore)
    .mockReset()
    .mockResolvedValue({ app } as never);
  vi.mocked(firebase.closeFirestore).mockReset().mockResolvedValue();
});

describe('the listeners of a page', () => {
  it('are one for each request that is wanted, and publish to the store', async () => {
    const { store } = await listening();
    act(() => last().listener.publish([], false));
    expect(store.read(BOOKINGS)).toEqual({ status: 'ready', data: [] });
    act(() => {
      store.subscribe(RESORT, () => {});
    });
    expect(opened).toHaveLength(2);
  });

  it('leave the others open when a failed one is tried again', async () => {
    const { store } = await listening();
    act(() => last().listener.fail(true));
    const state = store.read(BOOKINGS);
    expect(state).toMatchObject({ status: 'error', denied: true });
    act(() => {
      if (state.status === 'error') state.retry();
    });
    expect(openKeys()).toEqual([RESORT.key, BOOKINGS.key]);
    expect(opened.map(({ key }) => key)).toEqual([RESORT.key, BOOKINGS.key, BOOKINGS.key]);
    act(() => last().listener.publish([], false));
    expect(store.read(BOOKINGS).status).toBe('ready');
  });

  it('are closed some time after the last use', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { stop } = await listening();
    act(() => {
      stop();
      vi.advanceTimersByTime(300_000);
    });
    expect(openKeys()).toEqual([RESORT.key]);
    vi.useRealTimers();
  });

  it('stay open for what the table says, also without users', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const store = createLiveStore();
    const stop = store.subscribe(RESORT, () => {});
    render(<LiveListeners store={store} sources={SOURCES} />);
    await waitFor(() => expect(openKeys()).toEqual([RESORT.key]));
    act(() => last().listener.publish([], true));
    act(() => {
      stop();
      vi.advanceTimersByTime(3_600_000);
    });
    expect(openKeys()).toEqual([RESORT.key]);
    vi.useRealTimers();
  });

  it('are all closed with their database when the member changes, and publish nothing more', async () => {
    const { store } = await listening();
    const old = last();
    act(() => {
      store.reset();
      // Arrives before the page has rendered again.
      old.listener.publish(['of the member before'], false);
    });
    expect(store.read(BOOKINGS)).toEqual({ status: 'loading' });
    await waitFor(() => expect(opened).toHaveLength(4));
    expect(opened.slice(0, 2).some(({ isOpen }) => isOpen)).toBe(false);
    expect(firebase.closeFirestore).toHaveBeenCalledOnce();
  });

  it('fail when the database cannot be opened, and open with a retry', async () => {
    vi.mocked(firebase.loadFirestore).mockRejectedValueOnce(new Error('offline'));
    const store = createLiveStore();
    store.subscribe(RESORT, () => {});
    render(<LiveListeners store={store} sources={SOURCES} />);
    await waitFor(() => expect(store.read(RESORT).status).toBe('error'));
    act(() => store.retryFailed());
    await waitFor(() => expect(openKeys()).toEqual([RESORT.key]));
  });
});
