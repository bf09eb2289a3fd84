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
