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

/** Why nights are held for a member: an offer that they look at, or an offer of the waitlist. */
export const HOLD_SOURCES = ['offer', 'waitlist'] as const;
export type HoldSource = (typeof HOLD_SOURCES)[number];
