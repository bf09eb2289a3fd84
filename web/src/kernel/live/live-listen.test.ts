import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as lastSeenTrips from '../../shared/booking/last-seen-trips.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';
import type { Listener } from './live-listen.ts';
import { listen } from './live-listen.ts';
import { liveRequest } from './live-request.ts';
import { LIVE_SOURCES } from '../../shared/live/live-sources.ts';

spyOnExports(lastSeenTrips, 'rememberTrips');

type Found = { id: string; fields: object };
type Snapshot = { found: readonly Found[]; fromCache: boolean; isChanged?: boolean };

/** What the SDK was called with, and the way to respond. */
const sdk = vi.hoisted(() => ({
  queried: [] as string[],
  next: (_snapshot: unknown): void => {},
  error: (_error: unknown): void => {},
  stops: 0,
}));

vi.mock('firebase/firestore', () => {
  const named = (...parts: unknown[]): string => parts.map(String).join(' ');
  return {
    Bytes: class {
      toUint8Array = (): Uint8Array => new Uint8Array();
    },
    Timestamp: class {
      readonly seconds: number;
      readonly nanoseconds: number;
      constructor(seconds: number, nanoseconds: number) {
        this.seconds = seconds;
        this.nanoseconds = nanoseconds;
      }
    },
    doc: (_db: unknown, path: string) => {
      if (path.split('/').length % 2 !== 0) throw new Error('Not the path of a document.');
      return path;
    },
    collection: (_db: unknown, path: string) => path,
    documentId: () => 'id',
    where: named,
    orderBy: named,
    startAfter: named,
    limit: (size: number) => `limit ${size}`,
    query: (...parts: string[]) => parts.join(', '),
    onSnapshot: (queried: string, ...rest: unknown[]) => {
      // Options come before the callbacks.
      const [next, error] = rest.slice(-2) as [typeof sdk.next, typeof sdk.error];
      sdk.queried.push(queried);
      sdk.next = next;
      sdk.error = error;
      return () => {
        sdk.stops += 1;
      };
    },
  };
});

const snapshotOf = ({ id, fields }: Found) => ({ id, data: () => fields });
const document = ({ found: [one], fromCache }: Snapshot) => ({
  exists: () => one !== undefined,
  metadata: { fromCache },
  ...(one === undefined ? {} : snapshotOf(one)),
});
const list = ({ found, fromCache, isChanged = true }: Snapshot) => ({
  docs: found.map(snapshotOf),
  docChanges: () => (isChanged ? [found] : []),
  metadata: { fromCache },
});

const callbacks = { publish: vi.fn<Listener['publish']>(), fail: vi.fn<Listener['fail']>() };
// The mocks above never look at the database.
const DB = {} as Parameters<typeof listen>[0];
const start = (request: ReturnType<typeof liveRequest>) =>
  listen(DB, request, LIVE_SOURCES, callbacks);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const FOUND: Found = { id: 'anna', fields: { uid: 'anna', name: 'Anna Berg' } };
const USER = liveRequest('ownUser', { uid: 'anna' });

beforeEach(() => {
  sdk.queried = [];
  sdk.stops = 0;
  callbacks.publish.mockReset();
  callbacks.fail.mockReset();
  vi.mocked(lastSeenTrips.rememberTrips).mockReset();
});

