import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { ReactNode } from 'react';
import type { PicturePriority } from '../../design/media/picture.tsx';
import { resortPath } from '../routes/paths.ts';
import { type StaySearch, staySearchParams, useStaySearch } from '../stay/stay-search.ts';
import { cardFacts, UNAVAILABLE_REASON } from './card-facts.ts';
import { ResortCard } from './resort-card.tsx';
import { SaveHeart } from '../favourites/save-heart.tsx';
import { FoundDays, SuggestedPriceLine } from './suggested-price-line.tsx';

/** What of a resort's stay is another one; with `isFound` its days are shown. */
export type CardStay = Partial<StaySearch> & { isFound?: true };

type CatalogueCardProps = {
  resort: CatalogueResort;
  /** How soon the picture is asked for. */
  priority?: PicturePriority | undefined;
  /** The price line; by default that of the stay. */
  price?: ReactNode;
  /** A line above the price. */
  note?: ReactNode;
  /** What of the stay is not as the current page looks for it, for instance the dates of a board. */
  stay?: CardStay | undefined;
  /** Why a resort that is not available has no link. */
  unavailableReason?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
};

/** A resort of the catalogue as a card with its heart. An unavailable one has no link. */
export function CatalogueCard({
  resort,
  priority,
  price,
  note,
  stay,
  unavailableReason = UNAVAILABLE_REASON,
  headingLevel,
}: CatalogueCardProps) {
  const search = { ...useStaySearch(), ...stay };
  const facts = {
    ...cardFacts(resort),
    priority,
    heart: <SaveHeart resort={resort} />,
    headingLevel,
  };
  return resort.available ? (
    <ResortCard
      {...facts}
      price={
        <>
          {note}
          {price ?? <SuggestedPriceLine bedrooms={resort.bedrooms} stay={search} />}
          {stay?.isFound === true && search.dates !== null && <FoundDays dates={search.dates} />}
        </>
      }
      to={resortPath(resort.id, staySearchParams(search))}
    />
  ) : (
    <ResortCard {...facts} price={price} unavailableReason={unavailableReason} />
  );
}
