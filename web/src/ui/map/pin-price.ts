import type { LocalDate } from '@club/domain/calendar/local-date';
import { formatCount, formatUsd } from '@club/domain/money/cents';
import { suggestedPrice } from '../../lib/resort-price.ts';

/**
 * What a pin says about a resort's main unit: the Last Call total with tax of the suggested stay, or
 * its points where the unit is not sold as Last Call. '' for what is no unit type.
 */
export const pinPrice = (bedrooms: string, today: LocalDate): string => {
  const price = suggestedPrice(bedrooms, today);
  if (price === null) return '';
  return price.cashCents === null ? `${formatCount(price.points)} pts` : formatUsd(price.cashCents);
};
