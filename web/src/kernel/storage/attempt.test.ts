import type { ApiErrorCode } from '@club/domain/api/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiFailure } from '../../testing/api-failure.ts';
import type { CallResult } from '../api/api-client.ts';
import { MAX_POLLS, createAttempt, isOpenError } from './attempt.ts';
import { clearPersonalStore } from './local-store.ts';

const DONE: CallResult<string> = { ok: true, value: 'done' };
const LOST: CallResult<string> = { ok: false, error: { kind: 'network' } };
const failure = (code: ApiErrorCode): CallResult<string> => ({
  ok: false,
  error: apiFailure(code),
});

/** A call that returns these results in turn, and the request ids that it was sent with. */
const callWith = (...results: CallResult<string>[]) => {
  const ids: string[] = [];
  const send = (_: string, requestId: string): Promise<CallResult<string>> => {
    ids.push(requestId);
    return Promise.resolve(results[ids.length - 1] ?? LOST);
  };
  return { ids, send };
};
const attemptWith = (call: ReturnType<typeof callWith>, storageKey = 'testAttempt') =>
  createAttempt({ storageKey, orderKey: String, send: call.send });

beforeEach(() => clearPersonalStore());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the request id of an order', () => {
  it('is the same until the server has responded', async () => {
    const call = callWith(LOST, DONE, DONE);
    const send = attemptWith(call);
    for (const _ of [1, 2, 3]) await send('one');
    expect(call.ids[1]).toBe(call.ids[0]);
    expect(call.ids[2]).not.toBe(call.ids[0]);
  });

  it('is another one for another order', async () => {
    const call = callWith(LOST, LOST);
    const send = attemptWith(call);
    await send('one');
    await send('two');
    expect(call.ids[1]).not.toBe(call.ids[0]);
  });

  it('belongs to one kind of order', async () => {
    const call = callWith(LOST, DONE, LOST);
    await attemptWith(call)('one');
    await attemptWith(call, 'otherAttempt')('one');
    await attemptWith(call)('one');
    expect(call.ids[2]).toBe(call.ids[0]);
    expect(call.ids[1]).not.toBe(call.ids[0]);
  });

  it('survives a reload', async () => {
    const call = callWith(LOST, LOST);
    await attemptWith(call)('one');
    vi.resetModules();
    const reloaded = await import('./attempt.ts');
    const send = reloaded.createAttempt({
      storageKey: 'testAttempt',
      orderKey: String,
      send: call.send,
    });
    await send('one');
    expect(call.ids[1]).toBe(call.ids[0]);
  });

  it.each(['', '7', '{"v":2,"data":{"order":"one","key":"short"}}'])(
    'is a new one when storage holds %j',
    async (text) => {
      sessionStorage.setItem('testAttempt', text);
      const call = callWith(LOST);
      await attemptWith(call)('one');
      expect(call.ids[0]).toMatch(/^[a-f0-9-]{36}$/);
    },
  );

  it('lives in memory where storage is forbidden', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const call = callWith(LOST, LOST);
    const send = attemptWith(call);
    await send('one');
    await send('one');
    expect(call.ids[1]).toBe(call.ids[0]);
  });

  it.each(['busy', 'internal', 'too-many-requests'] as const)(
    'stays after %s, which does not say what was done',
    async (code) => {
      const call = callWith(failure(code), LOST);
      const send = attemptWith(call);
      await send('one');
      await send('one');
      expect(call.ids[1]).toBe(call.ids[0]);
      expect(isOpenError(code)).toBe(true);
    },
  );

  it('ends with any other error', async () => {
    const call = callWith(failure('card-declined'), LOST);
    const send = attemptWith(call);
    expect(await send('one')).toEqual(failure('card-declined'));
    await send('one');
    expect(call.ids[1]).not.toBe(call.ids[0]);
    expect(isOpenError('card-declined')).toBe(false);
  });
});

describe('an order in progress', () => {
  it('is asked about again, under the same id, but not without end', async () => {
    vi.useFakeTimers();
    const call = callWith(...Array.from({ length: 20 }, () => failure('in-progress')));
    const result = attemptWith(call)('one');
    await vi.runAllTimersAsync();
    expect(await result).toEqual(failure('in-progress'));
    expect(call.ids).toHaveLength(MAX_POLLS + 1);
    expect(new Set(call.ids).size).toBe(1);
  });
});

describe('a request id that belongs to another order', () => {
  const REUSED = failure('key-reused');
  const attemptThat = (then: 'wait' | 'replace' | 'stop', call: ReturnType<typeof callWith>) =>
    createAttempt({
      storageKey: 'testAttempt',
      orderKey: String,
      send: call.send,
      reusedKey: () => then,
    });

  it('is replaced once', async () => {
    const call = callWith(REUSED, REUSED, DONE);
    expect(await attemptThat('replace', call)('one')).toEqual(REUSED);
    expect(call.ids).toHaveLength(2);
    expect(call.ids[1]).not.toBe(call.ids[0]);
  });

  it('is kept while that order is in progress', async () => {
    vi.useFakeTimers();
    const call = callWith(REUSED, DONE);
    const result = attemptThat('wait', call)('one');
    await vi.runAllTimersAsync();
    expect(await result).toEqual(DONE);
    expect(call.ids[1]).toBe(call.ids[0]);
  });

  it('is given up by default', async () => {
    const call = callWith(REUSED, LOST);
    const send = attemptWith(call);
    expect(await send('one')).toEqual(REUSED);
    await send('one');
    expect(call.ids[1]).not.toBe(call.ids[0]);
  });
});
