import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import type { ReactNode } from 'react';
import { resortPath } from '../routes/paths.ts';
import { cardFacts, UNAVAILABLE_REASON } from './card-facts.ts';
import { ResortCard } from './resort-card.tsx';
import { SaveHeart } from '../favourites/save-heart.tsx';
import { SuggestedPriceLine } from './suggested-price-line.tsx';

type CatalogueCardProps = {
  resort: CatalogueResort;
  /** True for the cards in view at once. */
  eager?: boolean | undefined;
  /** The price line; that of the stay below unless told otherwise. */
  price?: ReactNode;
  /** The stay that is looked for; without one that which the picker suggests. */
  dates?: FilterDates | null | undefined;
  /** Why a resort that is not available leads nowhere. */
  unavailableReason?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
};

/** A resort of the catalogue as a card, with its heart. One that cannot be had leads nowhere. */
export function CatalogueCard({
  resort,
  eager,
  price,
  dates,
  unavailableReason = UNAVAILABLE_REASON,
  headingLevel,
}: CatalogueCardProps) {
  const facts = {
    ...cardFacts(resort),
    eager,
    heart: <SaveHeart resort={resort} />,
    headingLevel,
  };
  return resort.available ? (
    <ResortCard
      {...facts}
      price={price ?? <SuggestedPriceLine bedrooms={resort.bedrooms} dates={dates} />}
      to={resortPath(resort.id)}
    />
  ) : (
    <ResortCard {...facts} price={price} unavailableReason={unavailableReason} />
  );
}
