/**
 * The part of the directory that a journey may turn pages in: some fifty resorts of the seed. The
 * whole directory moves on while other journeys add resorts of their own, each at another place.
 */
const PLACE = 'United States';

/** The address of one of its pages. */
export const steadyPage = (page: number): string =>
  `/?${new URLSearchParams({ location: PLACE, match: String(page) })}`;

/** The name of the list there. */
export const STEADY_LIST = new RegExp(`^\\d+ resorts in “${PLACE}”$`);
