import type { Stay } from './stay-query.ts';
import { isSameStay, readStay, stayQuery, stayTextsFromQuery } from './stay-query.ts';
import { dayAtOffset } from '@club/domain/calendar/local-date';

/** Nights that the server holds for this member until `deadline`. */
export type Hold = {
  stay: Stay;
  holdId: string;
  /** When it ends on this device's clock, milliseconds since 1970. */
  deadline: number;
};

const KEY = 'offerHold';

/** In memory too, so that the flow keeps its clock where storage is forbidden. */
let current: Hold | null = null;

/**
 * The hold in a stored text, or null. Only holds that could be alive on the day of `nowMs` are read;
 * whatever else is stored counts as none.
 */
const holdFromStored = (text: string | null, nowMs: number): Hold | null => {
  if (text === null) return null;
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('stay' in stored) || !('holdId' in stored) || !('deadline' in stored)) return null;
  const { stay: query, holdId, deadline } = stored;
  if (typeof query !== 'string' || typeof holdId !== 'string' || typeof deadline !== 'number') {
    return null;
  }
  // The widest today there is: a stay that starts today must not be refused for its zone.
  const read = readStay(stayTextsFromQuery(new URLSearchParams(query)), dayAtOffset(nowMs, -12));
  return read.kind === 'stay' ? { stay: read.stay, holdId, deadline } : null;
};

/** The hold of this tab for a stay, also one that has ended; null when there is none. */
export const readHold = (stay: Stay, nowMs: number): Hold | null => {
  try {
    current ??= holdFromStored(sessionStorage.getItem(KEY), nowMs);
  } catch {
    // Forbidden storage or rubbish in it: no hold.
  }
  return current !== null && isSameStay(current.stay, stay) ? current : null;
};

/** Remembers the hold, so that the later steps show the same clock. */
export const writeHold = (hold: Hold): void => {
  current = hold;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...hold, stay: stayQuery(hold.stay) }));
  } catch {
    // Kept in memory.
  }
};

/** Forgets the hold once it became a booking or was let go. */
export const clearHold = (): void => {
  current = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};
