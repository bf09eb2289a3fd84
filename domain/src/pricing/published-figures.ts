import { cashPriceUsd } from './cash-price.ts';
import { pointsPerNight } from './points-price.ts';
import { isUnitType } from './unit-type.ts';

/** What a resort's main unit costs by the club's tables: the same at every resort (rules 2.3). */
export type PublishedFigures = {
  /** Last Call price per stay before tax, whole USD; 0 for what is no unit. */
  priceUsd: number;
  /** Points per night; null for what is no unit. */
  pointsPerNight: number | null;
};

/** The published figures of a resort whose main unit is `bedrooms`. */
export const publishedFigures = (bedrooms: string): PublishedFigures => ({
  priceUsd: cashPriceUsd(bedrooms, 'lastCall'),
  pointsPerNight: isUnitType(bedrooms) ? pointsPerNight(bedrooms) : null,
});
