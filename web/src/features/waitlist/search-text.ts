import { displayName } from '@club/domain/resort/resort-name';
import type { SearchPlaces } from '@club/domain/waitlist/waitlist';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';
import { positionText } from './queue-text.ts';

/** What a saved search is called: its region, or its resorts. */
export const searchName = (
  { resort }: Pick<OwnWaitlistEntry, 'resort'>,
  { region, resortIds }: SearchPlaces,
): string => {
  if (region !== null) return region;
  return resortIds.length === 1
    ? displayName(resort.place_name)
    : `Any of ${resortIds.length} resorts`;
};

/** Which resorts of a region a search has: a resort that joins the club later is not among them. */
export const regionText = (region: string, count: number): string =>
  `${count === 1 ? 'One resort' : `${count} resorts`} of ${region} when you saved this search. One that joins later is not among them.`;

/** What an entry is about: its resort, or its places while no resort has had a stay that fits. */
export const entryName = (entry: OwnWaitlistEntry): string =>
  entry.search === undefined || entry.isFound === true
    ? displayName(entry.resort.place_name)
    : searchName(entry, entry.search);

/**
 * The best of a member's positions, and at how many resorts: 'First on the waitlist at 3 of 12
 * resorts'. Positions are null where nothing is known yet.
 */
export const bestPositionText = (positions: readonly (number | null)[]): string => {
  const known = positions.filter((position) => position !== null);
  if (known.length === 0) return 'On the waitlist';
  const best = Math.min(...known);
  const there = known.filter((position) => position === best).length;
  if (known.length === 1) return positionText(best);
  return there === known.length
    ? `${positionText(best)} at each resort`
    : `${positionText(best)} at ${there} of ${known.length} resorts`;
};
