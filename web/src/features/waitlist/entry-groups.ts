import type { WaitlistOffer } from '@club/domain/waitlist/waitlist';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';

/** A place whose turn has come. */
export type OfferedEntry = OwnWaitlistEntry & { offer: WaitlistOffer };

/** The member's places by what they can do about them. */
export type EntryGroups = {
  /** Those that end first coming first. */
  offered: readonly OfferedEntry[];
  /** Those that joined first coming first. */
  waiting: readonly OwnWaitlistEntry[];
  /** Over, latest first. */
  past: readonly OwnWaitlistEntry[];
};

const isOffered = (entry: OwnWaitlistEntry): entry is OfferedEntry =>
  entry.state === 'offered' && entry.offer !== null;

/** Sorts places into groups. */
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
