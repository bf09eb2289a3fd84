import { MAX_STAY_NIGHTS } from '../calendar/booking-window.ts';

/** How long an offer holds its nights, seconds (rules 7.1). */
export const OFFER_SECONDS = 480;
/** How many live holds one member can have (rules 7.2). */
export const MAX_LIVE_HOLDS = 2;

/**
 * How many nights all live holds of one member have together, at most: those of the longest stay. A
 * longer hold ends the older ones, so that a few members cannot hold a resort for a year.
 */
export const MAX_HELD_NIGHTS = MAX_STAY_NIGHTS;

/** How often a hold can be extended by another `OFFER_SECONDS` (rules 7.4). */
export const MAX_HOLD_EXTENSIONS = 10;

/** Why nights are kept for a member: an offer that is looked at, or their turn in a waitlist. */
export const HOLD_SOURCES = ['offer', 'waitlist'] as const;
export type HoldSource = (typeof HOLD_SOURCES)[number];

/** Whole seconds left until a deadline, never below 0. Both in milliseconds since 1970. */
export const secondsLeft = (expiresAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((expiresAtMs - nowMs) / 1000));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A countdown as 'm:ss' (rules 7.1), from an hour up as 'h:mm:ss'. */
export const formatCountdown = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = twoDigits(whole % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
};
