import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { formatCount } from '@club/domain/money/cents';
import { displayName, isWyndham, WYNDHAM_BADGE } from '@club/domain/resort/resort-name';
import { safeImageUrl } from '@club/domain/validation/image-url';
import type { ReactNode } from 'react';
import { resortPath } from '../../lib/paths.ts';
import { ResortCard } from './resort-card.tsx';
import { crownOf } from './resort-crown.ts';
import { SaveHeart } from './save-heart.tsx';
import { SuggestedPriceLine } from './suggested-price-line.tsx';

type CatalogueCardProps = {
  resort: CatalogueResort;
  /** True for the cards in view at once. */
  eager?: boolean | undefined;
  /** The price line; that of the suggested stay unless told otherwise. */
  price?: ReactNode;
  /** Why a resort that is not available leads nowhere. */
  unavailableReason?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
};

/** A resort of the catalogue as a card, with its heart. One that cannot be had leads nowhere. */
export function CatalogueCard({
  resort,
  eager,
  price,
  unavailableReason = 'Not available at the moment',
  headingLevel,
}: CatalogueCardProps) {
  const facts = {
    name: displayName(resort.placeName),
    place: resort.location,
    pictureSrc: safeImageUrl(resort.image) ?? undefined,
    eager,
    crown: crownOf(resort.stateRating),
    rating:
      resort.rating > 0
        ? { score: resort.rating, detail: `${formatCount(resort.reviewsAmount)} reviews` }
        : undefined,
    badge: isWyndham(resort.placeName) ? WYNDHAM_BADGE : undefined,
    heart: <SaveHeart resort={resort} />,
    headingLevel,
  };
  return resort.available ? (
    <ResortCard
      {...facts}
      price={price ?? <SuggestedPriceLine bedrooms={resort.bedrooms} />}
      to={resortPath(resort.id)}
    />
  ) : (
    <ResortCard {...facts} price={price} unavailableReason={unavailableReason} />
  );
}
