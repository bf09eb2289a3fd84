import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveRequest, createLiveStore, liveKey } from './live-store.ts';

const RESORT: LiveRequest = { kind: 'resort', of: 'R1001' };
const BOOKINGS: LiveRequest = { kind: 'ownBookings', of: 'member-1' };
const nothing = (): void => {};

const wantedKeys = (store: ReturnType<typeof createLiveStore>): string[] =>
  store.wanted().map(({ key }) => key);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the live store', () => {
  it('wants what pages listen to, each thing once', () => {
    const store = createLiveStore();
    const wanted = vi.fn<() => void>();
    store.subscribeWanted(wanted);
    store.subscribe(RESORT, nothing);
    store.subscribe(RESORT, nothing);
    expect(wantedKeys(store)).toEqual(['resort/R1001']);
    expect(wanted).toHaveBeenCalledOnce();
  });

  it('is loading until a source publishes, and tells who listens', () => {
    const store = createLiveStore();
    const listener = vi.fn<() => void>();
    store.subscribe(RESORT, listener);
    expect(store.read(RESORT)).toEqual({ status: 'loading' });
    store.publish(liveKey(RESORT), null);
    expect(store.read(RESORT)).toEqual({ status: 'ready', data: null });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('offers a retry after a failure, which wants the source anew', () => {
    const store = createLiveStore();
    store.subscribe(RESORT, nothing);
    store.fail(liveKey(RESORT));
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
    store.publish(liveKey(BOOKINGS), []);
    store.fail(liveKey(RESORT));
    store.retryFailed();
    expect(store.wanted().map(({ attempt }) => attempt)).toEqual([1, 0]);
  });

  it('keeps what nobody looks at for a while, for going back', () => {
    const store = createLiveStore();
    const stop = store.subscribe(RESORT, nothing);
    store.publish(liveKey(RESORT), null);
    stop();
    vi.advanceTimersByTime(29_000);
    const stopAgain = store.subscribe(RESORT, nothing);
    expect(store.read(RESORT).status).toBe('ready');
    vi.advanceTimersByTime(60_000);
    expect(wantedKeys(store)).toEqual(['resort/R1001']);
    stopAgain();
    vi.advanceTimersByTime(30_000);
    expect(wantedKeys(store)).toEqual([]);
  });

  it('never lets go of the catalogue', () => {
    const store = createLiveStore();
    store.subscribe({ kind: 'catalogue', of: '' }, nothing)();
    vi.advanceTimersByTime(3_600_000);
    expect(wantedKeys(store)).toEqual(['catalogue/']);
  });

  it('forgets on reset what belongs to a person, and keeps what everybody sees', () => {
    const store = createLiveStore();
    store.subscribe(RESORT, nothing);
    store.subscribe(BOOKINGS, nothing);
    store.publish(liveKey(RESORT), null);
    store.publish(liveKey(BOOKINGS), []);
    store.reset();
    expect(store.read(RESORT).status).toBe('ready');
    expect(store.read(BOOKINGS).status).toBe('loading');
    expect(store.generation()).toBe(1);
  });

  it('forgets on reset what nobody looks at any more', () => {
    const store = createLiveStore();
    store.subscribe(BOOKINGS, nothing)();
    store.reset();
    expect(wantedKeys(store)).toEqual([]);
  });

  it('opens everything anew once too many listeners were abandoned', () => {
    const store = createLiveStore();
    for (let index = 0; index < 41; index += 1) {
      store.subscribe({ kind: 'resort', of: `R${index}` }, nothing)();
    }
    vi.advanceTimersByTime(30_000);
    expect(store.generation()).toBe(1);
    expect(wantedKeys(store)).toEqual([]);
  });

  it('ignores what comes for a source that nobody wants', () => {
    const store = createLiveStore();
    store.publish(liveKey(RESORT), null);
    store.fail(liveKey(RESORT));
    expect(store.read(RESORT)).toEqual({ status: 'loading' });
  });
});