describe('a listener to a document', () => {
  it('publishes each snapshot, and whether it is public', async () => {
    start(USER);
    expect(sdk.queried).toEqual(['users/anna']);
    sdk.next(document({ found: [FOUND], fromCache: false }));
    await settled();
    expect(callbacks.publish).toHaveBeenLastCalledWith(FOUND.fields, false);
    sdk.next(document({ found: [], fromCache: false }));
    await settled();
    expect(callbacks.publish).toHaveBeenLastCalledWith(null, false);
    expect(callbacks.fail).not.toHaveBeenCalled();
  });

  it('marks public data as public', async () => {
    start(liveRequest('review', { id: 'b1' }));
    sdk.next(document({ found: [{ id: 'b1', fields: { stars: 5 } }], fromCache: false }));
    await settled();
    expect(callbacks.publish).toHaveBeenCalledWith({ id: 'b1', stars: 5 }, true);
  });

  it('does not take an empty cache for a response', async () => {
    start(USER);
    sdk.next(document({ found: [], fromCache: true }));
    await settled();
    expect(callbacks.fail).toHaveBeenCalledWith(false);
    expect(callbacks.publish).not.toHaveBeenCalled();
  });

  it('distinguishes a denied read from any other failure', () => {
    start(USER);
    sdk.error(Object.assign(new Error('no'), { code: 'permission-denied' }));
    expect(callbacks.fail).toHaveBeenLastCalledWith(true);
    sdk.error(Object.assign(new Error('no'), { code: 'unavailable' }));
    expect(callbacks.fail).toHaveBeenLastCalledWith(false);
  });

  it('fails for what cannot be read', async () => {
    start(liveRequest('scarceNights', {}));
    sdk.next(document({ found: [{ id: 'directory', fields: { v: -1 } }], fromCache: false }));
    await settled();
    expect(callbacks.fail).toHaveBeenCalledWith(false);
  });

  it('fails for an id that no document can have', () => {
    const stop = start(liveRequest('adminTicket', { number: 'a/b' }));
    expect(callbacks.fail).toHaveBeenCalledWith(false);
    expect(stop).not.toThrow();
  });

  it('publishes nothing once it is stopped', async () => {
    const stop = start(USER);
    sdk.next(document({ found: [FOUND], fromCache: false }));
    stop();
    await settled();
    expect(sdk.stops).toBe(1);
    expect(callbacks.publish).not.toHaveBeenCalled();
  });
});

describe('a listener to a list', () => {
  it('queries as the plan says', () => {
    start(liveRequest('ownLedger', { uid: 'anna', above: 5, upTo: 25 }));
    start(liveRequest('reviews', { resortId: 'R1001', after: ['2026-11-20', 'b7'] }));
    expect(sdk.queried).toEqual([
      'ledger, uid == anna, seq > 5, seq <= 25, seq desc, id desc',
      expect.stringMatching(
        /^reviews, resortId == R1001, writtenOn desc, id desc, 2026-11-20 b7, limit \d+$/,
      ),
    ]);
  });

  it('does not take what others follow of a list for the list, and waits no longer than 10 s', async () => {
    vi.useFakeTimers();
    try {
      const part = list({ found: [FOUND], fromCache: true });
      start(liveRequest('ownBookings', { uid: 'anna' }));
      sdk.next(part);
      await vi.advanceTimersByTimeAsync(9999);
      expect(callbacks.publish).not.toHaveBeenCalled();
      expect(callbacks.fail).not.toHaveBeenCalled();
      const answer = list({ found: [], fromCache: false, isChanged: false });
      sdk.next(answer);
      await vi.advanceTimersByTimeAsync(10_000);
      sdk.next(answer);
      await vi.advanceTimersByTimeAsync(0);
      expect(callbacks.publish).toHaveBeenCalledExactlyOnceWith([], false);
      expect(callbacks.fail).not.toHaveBeenCalled();

      start(liveRequest('ownBookings', { uid: 'anna' }));
      sdk.next(part);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(callbacks.fail).toHaveBeenCalledExactlyOnceWith(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes an empty list of the server for a response, but not one of the cache', async () => {
    start(liveRequest('ownBookings', { uid: 'anna' }));
    sdk.next(list({ found: [], fromCache: true }));
    await settled();
    expect(callbacks.fail).toHaveBeenCalledWith(false);
    expect(lastSeenTrips.rememberTrips).not.toHaveBeenCalled();
    sdk.next(list({ found: [], fromCache: false }));
    await settled();
    expect(callbacks.publish).toHaveBeenCalledWith([], false);
    expect(lastSeenTrips.rememberTrips).toHaveBeenCalledWith('anna', []);
  });

  it('returns instants in milliseconds, with what they have of the next one', async () => {
    const { Timestamp } = await import('firebase/firestore');
    start(liveRequest('ownFavourites', { uid: 'anna' }));
    const savedAt = new Timestamp(12, 345_250_000);
    sdk.next(
      list({
        found: [
          { id: 'R1', fields: { savedAt } },
          { id: 'R2', fields: { savedAt: null } },
        ],
        fromCache: false,
      }),
    );
    await settled();
    expect(callbacks.publish).toHaveBeenCalledWith(
      [
        expect.objectContaining({ resortId: 'R1', savedAtMs: 12_345.25 }),
        expect.objectContaining({ resortId: 'R2', savedAtMs: Infinity }),
      ],
      false,
    );
  });
});
