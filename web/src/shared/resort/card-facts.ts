import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { displayName, isWyndham, WYNDHAM_BADGE } from '@club/domain/resort/resort-name';
import { safeImageUrl } from '@club/domain/validation/image-url';
import { reviewCount } from './review-count.ts';
import { crownOf } from './resort-crown.ts';

/** The facts that a `ResortCard` shows of a resort of the catalogue. */
export const cardFacts = (resort: CatalogueResort) => ({
  name: displayName(resort.placeName),
  place: resort.location,
  pictureSrc: safeImageUrl(resort.image) ?? undefined,
  crown: crownOf(resort.stateRating),
  rating:
    resort.rating > 0
      ? { score: resort.rating, detail: reviewCount(resort.reviewsAmount) }
      : undefined,
  badge: isWyndham(resort.placeName) ? WYNDHAM_BADGE : undefined,
});

/** Why a resort that is not available has no link. */
export const UNAVAILABLE_REASON = 'Not available at the moment';
