/** How long an offer holds its nights, seconds (S§9). */
export const OFFER_SECONDS = 480;
/** How many live holds one member can have (DESIGN 7). */
export const MAX_LIVE_HOLDS = 2;

/** How often a hold can be extended by another `OFFER_SECONDS` (research, countdown). */
export const MAX_HOLD_EXTENSIONS = 10;

/** Why nights are kept for a member: an offer that is looked at, or their turn in a waitlist. */
export const HOLD_SOURCES = ['offer', 'waitlist'] as const;
export type HoldSource = (typeof HOLD_SOURCES)[number];

/** Whole seconds left until a deadline, never below 0. Both in milliseconds since 1970. */
export const secondsLeft = (expiresAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((expiresAtMs - nowMs) / 1000));

/** A countdown as 'm:ss' (S§4). */
export const formatCountdown = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
