import { storedValue } from './local-store.ts';
import type { Stay } from './stay-query.ts';
import { isSameStay, stayKey } from './stay-query.ts';

/** Nights that the server holds for this member until `deadline`. */
export type Hold = {
  stay: Stay;
  holdId: string;
  /** When it ends on this device's clock, milliseconds since 1970. */
  deadline: number;
};

/** As stored: the stay by its key, because it is only compared. */
type StoredHold = { stayKey: string; holdId: string; deadline: number };

const parse = (json: unknown): StoredHold | null => {
  if (typeof json !== 'object' || json === null) return null;
  if (!('stayKey' in json) || !('holdId' in json) || !('deadline' in json)) return null;
  const { stayKey: key, holdId, deadline } = json;
  return typeof key === 'string' && typeof holdId === 'string' && typeof deadline === 'number'
    ? { stayKey: key, holdId, deadline }
    : null;
};

const stored = storedValue<StoredHold | null>({
  key: 'offerHold',
  area: 'session',
  version: 1,
  fallback: null,
  parse,
});

/** The hold of this tab for a stay, also one that has ended; null when there is none. */
export const readHold = (stay: Stay): Hold | null => {
  const hold = stored.read();
  return hold !== null && hold.stayKey === stayKey(stay)
    ? { stay, holdId: hold.holdId, deadline: hold.deadline }
    : null;
};

/** Remembers the hold, so that the later steps show the same clock. */
export const writeHold = (hold: Hold): void =>
  stored.write({ stayKey: stayKey(hold.stay), holdId: hold.holdId, deadline: hold.deadline });

/** Forgets the hold once it became a booking or was let go. */
export const clearHold = (): void => stored.remove();

/** The id of the hold that this tab has, whatever its stay; null when none. */
export const ownHoldId = (): string | null => stored.read()?.holdId ?? null;

/** True when the hold is for this stay and has not ended. */
export const isLiveHold = (hold: Hold | null, stay: Stay, nowMs: number): hold is Hold =>
  hold !== null && isSameStay(hold.stay, stay) && hold.deadline > nowMs;
