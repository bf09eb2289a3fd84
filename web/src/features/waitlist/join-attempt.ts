import type { ApiErrorCode } from '@club/domain/api/errors';
import type { WaitlistWish } from '@club/domain/waitlist/waitlist';
import type { CallError } from '../../lib/api-client.ts';
import { storedValue } from '../../lib/local-store.ts';

/** A request whose answer is not known yet. */
type Attempt = { wishKey: string; requestId: string };

const parse = (json: unknown): Attempt | null => {
  if (typeof json !== 'object' || json === null) return null;
  if (!('wishKey' in json) || !('requestId' in json)) return null;
  const { wishKey, requestId } = json;
  return typeof wishKey === 'string' && typeof requestId === 'string'
    ? { wishKey, requestId }
    : null;
};

const attempt = storedValue<Attempt | null>({
  key: 'waitlistAttempt',
  area: 'session',
  version: 1,
  fallback: null,
  parse,
});

const keyOf = (wish: WaitlistWish): string =>
  [wish.resortId, wish.vacationType, wish.unitType, wish.from, wish.to, wish.nights].join(' · ');

/**
 * The id of the request for a wish: the same until it is answered, also after a reload, so that
 * repeating it takes one place only.
 */
export const requestIdFor = (wish: WaitlistWish): string => {
  const wishKey = keyOf(wish);
  const open = attempt.read();
  if (open?.wishKey === wishKey) return open.requestId;
  const requestId = crypto.randomUUID();
  attempt.write({ wishKey, requestId });
  return requestId;
};

/** After these nobody knows whether the place was taken. */
const OPEN_CODES: readonly ApiErrorCode[] = ['busy', 'internal', 'too-many-requests'];

/** Ends the request: `error` is its refusal, null when the place was taken. */
export const endRequest = (error: CallError | null): void => {
  if (error === null) attempt.remove();
  else if (error.kind === 'api' && !OPEN_CODES.includes(error.code)) attempt.remove();
};
