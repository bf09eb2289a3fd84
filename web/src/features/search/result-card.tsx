import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { formatPoints } from '@club/domain/money/cents';
import { pointsPerNight, WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';
import { isUnitType, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { CatalogueCard } from '../../shared/resort/catalogue-card.tsx';

/** '1 bedroom · 7,000 points a night, 500 points more on Saturdays and Sundays' (rules 5.5). */
export const pointsText = (resort: CatalogueResort): string | undefined => {
  // Search takes the rate away from what it marks unavailable (rules 5.4).
  if (resort.priceRate === null || !isUnitType(resort.bedrooms)) return undefined;
  const rate = formatPoints(pointsPerNight(resort.bedrooms));
  const premium = formatPoints(WEEKEND_SURCHARGE_POINTS);
  return `${unitTypeLabel(resort.bedrooms)} · ${rate} a night, ${premium} more on Saturdays and Sundays`;
};

/** Why search links no resort with 3 or 4 bedrooms (rules 5.4); undefined for others. */
export const tooLargeText = ({ bedrooms }: CatalogueResort): string | undefined =>
  /^[34] bedroom$/.test(bedrooms)
    ? `${unitTypeLabel(bedrooms)} units cannot be booked from search`
    : undefined;

type ResultCardProps = { resort: CatalogueResort; eager?: boolean | undefined };

/** A resort that search found, with its points; one that is not available leads nowhere. */
export function ResultCard({ resort, eager }: ResultCardProps) {
  return (
    <CatalogueCard
      resort={resort}
      eager={eager}
      price={pointsText(resort)}
      headingLevel={2}
      unavailableReason={tooLargeText(resort)}
    />
  );
}
