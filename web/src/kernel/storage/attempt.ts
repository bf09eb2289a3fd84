import type { ApiErrorCode } from '@club/domain/api/errors';
import { IDS } from '@club/domain/ids';
import type { CallError, CallResult } from '../api/api-client.ts';
import { storedValue } from './local-store.ts';

/** What is being ordered, and the request id of the attempt. */
type Attempt = { order: string; key: string };

const parse = (json: unknown): Attempt | null => {
  if (typeof json !== 'object' || json === null) return null;
  if (!('order' in json) || !('key' in json)) return null;
  const { order, key } = json;
  return typeof order === 'string' && IDS.request.is(key) ? { order, key } : null;
};

const OPEN_CODES: readonly ApiErrorCode[] = [
  'busy',
  'internal',
  'in-progress',
  'too-many-requests',
];

/** True for an error after which nobody knows whether something was done: the key has to stay. */
export const isOpenRefusal = (code: ApiErrorCode): boolean => OPEN_CODES.includes(code);

/** How long to wait before asking again about something that is just being done. */
const POLL_MS = 1200;
/** How often it is asked about before giving up. */
export const MAX_POLLS = 8;

const pollPause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, POLL_MS);
  });

/** Sends an order under the id of the attempt. */
export type SendOrder<Order, Value> = (
  order: Order,
  requestId: string,
) => Promise<CallResult<Value>>;

/**
 * What to do about an id that belongs to another order: ask again while that one is just being done,
 * send this one under an id of its own, or nothing more.
 */
export type ReusedKey = 'wait' | 'replace' | 'stop';

type AttemptOptions<Order, Value> = {
  /** Where the id is kept in this tab, so that it survives a reload. */
  storageKey: string;
  /** Orders with the same text are one order. */
  orderKey: (order: Order) => string;
  send: SendOrder<Order, Value>;
  /** Told by the error 'key-reused'; 'stop' unless given. */
  reusedKey?: (error: Extract<CallError, { code: 'key-reused' }>) => ReusedKey;
};

/**
 * A call that is safe to repeat. Each attempt has one request id, made before it is sent and kept while
 * nobody knows what came of it, also after a reload: the server answers a repeat with what it did the
 * first time, so nothing is done or charged twice. While the order is just being done by an earlier
 * request, it asks again. Never throws; `send` can be given by a test.
 */
export const createAttempt = <Order, Value>({
  storageKey,
  orderKey,
  send,
  reusedKey = () => 'stop',
}: AttemptOptions<Order, Value>) => {
  const stored = storedValue<Attempt | null>({
    key: storageKey,
    area: 'session',
    version: 2,
    fallback: null,
    parse,
  });
  const idOf = (order: Order): string => {
    const attempt = stored.read();
    if (attempt !== null && attempt.order === orderKey(order)) return attempt.key;
    const key = crypto.randomUUID();
    stored.write({ order: orderKey(order), key });
    return key;
  };
  return async (
    order: Order,
    sendIt: SendOrder<Order, Value> = send,
  ): Promise<CallResult<Value>> => {
    const sendOnce = async (polls: number, isNewId: boolean): Promise<CallResult<Value>> => {
      const answer = await sendIt(order, idOf(order));
      if (answer.ok) {
        stored.remove();
        return answer;
      }
      const { error } = answer;
      if (error.kind === 'network') return answer;
      const reused = error.code === 'key-reused' ? reusedKey(error) : 'stop';
      if (error.code === 'in-progress' || reused === 'wait') {
        if (polls >= MAX_POLLS) return answer;
        await pollPause();
        return sendOnce(polls + 1, isNewId);
      }
      if (!isOpenRefusal(error.code)) stored.remove();
      return reused === 'replace' && !isNewId ? sendOnce(polls, true) : answer;
    };
    return sendOnce(0, false);
  };
};
