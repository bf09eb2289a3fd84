import type { CuratedPlace } from './place.ts';
import { ASIA_AFRICA_PACIFIC_PLACES } from './places-asia-africa-pacific.ts';
import { EUROPE_PLACES } from './places-europe.ts';
import { LATIN_AMERICA_PLACES } from './places-latin-america.ts';
import { NORTH_AMERICA_PLACES } from './places-north-america.ts';

/** All places of the seed in the order of the directory, which is the order of their codes. */
export const PLACES: readonly CuratedPlace[] = [
  ...NORTH_AMERICA_PLACES,
  ...LATIN_AMERICA_PLACES,
  ...EUROPE_PLACES,
  ...ASIA_AFRICA_PACIFIC_PLACES,
].sort((a, b) => (a.code < b.code ? -1 : 1));
