import type { Stay } from '../../lib/stay-query.ts';
import { stayQuery } from '../../lib/stay-query.ts';

const KEY = 'bookingAttempt';

/** In memory too, so that a repeat is safe where storage is forbidden. */
let current: { stay: string; key: string } | null = null;

const readStored = (): { stay: string; key: string } | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    if (!('stay' in stored) || !('key' in stored)) return null;
    const { stay, key } = stored;
    if (typeof stay !== 'string' || typeof key !== 'string') return null;
    return /^[a-f0-9-]{36}$/.test(key) ? { stay, key } : null;
  } catch {
    return null;
  }
};

/**
 * The key under which the stay is being booked: made once, and the same until `endAttempt`, also
 * after a reload. The server then answers a repeat after a lost answer with the booking it made.
 */
export const attemptKey = (stay: Stay): string => {
  const attempt = current ?? readStored();
  if (attempt !== null && attempt.stay === stayQuery(stay)) {
    current = attempt;
    return attempt.key;
  }
  current = { stay: stayQuery(stay), key: crypto.randomUUID() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // The key then lives as long as the page.
  }
  return current.key;
};

/** The server has answered: the next try is an attempt of its own. */
export const endAttempt = (): void => {
  current = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};
