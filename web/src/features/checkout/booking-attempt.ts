import { storedValue } from '../../lib/local-store.ts';
import type { Stay } from '../../lib/stay-query.ts';
import { stayKey } from '../../lib/stay-query.ts';

/** The stay that is being booked, and the key of the try. */
type Attempt = { stayKey: string; idempotencyKey: string };

const parse = (json: unknown): Attempt | null => {
  if (typeof json !== 'object' || json === null) return null;
  if (!('stayKey' in json) || !('idempotencyKey' in json)) return null;
  const { stayKey: stay, idempotencyKey } = json;
  if (typeof stay !== 'string' || typeof idempotencyKey !== 'string') return null;
  return /^[a-f0-9-]{36}$/.test(idempotencyKey) ? { stayKey: stay, idempotencyKey } : null;
};

const stored = storedValue<Attempt | null>({
  key: 'bookingAttempt',
  area: 'session',
  version: 1,
  fallback: null,
  parse,
});

/**
 * The key under which the stay is being booked: made once, and the same until `endAttempt`, also
 * after a reload. The server then answers a repeat after a lost answer with the booking it made.
 */
export const attemptKey = (stay: Stay): string => {
  const attempt = stored.read();
  if (attempt !== null && attempt.stayKey === stayKey(stay)) return attempt.idempotencyKey;
  const idempotencyKey = crypto.randomUUID();
  stored.write({ stayKey: stayKey(stay), idempotencyKey });
  return idempotencyKey;
};

/** The server has answered: the next try is an attempt of its own. */
export const endAttempt = (): void => stored.remove();
