import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as lastSeenTrips from '../../shared/booking/last-seen-trips.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';
import type { Listener } from './live-listen.ts';
import { listen } from './live-listen.ts';
import { liveRequest } from './live-request.ts';
import { LIVE_SOURCES } from '../../shared/live/live-sources.ts';

spyOnExports(lastSeenTrips, 'rememberTrips');

type Found = { id: string; fields: object };
type Snapshot = { found: readonly Found[]; fromCache: boolean };

/** What the SDK was asked for, and the way to answer. */
const sdk = vi.hoisted(() => ({
  asked: [] as string[],
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
      readonly toMillis: () => number;
      constructor(ms: number) {
        this.toMillis = () => ms;
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
    onSnapshot: (
      asked: string,
      next: (snapshot: unknown) => void,
      error: (error: unknown) => void,
    ) => {
      sdk.asked.push(asked);
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
const list = ({ found, fromCache }: Snapshot) => ({
  docs: found.map(snapshotOf),
  metadata: { fromCache },
});

const told = { publish: vi.fn<Listener['publish']>(), fail: vi.fn<Listener['fail']>() };
// The mocks above never look at the database.
const DB = {} as Parameters<typeof listen>[0];
const start = (request: ReturnType<typeof liveRequest>) => listen(DB, request, LIVE_SOURCES, told);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const FOUND: Found = { id: 'anna', fields: { uid: 'anna', name: 'Anna Berg' } };
const USER = liveRequest('ownUser', { uid: 'anna' });

beforeEach(() => {
  sdk.asked = [];
  sdk.stops = 0;
  told.publish.mockReset();
  told.fail.mockReset();
  vi.mocked(lastSeenTrips.rememberTrips).mockReset();
});

describe('a listener to a document', () => {
  it('tells what it holds, each time, and for whom it is', async () => {
    start(USER);
    expect(sdk.asked).toEqual(['users/anna']);
    sdk.next(document({ found: [FOUND], fromCache: false }));
    await settled();
    expect(told.publish).toHaveBeenLastCalledWith(FOUND.fields, false);
    sdk.next(document({ found: [], fromCache: false }));
    await settled();
    expect(told.publish).toHaveBeenLastCalledWith(null, false);
    expect(told.fail).not.toHaveBeenCalled();
  });

  it('says of what everybody may see that it is public', async () => {
    start(liveRequest('review', { id: 'b1' }));
    sdk.next(document({ found: [{ id: 'b1', fields: { stars: 5 } }], fromCache: false }));
    await settled();
    expect(told.publish).toHaveBeenCalledWith({ id: 'b1', stars: 5 }, true);
  });

  it('does not take an empty cache for an answer', async () => {
    start(USER);
    sdk.next(document({ found: [], fromCache: true }));
    await settled();
    expect(told.fail).toHaveBeenCalledWith(false);
    expect(told.publish).not.toHaveBeenCalled();
  });

  it('tells a refusal from any other failure', () => {
    start(USER);
    sdk.error(Object.assign(new Error('no'), { code: 'permission-denied' }));
    expect(told.fail).toHaveBeenLastCalledWith(true);
    sdk.error(Object.assign(new Error('no'), { code: 'unavailable' }));
    expect(told.fail).toHaveBeenLastCalledWith(false);
  });

  it('fails for what cannot be read', async () => {
    start(liveRequest('scarceNights', {}));
    sdk.next(document({ found: [{ id: 'directory', fields: { v: -1 } }], fromCache: false }));
    await settled();
    expect(told.fail).toHaveBeenCalledWith(false);
  });

  it('fails for an id that no document can have', () => {
    const stop = start(liveRequest('adminTicket', { number: 'a/b' }));
    expect(told.fail).toHaveBeenCalledWith(false);
    expect(stop).not.toThrow();
  });

  it('tells nothing once it is stopped', async () => {
    const stop = start(USER);
    sdk.next(document({ found: [FOUND], fromCache: false }));
    stop();
    await settled();
    expect(sdk.stops).toBe(1);
    expect(told.publish).not.toHaveBeenCalled();
  });
});

describe('a listener to a list', () => {
  it('asks as the plan says', () => {
    start(liveRequest('ownLedger', { uid: 'anna', above: 5, upTo: 25 }));
    start(liveRequest('reviews', { resortId: 'R1001', after: ['2026-11-20', 'b7'] }));
    expect(sdk.asked).toEqual([
      'ledger, uid == anna, seq > 5, seq <= 25, seq desc, id desc',
      expect.stringMatching(
        /^reviews, resortId == R1001, writtenOn desc, id desc, 2026-11-20 b7, limit \d+$/,
      ),
    ]);
  });

  it('takes an empty list of the server for an answer, but not one of the cache', async () => {
    start(liveRequest('ownBookings', { uid: 'anna' }));
    sdk.next(list({ found: [], fromCache: true }));
    await settled();
    expect(told.fail).toHaveBeenCalledWith(false);
    expect(lastSeenTrips.rememberTrips).not.toHaveBeenCalled();
    sdk.next(list({ found: [], fromCache: false }));
    await settled();
    expect(told.publish).toHaveBeenCalledWith([], false);
    expect(lastSeenTrips.rememberTrips).toHaveBeenCalledWith('anna', []);
  });

  it('gives instants in milliseconds', async () => {
    const { Timestamp } = await import('firebase/firestore');
    start(liveRequest('ownFavourites', { uid: 'anna' }));
    // The stand-in counts in milliseconds.
    const savedAt = new Timestamp(1234, 0);
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
    expect(told.publish).toHaveBeenCalledWith(
      [
        expect.objectContaining({ resortId: 'R1', savedAtMs: 1234 }),
        expect.objectContaining({ resortId: 'R2', savedAtMs: Infinity }),
      ],
      false,
    );
  });
});
