/** How long an offer holds its nights, seconds (S§9). */
export const OFFER_SECONDS = 480;
/** How many live holds one member can have (DESIGN 7). */
export const MAX_LIVE_HOLDS = 2;

/** Whole seconds left until a deadline, never below 0. Both in milliseconds since 1970. */
export const secondsLeft = (expiresAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((expiresAtMs - nowMs) / 1000));

/** A countdown as 'm:ss' (S§4). */
export const formatCountdown = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
