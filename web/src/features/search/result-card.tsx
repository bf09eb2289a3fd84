import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { formatCount, formatPoints } from '../../formats/reader-formats.ts';
import { pointsPerNight, WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { isUnitType, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { styled } from 'styled-components';
import type { PicturePriority } from '../../design/media/picture.tsx';
import { theme } from '../../design/theme/theme.ts';
import { type CardStay, CatalogueCard } from '../../shared/resort/catalogue-card.tsx';
import { SuggestedPriceLine } from '../../shared/resort/suggested-price-line.tsx';
import { useStaySearch } from '../../shared/stay/stay-search.ts';

const Rate = styled.span`
  display: block;
  color: ${theme.colour.soft};
`;

/** '7,000 points a night, 500 more Sat and Sun' (rules 5.5): one line of a card beside the map. */
const rateText = (unitType: UnitType): string =>
  `${formatPoints(pointsPerNight(unitType))} a night, ${formatCount(WEEKEND_SURCHARGE_POINTS)} more Sat and Sun`;

type ResultPriceProps = { resort: CatalogueResort; stay: CardStay | undefined };

/**
 * The price of a result: that of the stay, and with points what makes it (rules 5.5). Search removes
 * the rate of resorts that it marks unavailable (rules 5.4); then there is none.
 */
function ResultPrice({ resort: { bedrooms, priceRate }, stay }: ResultPriceProps) {
  const search = { ...useStaySearch(), ...stay };
  if (priceRate === null || !isUnitType(bedrooms)) return null;
  return (
    <>
      <SuggestedPriceLine bedrooms={bedrooms} stay={search} />
      {search.vacationType === 'rciPoints' && <Rate>{rateText(bedrooms)}</Rate>}
    </>
  );
}

/** Why search links no resort with 3 or 4 bedrooms (rules 5.4); undefined for others. */
export const tooLargeText = ({ bedrooms }: CatalogueResort): string | undefined =>
  /^[34] bedroom$/.test(bedrooms)
    ? `${unitTypeLabel(bedrooms)} units cannot be booked from search`
    : undefined;

type ResultCardProps = {
  resort: CatalogueResort;
  priority?: PicturePriority | undefined;
  /** What of the stay is another one at this resort. */
  stay?: CardStay | undefined;
};

/** A search result with its points; an unavailable resort has no link. */
export function ResultCard({ resort, priority, stay }: ResultCardProps) {
  return (
    <CatalogueCard
      resort={resort}
      priority={priority}
      stay={stay}
      price={<ResultPrice resort={resort} stay={stay} />}
      headingLevel={2}
      unavailableReason={tooLargeText(resort)}
    />
  );
}
