import { ApiError } from '@club/domain/api/errors';
import { serverBookingWindow } from '@club/domain/calendar/booking-window';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { catalogueRow } from '@club/domain/catalogue/packed-catalogue';
import { isUnitOffered } from '@club/domain/pricing/unit-type';
import {
  resortsOfSearch,
  SEARCH_PROBLEMS,
  searchProblem,
  type SearchTerms,
} from '@club/domain/waitlist/saved-search';
import type { SearchPlaces, WaitlistEntry } from '@club/domain/waitlist/waitlist';
import type { Firestore } from 'firebase-admin/firestore';
import { requireConfirmedEmail } from '../account/confirmed-email.ts';
import { readDirectory } from '../catalogue/read-directory.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import { readMonths } from '../inventory/read-months.ts';
import { atomically, dataById, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { countRequest } from '../limits/count-request.ts';
import { collections } from '../store/collections.ts';
import { waitlistEntryIdFor } from '../store/document-ids.ts';
import type { SearchedResort, SearchOrder } from './save-search-decision.ts';
import { decideSaveSearch } from './save-search-decision.ts';

/** What is wrong with the terms, or null. */
const termsError = (terms: SearchTerms, nowMs: number): ApiError | null => {
  const problem = searchProblem(terms, serverBookingWindow(nowMs));
  if (problem !== null) return new ApiError('invalid-input', SEARCH_PROBLEMS[problem]);
  return isUnitOffered(terms.unitType, terms.vacationType)
    ? null
    : new ApiError('unit-not-offered', { field: 'unitType' });
};

/** The resorts that a search may have: those that were chosen, or all. */
const searchedAmong = async (
  db: Firestore,
  { region, resortIds }: SearchPlaces,
): Promise<readonly CatalogueResort[]> => {
  if (region !== null) return (await readDirectory(db)).rows;
  const { resorts } = collections(db);
  const found = await Promise.all(resortIds.map((id) => resorts.doc(id).get()));
  return found.flatMap((document) => {
    const stored = document.data();
    return stored === undefined ? [] : [catalogueRow(document.id, stored)];
  });
};

/** Writes entry, queues and the member's list in one commit. */
const commitSearch = (
  db: Firestore,
  order: SearchOrder,
  resorts: readonly SearchedResort[],
  months: InventoryMonths,
  prepare: () => readonly SearchedResort[],
  nowMs: number,
): Promise<WaitlistEntry> => {
  const club = collections(db);
  const refs = {
    entry: club.waitlistEntries.doc(order.entryId),
    queues: resorts.map(({ id }) => club.waitlists.doc(id)),
    holds: club.holds.doc(order.uid),
    authz: club.authz.doc(order.uid),
  };
  return atomically<typeof refs, WaitlistEntry>(db, refs, (documents) => {
    const { entry, queues, holds, authz } = documents;
    if (authz.data?.disabled === true) throw new ApiError('account-disabled');
    const facts = {
      entry: entry.data,
      holds: holds.data,
      queues: dataById(queues),
      months,
    };
    const { entry: result, changes } = decideSaveSearch(facts, order, prepare, nowMs);
    if (changes === null) return { result };
    return {
      result,
      writes: [
        put(entry, changes.entry),
        ...queues.flatMap((queue) => {
          const changed = changes.queues.get(queue.ref.id);
          return changed === undefined ? [] : [put(queue, changed)];
        }),
        put(holds, changes.holds),
        // Written unchanged, so that the commit fails if the account is closed meanwhile.
        ...(authz.data === undefined ? [] : [put(authz, authz.data)]),
      ],
    };
  });
};

/**
 * The callable `savesearch`: waits at several resorts for the first stay that fits, with one entry
 * at the end of each queue. Rejected while such a stay is free. The inventory is read before the
 * commit, which joins up to 50 queues: nights that become free in between are offered by the
 * maintenance. A repeated request returns the same entry.
 */
export const saveSearch: Handler<'saveSearch', 'caller' | 'nowMs'> = async (
  { requestId, region, resortIds, ceiling, ...days },
  { caller, nowMs },
) => {
  await requireConfirmedEmail(caller);
  const { uid, email, address } = caller;
  const db = clubFirestore();
  const terms: SearchTerms = { ...days, ...(ceiling === null ? {} : { ceiling }) };
  const search = { region, resortIds };
  const entryId = waitlistEntryIdFor(uid, requestId);
  const error = termsError(terms, nowMs);
  // Before the reads, which are many, and also for what is rejected in the end.
  if (error === null) await countRequest(db, 'waitlist', { uid, address }, nowMs);
  const resorts = error === null ? resortsOfSearch(await searchedAmong(db, search), search) : [];
  const prepare = (): readonly SearchedResort[] => {
    if (error !== null) throw error;
    if (resorts.length === 0) {
      throw new ApiError('resort-not-found', { field: region === null ? 'resortIds' : 'region' });
    }
    return resorts;
  };
  const order = { entryId, uid, email, terms, search };
  const months = await readMonths(
    db,
    resorts.map(({ id }) => ({ resortId: id, startDate: terms.from, endDate: terms.to })),
  );
  return { entryId, entry: await commitSearch(db, order, resorts, months, prepare, nowMs) };
};
