/** The light over a place, by the height of its sun. */
export type Sunlight = 'morning' | 'day' | 'evening' | 'night';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A day with the winter solstice, from which the year of the sun is counted. */
const SOLSTICE_MS = Date.UTC(2025, 11, 21, 15);
const YEAR_DAYS = 365.2422;
/** How far the axis of the earth leans, degrees. */
const TILT = 23.44;
/** Degrees above the horizon: below the first it is night, from the second on full day. */
const NIGHT_BELOW = -6;
const DAY_FROM = 12;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The light over a place at an instant (milliseconds since 1970). It follows from the sun alone: the
 * clock of a resort is not known, and no one needs it for this.
 */
export const sunlightAt = ({ lat, lng }: { lat: number; lng: number }, nowMs: number): Sunlight => {
  const yearPart = (nowMs - SOLSTICE_MS) / DAY_MS / YEAR_DAYS;
  const declination = radians(-TILT * Math.cos(2 * Math.PI * yearPart));
  // Hours of the sun's own day: 12 is when it is highest.
  const hour = ((((nowMs % DAY_MS) / HOUR_MS + lng / 15) % 24) + 24) % 24;
  const turned = radians(15 * (hour - 12));
  const sine =
    Math.sin(radians(lat)) * Math.sin(declination) +
    Math.cos(radians(lat)) * Math.cos(declination) * Math.cos(turned);
  const height = (Math.asin(Math.min(1, Math.max(-1, sine))) * 180) / Math.PI;
  if (height < NIGHT_BELOW) return 'night';
  if (height >= DAY_FROM) return 'day';
  return hour < 12 ? 'morning' : 'evening';
};
