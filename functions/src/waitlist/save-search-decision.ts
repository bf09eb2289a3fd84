import { ApiError } from '@club/domain/api/errors';
import type { MemberHolds } from '@club/domain/booking/member-holds';
import { heldOffers } from '@club/domain/booking/member-holds';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { earliestStay, isSameCriteria } from '@club/domain/waitlist/criteria';
import type { SearchTerms } from '@club/domain/waitlist/saved-search';
import type { SearchPlaces, WaitlistEntry, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import { MAX_SAVED_SEARCHES, queueTermsOf, withEntry } from '@club/domain/waitlist/waitlist';
import { withoutHolds } from '../booking/hold/hold-inventory.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import { isPaused, withWaiting } from '../store/member-holds.ts';
import { freeForAll } from './free-nights.ts';
import { checkWaiting, isFull, newEntry } from './join-decision.ts';

/** What a saved search needs to know of a resort; rows of the directory have it. */
export type SearchedResort = Pick<
  CatalogueResort,
  'id' | 'resortCode' | 'placeName' | 'location' | 'image' | 'units'
>;

/** Everything stored that saving a search depends on. */
export type SearchFacts = {
  entry: WaitlistEntry | undefined;
  holds: MemberHolds | undefined;
  /** The queues of the resorts, by resort id. */
  queues: ReadonlyMap<string, WaitlistQueue>;
  /** Every stored month of the resorts in the window. */
  months: InventoryMonths;
};

/** A member's request to save a search. */
export type SearchOrder = {
  entryId: string;
  uid: string;
  email: string;
  terms: SearchTerms;
  /** As it was asked for: what the member cannot wait for is still among the resorts. */
  search: SearchPlaces;
};

/** A saved search and its changes; null when it exists already. */
export type SavedSearch = {
  entry: WaitlistEntry;
  changes: {
    entry: WaitlistEntry;
    queues: ReadonlyMap<string, WaitlistQueue>;
    holds: MemberHolds;
  } | null;
};

/** True when the entry is what an earlier request of the same content made. */
const isMadeBy = (entry: WaitlistEntry, { terms, search }: SearchOrder): boolean => {
  const saved = entry.search?.resortIds ?? [];
  return (
    (search.region !== null || saved.every((id) => search.resortIds.includes(id))) &&
    isSameCriteria(entry, {
      ...terms,
      resortId: entry.resortId,
      search: { region: search.region, resortIds: saved },
    })
  );
};

/** Throws 'free-now' with the first stay that fits and can be booked, at the first such resort. */
const rejectFree = (
  { holds, months }: SearchFacts,
  terms: SearchTerms,
  resorts: readonly SearchedResort[],
  nowMs: number,
): void => {
  // No one waits for nights that they hold themselves.
  const open = withoutHolds(months, heldOffers(holds));
  const today = dayAtOffset(nowMs, 14);
  for (const { id, units } of resorts) {
    const stay = earliestStay(terms, today, freeForAll(open, id, units, nowMs));
    if (stay !== null) throw new ApiError('free-now', { details: { ...stay, resortId: id } });
  }
};

/** The resorts that the member can wait for now. Throws 'waitlist-pause' or 'waitlist-full'. */
const joinable = (
  { holds, queues }: SearchFacts,
  resorts: readonly SearchedResort[],
  nowMs: number,
): readonly [SearchedResort, ...SearchedResort[]] => {
  const open = resorts.filter(({ id }) => !isPaused(holds, id, nowMs));
  if (open.length === 0) throw new ApiError('waitlist-pause');
  const [first, ...others] = open.filter(({ id }) => !isFull(queues.get(id)));
  if (first === undefined) throw new ApiError('waitlist-full');
  return [first, ...others];
};

/**
 * Decides about a saved search: one entry at the end of the queue of each of its resorts, so that
 * everyone who waited there before comes first. A repeated request returns its entry, whatever its
 * state. `prepare` finds the resorts of a new search, at least one, and may throw what is wrong with
 * it; those with a full queue, or that the member has to leave to others for a day, are left out.
 * Throws what `checkWaiting` does, 'waitlist-limit' also for too many searches, 'key-reused',
 * 'free-now' (details.startDate, details.endDate, details.resortId), 'waitlist-pause' and
 * 'waitlist-full'.
 */
export const decideSaveSearch = (
  facts: SearchFacts,
  order: SearchOrder,
  prepare: () => readonly SearchedResort[],
  nowMs: number,
): SavedSearch => {
  const { entry, holds, queues } = facts;
  const { entryId, terms, search } = order;
  if (entry !== undefined) {
    if (!isMadeBy(entry, order)) throw new ApiError('key-reused', { field: 'requestId' });
    return { entry, changes: null };
  }
  const resorts = prepare();
  rejectFree(facts, terms, resorts, nowMs);
  const chosen = joinable(facts, resorts, nowMs);
  const [first] = chosen;
  const criteria = {
    ...terms,
    resortId: first.id,
    search: { region: search.region, resortIds: chosen.map(({ id }) => id) },
  };
  const searches = checkWaiting(holds, criteria).filter((other) => other.search !== undefined);
  if (searches.length >= MAX_SAVED_SEARCHES) throw new ApiError('waitlist-limit');
  const described = {
    resort_ID: first.resortCode,
    place_name: first.placeName,
    location: first.location,
    img: first.image,
  };
  const saved = newEntry({ ...order, criteria }, described, new Date(nowMs).toISOString());
  return {
    entry: saved,
    changes: {
      entry: saved,
      queues: new Map(
        chosen.map(({ id }) => [id, withEntry(queues.get(id), entryId, queueTermsOf(criteria))]),
      ),
      holds: withWaiting(holds, entryId, criteria),
    },
  };
};
