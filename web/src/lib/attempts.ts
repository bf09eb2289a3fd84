import type { ApiErrorCode } from '@club/domain/api/errors';
import { IDS } from '@club/domain/ids';
import { storedValue } from './local-store.ts';

/** What is being ordered, and the key of the try. */
type Attempt = { order: string; key: string };

const parse = (json: unknown): Attempt | null => {
  if (typeof json !== 'object' || json === null) return null;
  if (!('order' in json) || !('key' in json)) return null;
  const { order, key } = json;
  return typeof order === 'string' && IDS.request.is(key) ? { order, key } : null;
};

/** The keys under which one kind of order is sent. */
export type Attempts = {
  /** The key of an order: made once, and the same until `end`, also after a reload. */
  keyOf: (order: string) => string;
  /** The server has answered: the next try is an attempt of its own. */
  end: () => void;
};

/**
 * Keeps the key of the order that is under way in this tab, under `storageKey`. The server answers a
 * repeat after a lost answer with what it did the first time, so nothing is done or charged twice.
 */
export const attempts = (storageKey: string): Attempts => {
  const stored = storedValue<Attempt | null>({
    key: storageKey,
    area: 'session',
    version: 2,
    fallback: null,
    parse,
  });
  return {
    keyOf: (order) => {
      const attempt = stored.read();
      if (attempt !== null && attempt.order === order) return attempt.key;
      const key = crypto.randomUUID();
      stored.write({ order, key });
      return key;
    },
    end: () => stored.remove(),
  };
};

const OPEN_CODES: readonly ApiErrorCode[] = [
  'busy',
  'internal',
  'in-progress',
  'too-many-requests',
];

/** True for a refusal after which nobody knows whether something was done: the key has to stay. */
export const isOpenRefusal = (code: ApiErrorCode): boolean => OPEN_CODES.includes(code);

/** How long to wait before asking again about something that is just being done. */
const POLL_MS = 1200;
/** How often it is asked about before giving up. */
export const MAX_POLLS = 8;

/** The pause between two questions about something that is just being done. */
export const pollPause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, POLL_MS);
  });
