import type { InventoryMonth } from '../booking/inventory.ts';
import { nightKey, unitsFree } from '../booking/inventory.ts';
import type { BookingWindow } from '../calendar/booking-window.ts';
import type { LocalDate } from '../calendar/local-date.ts';

/** Why a night cannot be booked. */
const NIGHT_CLOSINGS = [
  'past',
  'beyond-horizon',
  'not-offered',
  'no-units',
  'sold-out',
  'held',
] as const;
export type NightClosing = (typeof NIGHT_CLOSINGS)[number];

/** A night that can be booked, with the units left (at least 1), or one that cannot, and why. */
export type NightState =
  | { status: 'open'; unitsLeft: number }
  | { status: 'closed'; reason: NightClosing };

/** What decides about the nights of a resort. */
export type NightFacts = {
  window: BookingWindow;
  /** False for a unit type that the kind of vacation leaves out (rules 2.2). */
  isOffered: boolean;
  /** Units the resort gives the club per night. */
  cap: number;
  /** What is taken in the month of the night; undefined when nothing ever was. */
  month: InventoryMonth | undefined;
  /** Holds alive at this instant count as taken, milliseconds since 1970. */
  nowMs: number;
  /** Holds of the member who looks: they count as free. */
  ownHolds: readonly string[];
};

/** The units of a night that are free for the member; their own hold does not count against them. */
export const unitsLeftAt = (
  night: LocalDate,
  { month, cap, nowMs, ownHolds }: Pick<NightFacts, 'month' | 'cap' | 'nowMs' | 'ownHolds'>,
): number => {
  const holds = month?.nights[nightKey(night)]?.holds ?? {};
  // A member holds one unit of a night at most: holds that share nights replace each other.
  const own = ownHolds.find((id) => Object.hasOwn(holds, id)) ?? null;
  return unitsFree(month, night, cap, nowMs, own);
};

/** True while a unit of a night is on hold for the member who looks. */
export const isOwnNight = (
  night: LocalDate,
  { month, nowMs, ownHolds }: Pick<NightFacts, 'month' | 'nowMs' | 'ownHolds'>,
): boolean => {
  const holds = month?.nights[nightKey(night)]?.holds ?? {};
  return ownHolds.some((id) => (holds[id] ?? 0) > nowMs);
};

/**
 * Whether a night can be booked and, if not, why (rules 6.3). The last day of the window is for
 * leaving only, so its night is beyond it.
 */
export const nightState = (night: LocalDate, facts: NightFacts): NightState => {
  const { window, isOffered, cap, month } = facts;
  const closed = (reason: NightClosing): NightState => ({ status: 'closed', reason });
  if (night < window.earliest) return closed('past');
  if (night >= window.latest) return closed('beyond-horizon');
  if (!isOffered) return closed('not-offered');
  if (cap <= 0) return closed('no-units');
  const unitsLeft = unitsLeftAt(night, facts);
  if (unitsLeft > 0) return { status: 'open', unitsLeft };
  const sold = month?.nights[nightKey(night)]?.sold ?? 0;
  return closed(sold >= cap ? 'sold-out' : 'held');
};
