import type { Availability } from '@club/domain/availability/scarce-nights';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { CATALOGUE_SHARD } from '@club/domain/catalogue/packed-catalogue';
import type { SharedBoard } from '@club/domain/favourites/favourite';
import { openBoardPath } from '@club/domain/reading/open-board';
import { resortFromStored } from '@club/domain/resort/resort';
import type { StoredFields } from '@club/domain/reading/stored-document';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { Review, StoredReview } from '@club/domain/reviews/review';
import { REVIEW_PAGE_SIZE } from '@club/domain/reviews/review';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import { NO_REVIEWS } from '@club/domain/reviews/review-summary';
import { pageOf } from '../../kernel/live/list-page.ts';
import { asIs, documentSource, listSource } from '../../kernel/live/live-source.ts';
import type { ReviewsQuery } from '../reviews/review-page.ts';
import { reviewCursor, reviewsPlan } from '../reviews/review-page.ts';
import {
  readPackedCatalogue,
  readPackedNights,
  unpackedCatalogue,
  unpackedNights,
} from './packed-documents.ts';

const readReview = (fields: StoredFields, id: string): Review => ({
  // Only the server writes reviews.
  ...(fields as StoredReview),
  id,
});

/**
 * The kinds of live data that everyone may read. A server renders pages with these alone, and they
 * come with the first scripts of a page; `LIVE_SOURCES` has all kinds.
 */
export const PUBLIC_SOURCES = {
  /** The whole directory, in its order. */
  catalogue: documentSource({
    access: 'public',
    staysOpen: true,
    path: () => `catalogue/${CATALOGUE_SHARD}`,
    read: readPackedCatalogue,
    show: async (packed): Promise<readonly CatalogueResort[]> =>
      packed === null ? [] : unpackedCatalogue(packed),
  }),

  /** Nights with few units left, of all resorts that have some; empty before the first booking. */
  scarceNights: documentSource({
    access: 'public',
    path: () => `availability/${CATALOGUE_SHARD}`,
    read: readPackedNights,
    show: async (packed): Promise<Availability> =>
      packed === null ? new Map() : unpackedNights(packed),
  }),

  /** A resort with all its details, or null when the id is unknown. */
  resort: documentSource({
    access: 'public',
    path: ({ id }: { id: string }) => `resorts/${id}`,
    read: (fields, id) => resortFromStored(id, fields as Partial<StoredResort>),
    show: asIs,
  }),

  /** A resort's month by its `inventoryId`, or null when nothing was ever booked in it. */
  inventory: documentSource({
    access: 'public',
    path: ({ id }: { id: string }) => `inventory/${id}`,
    read: (fields) => fields as InventoryMonth,
    show: asIs,
  }),

  /** Sums of a resort's reviews: one document, whatever their number. */
  reviewSummary: documentSource({
    access: 'public',
    path: ({ resortId }: { resortId: string }) => `reviewSummaries/${resortId}`,
    read: (fields) => fields as ReviewSummary,
    show: (summary) => summary ?? NO_REVIEWS,
  }),

  /** A page of a resort's reviews, newest first. */
  reviews: listSource({
    access: 'public',
    plan: (wanted: ReviewsQuery) => ({ ...reviewsPlan(wanted), size: REVIEW_PAGE_SIZE }),
    read: readReview,
    show: (rows) => pageOf(rows, REVIEW_PAGE_SIZE, reviewCursor),
  }),

  /**
   * The board behind a link as a server has written it into a page. A browser reads it with
   * `useArrived` and cannot listen to it.
   */
  sharedBoard: documentSource({
    access: 'public',
    path: ({ token }: { token: string }) => openBoardPath(token),
    read: (fields) => fields as SharedBoard,
    show: (shared) => ({ shared }),
  }),

  /** A review by its id, or null when it no longer exists. */
  review: documentSource({
    access: 'public',
    path: ({ id }: { id: string }) => `reviews/${id}`,
    read: readReview,
    show: asIs,
  }),
};
