import type { ApiErrorCode } from '@club/domain/api/errors';
import { IDS } from '@club/domain/ids';
import type { CallError, CallResult } from '../api/api-client.ts';
import { storedValue } from './local-store.ts';

/** The order, and the request id of the attempt. */
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

/** True for an error after which the outcome is unknown: the key has to stay. */
export const isOpenError = (code: ApiErrorCode): boolean => OPEN_CODES.includes(code);

/** Wait before asking again about an order in progress. */
const POLL_MS = 1200;
/** Most repeats for an order in progress. */
export const MAX_POLLS = 8;

const pollPause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, POLL_MS);
  });

/** Sends an order with the id of the attempt. */
export type SendOrder<Order, Value> = (
  order: Order,
  requestId: string,
) => Promise<CallResult<Value>>;

/**
 * What to do about an id that belongs to another order: repeat while that one is in progress, send
 * this one with an id of its own, or stop.
 */
export type ReusedKey = 'wait' | 'replace' | 'stop';

type AttemptOptions<Order, Value> = {
  /** Where the id is kept in this tab, so that it survives a reload. */
  storageKey: string;
  /** Orders with the same text are one order. */
  orderKey: (order: Order) => string;
  send: SendOrder<Order, Value>;
  /** How to handle the error 'key-reused'; 'stop' by default. */
  reusedKey?: (error: Extract<CallError, { code: 'key-reused' }>) => ReusedKey;
};

/**
 * A call that is safe to repeat. Each attempt has one request id, made before it is sent and kept
 * while the outcome is unknown, also after a reload: the server responds to a repeat with the first
 * result, so nothing is done or charged twice. While an earlier request of the order is in
 * progress, it repeats. Never throws; tests can pass `send`.
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
      const result = await sendIt(order, idOf(order));
      if (result.ok) {
        stored.remove();
        return result;
      }
      const { error } = result;
      if (error.kind === 'network') return result;
      const reused = error.code === 'key-reused' ? reusedKey(error) : 'stop';
      if (error.code === 'in-progress' || reused === 'wait') {
        if (polls >= MAX_POLLS) return result;
        await pollPause();
        return sendOnce(polls + 1, isNewId);
      }
      if (!isOpenError(error.code)) stored.remove();
      return reused === 'replace' && !isNewId ? sendOnce(polls, true) : result;
    };
    return sendOnce(0, false);
  };
};
