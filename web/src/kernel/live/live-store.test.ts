import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveRequest } from './live-request.ts';
import { createLiveStore } from './live-store.ts';

const RESORT = liveRequest('resort', { id: 'R1001' });
const BOOKINGS = liveRequest('ownBookings', { uid: 'member-1' });
const CATALOGUE = liveRequest('catalogue', {});
const nothing = (): void => {};

const wantedKeys = (store: ReturnType<typeof createLiveStore>): string[] =>
  store.wanted().map(({ request }) => request.key);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the live store', () => {
  it('wants what pages listen to, once each', () => {
    const store = createLiveStore();
    const wanted = vi.fn<() => void>();
    store.subscribeWanted(wanted);
    store.subscribe(RESORT, nothing);
    store.subscribe(RESORT, nothing);
    expect(wantedKeys(store)).toEqual([RESORT.key]);
    expect(wanted).toHaveBeenCalledOnce();
  });

  it('is loading until a source publishes, and notifies its listeners', () => {
    const store = createLiveStore();
    const listener = vi.fn<() => void>();
    store.subscribe(RESORT, listener);
    expect(store.read(RESORT)).toEqual({ status: 'loading' });
    store.publish(RESORT.key, null);
    expect(store.read(RESORT)).toEqual({ status: 'ready', data: null });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('offers a retry after a failure, which wants the source again', () => {
    const store = createLiveStore();
    store.subscribe(RESORT, nothing);
    store.fail(RESORT.key);
    const state = store.read(RESORT);
    expect(state.status).toBe('error');
    if (state.status === 'error') state.retry();
    expect(store.read(RESORT)).toEqual({ status: 'loading' });
    expect(store.wanted()[0]?.attempt).toBe(1);
  });

  it('tries again what failed, and only that, when the network is back', () => {
    const store = createLiveStore();
    store.subscribe(RESORT, nothing);
    store.subscribe(BOOKINGS, nothing);
    store.publish(BOOKINGS.key, []);
    store.fail(RESORT.key);
    store.retryFailed();
    expect(store.wanted().map(({ attempt }) => attempt)).toEqual([1, 0]);
  });

  it('keeps what it has shown when its source fails, and tries again with it in view', () => {
    const store = createLiveStore();
    const listener = vi.fn<() => void>();
    store.subscribeStale(listener);
    store.preload(RESORT.key, 'given');
    const leave = store.subscribe(RESORT, nothing);
    store.fail(RESORT.key);
    expect(store.read(RESORT)).toEqual({ status: 'ready', data: 'given' });
    expect(store.hasStale()).toBe(true);
    store.retryFailed();
    expect(store.wanted()[0]?.attempt).toBe(1);
    expect(store.read(RESORT)).toEqual({ status: 'ready', data: 'given' });
    expect(store.hasStale()).toBe(false);
    store.fail(RESORT.key);
    store.publish(RESORT.key, 'new', { isPublic: true });
    expect(store.hasStale()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(4);
    store.fail(RESORT.key);
    leave();
    expect(store.hasStale()).toBe(false);
  });

  it.each([
    ['what its reader may no longer see', { isPublic: true }, true],
    ['what is not public', { isPublic: false }, false],
  ])('takes away %s when its source fails', (_what, published, denied) => {
    const store = createLiveStore();
    store.subscribe(BOOKINGS, nothing);
    store.publish(BOOKINGS.key, [], published);
    store.fail(BOOKINGS.key, denied);
    expect(store.read(BOOKINGS)).toMatchObject({ status: 'error', denied });
    expect(store.hasStale()).toBe(false);
  });

  it('keeps unused data for a while, for going back', () => {
    const store = createLiveStore();
    const stop = store.subscribe(RESORT, nothing);
    store.publish(RESORT.key, null);
    stop();
    vi.advanceTimersByTime(299_000);
    const stopAgain = store.subscribe(RESORT, nothing);
    expect(store.read(RESORT).status).toBe('ready');
    vi.advanceTimersByTime(600_000);
    expect(wantedKeys(store)).toEqual([RESORT.key]);
    stopAgain();
    vi.advanceTimersByTime(300_000);
    expect(wantedKeys(store)).toEqual([]);
  });

  it('closes soon what is unused and never loaded', () => {
    const store = createLiveStore();
    const stop = store.subscribe(RESORT, nothing);
    store.fail(RESORT.key);
    stop();
    vi.advanceTimersByTime(30_000);
    expect(wantedKeys(store)).toEqual([]);
  });

  it('never closes what stays open', () => {
    const store = createLiveStore();
    const stop = store.subscribe(CATALOGUE, nothing);
    store.publish(CATALOGUE.key, [], { staysOpen: true });
    stop();
    vi.advanceTimersByTime(3_600_000);
    expect(wantedKeys(store)).toEqual([CATALOGUE.key]);
  });

  it('forgets personal data on reset, and keeps public data', () => {
    const store = createLiveStore();
    store.subscribe(RESORT, nothing);
    store.subscribe(BOOKINGS, nothing);
    store.publish(RESORT.key, null, { isPublic: true });
    store.publish(BOOKINGS.key, []);
    store.reset();
    expect(store.read(RESORT).status).toBe('ready');
    expect(store.read(BOOKINGS).status).toBe('loading');
    expect(store.generation()).toBe(1);
  });

  it('forgets unused data on reset', () => {
    const store = createLiveStore();
    store.subscribe(BOOKINGS, nothing)();
    store.reset();
    expect(wantedKeys(store)).toEqual([]);
  });

  it('keeps at most forty unused listeners, and closes the oldest first', () => {
    const store = createLiveStore();
    const requests = Array.from({ length: 42 }, (_, index) =>
      liveRequest('resort', { id: `R${index}` }),
    );
    for (const request of requests) {
      const stop = store.subscribe(request, nothing);
      store.publish(request.key, null, { isPublic: true });
      stop();
    }
    expect(wantedKeys(store)).toEqual(requests.slice(2).map(({ key }) => key));
    const again = requests[2];
    if (again !== undefined) store.subscribe(again, nothing);
    store.subscribe(RESORT, nothing)();
    expect(wantedKeys(store)).toHaveLength(41);
    expect(store.generation()).toBe(0);
  });

  it('shows what it was given in advance, and wants it only once someone listens', () => {
    const store = createLiveStore();
    store.preload(RESORT.key, 'at first');
    const shown = store.read(RESORT);
    expect(shown).toEqual({ status: 'ready', data: 'at first' });
    vi.advanceTimersByTime(3_600_000);
    store.reset();
    expect(wantedKeys(store)).toEqual([]);
    expect(store.read(RESORT)).toBe(shown);
    const listener = vi.fn<() => void>();
    store.subscribe(RESORT, listener);
    expect(wantedKeys(store)).toEqual([RESORT.key]);
    // The same object: otherwise the page would render again.
    expect(store.read(RESORT)).toBe(shown);
    expect(listener).not.toHaveBeenCalled();
    store.publish(RESORT.key, 'newer', { isPublic: true });
    expect(store.read(RESORT)).toEqual({ status: 'ready', data: 'newer' });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('keeps what it was given in advance on screen when the member changes', () => {
    const store = createLiveStore();
    store.preload(RESORT.key, 'at first');
    store.subscribe(RESORT, nothing);
    store.reset();
    expect(store.read(RESORT)).toEqual({ status: 'ready', data: 'at first' });
  });

  it('does not replace what a source has published by what the page began with', () => {
    const store = createLiveStore();
    const stop = store.subscribe(RESORT, nothing);
    store.publish(RESORT.key, 'newer');
    store.preload(RESORT.key, 'at first');
    expect(store.read(RESORT)).toEqual({ status: 'ready', data: 'newer' });
    stop();
    vi.advanceTimersByTime(300_000);
    expect(store.read(RESORT)).toEqual({ status: 'loading' });
  });

  it('ignores data of a source that is not wanted', () => {
    const store = createLiveStore();
    store.publish(RESORT.key, null);
    store.fail(RESORT.key);
    expect(store.read(RESORT)).toEqual({ status: 'loading' });
  });
});
