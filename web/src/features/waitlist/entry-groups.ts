import type { WaitlistOffer } from '@club/domain/waitlist/waitlist';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';

/** An entry with an offer. */
export type OfferedEntry = OwnWaitlistEntry & { offer: WaitlistOffer };

/** The member's entries by what they can do with them. */
export type EntryGroups = {
  /** Sorted by expiry, soonest first. */
  offered: readonly OfferedEntry[];
  /** Sorted by the time of joining. */
  waiting: readonly OwnWaitlistEntry[];
  /** Ended, latest first. */
  past: readonly OwnWaitlistEntry[];
};

const isOffered = (entry: OwnWaitlistEntry): entry is OfferedEntry =>
  entry.state === 'offered' && entry.offer !== null;

/** Sorts entries into groups. */
export const entryGroups = (entries: readonly OwnWaitlistEntry[]): EntryGroups => ({
  offered: entries
    .filter(isOffered)
    .toSorted((one, other) => one.offer.expiresAt - other.offer.expiresAt),
  waiting: entries
    .filter(({ state }) => state === 'waiting')
    .toSorted((one, other) => one.joinedAt.localeCompare(other.joinedAt)),
  past: entries
    .filter((entry) => entry.state !== 'waiting' && !isOffered(entry))
    .toSorted((one, other) => other.stateAt.localeCompare(one.stateAt)),
});
