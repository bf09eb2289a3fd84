/** Longest location text that counts; the rest of a longer one is left out. */
export const MAX_LOCATION_LENGTH = 80;
/** The largest number of people in the filter. */
export const MAX_SLEEPS = 16;
