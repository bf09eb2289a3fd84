import type { HoldSource } from '@club/domain/booking/offer-hold';
import { HOLD_SOURCES, MAX_LIVE_HOLDS } from '@club/domain/booking/offer-hold';
import { storedValue, useStoredValue } from '../../kernel/storage/local-store.ts';
import type { Stay } from '../stay/stay-query.ts';
import { isSameStay, stayKey } from '../stay/stay-query.ts';

/** The server's terms of a hold. */
type HoldTerms = {
  /** When it ends on this device's clock, milliseconds since 1970. */
  deadline: number;
  /** How often it can still be extended. */
  extensionsLeft: number;
};

/** Nights that the server holds for this member until `deadline`. */
export type Hold = HoldTerms & { stay: Stay; holdId: string; source: HoldSource };

/** As stored: the stay by its key, because it is only compared. */
export type StoredHold = Omit<Hold, 'stay'> & { stayKey: string };

const isHoldSource = (value: unknown): value is HoldSource =>
  HOLD_SOURCES.some((source) => source === value);

const parseHold = (json: unknown): StoredHold | null => {
  if (typeof json !== 'object' || json === null) return null;
  if (!('stayKey' in json) || !('holdId' in json) || !('deadline' in json)) return null;
  if (!('source' in json) || !('extensionsLeft' in json)) return null;
  const { stayKey: key, holdId, deadline, source, extensionsLeft } = json;
  return typeof key === 'string' &&
    typeof holdId === 'string' &&
    typeof deadline === 'number' &&
    isHoldSource(source) &&
    typeof extensionsLeft === 'number'
    ? { stayKey: key, holdId, deadline, source, extensionsLeft }
    : null;
};

const NONE: readonly StoredHold[] = [];

/**
 * The holds of all tabs, newest first: they share one clock. Ended ones stay for a while, so that a
 * screen can say that they have ended.
 */
const stored = storedValue<readonly StoredHold[]>({
  key: 'offerHolds',
  area: 'local',
  version: 1,
  fallback: NONE,
  parse: (json) => {
    const holds = Array.isArray(json) ? json.map(parseHold) : [null];
    return holds.every((hold) => hold !== null) ? holds : null;
  },
});

const ofStay = (holds: readonly StoredHold[], stay: Stay): Hold | null => {
  const key = stayKey(stay);
  const hold = holds.find((one) => one.stayKey === key);
  if (hold === undefined) return null;
  const { stayKey: _key, ...rest } = hold;
  return { ...rest, stay };
};

/** This browser's hold of a stay, also one that has ended; null when there is none. */
export const readHold = (stay: Stay): Hold | null => ofStay(stored.read(), stay);

/** All stored holds of this browser, also those that have ended. */
export const useStoredHolds = (): readonly StoredHold[] => useStoredValue(stored)[0];

/** The same as `readHold`, following every change, also of another tab. */
export const useHold = (stay: Stay): Hold | null => ofStay(useStoredHolds(), stay);

/** Stores the hold, so that the later steps and other tabs show the same clock. */
export const writeHold = ({ stay, ...hold }: Hold): void => {
  const key = stayKey(stay);
  const others = stored.read().filter((one) => one.stayKey !== key && one.holdId !== hold.holdId);
  stored.write([{ stayKey: key, ...hold }, ...others].slice(0, 2 * MAX_LIVE_HOLDS));
};

/** Gives a stored hold other terms; does nothing when it has been forgotten. */
export const renewHold = (holdId: string, terms: HoldTerms): void => {
  const holds = stored.read();
  if (!holds.some((one) => one.holdId === holdId)) return;
  stored.write(holds.map((one) => (one.holdId === holdId ? { ...one, ...terms } : one)));
};

/** Forgets a hold that became a booking or was released. */
export const forgetHold = (holdId: string): void => {
  const rest = stored.read().filter((one) => one.holdId !== holdId);
  if (rest.length === 0) stored.remove();
  else stored.write(rest);
};

/** Forgets the hold of a stay once it became a booking. */
export const clearHold = (stay: Stay): void => {
  const hold = readHold(stay);
  if (hold !== null) forgetHold(hold.holdId);
};

/** The ids of all stored holds, whatever their stays. */
export const ownHoldIds = (): string[] => stored.read().map(({ holdId }) => holdId);

/** The offers that are not released; holds of the waitlist are not the browser's to release. */
export const offerHoldIds = (): string[] =>
  stored
    .read()
    .filter(({ source }) => source === 'offer')
    .map(({ holdId }) => holdId);

/** True when the hold is for this stay and has not ended. */
export const isLiveHold = (hold: Hold | null, stay: Stay, nowMs: number): hold is Hold =>
  hold !== null && isSameStay(hold.stay, stay) && hold.deadline > nowMs;
