import { formatCount, formatPoints, formatUsd } from '../../formats/reader-formats.ts';
import { WEEKEND_SURCHARGE_POINTS, pointsPerNight } from '@club/domain/pricing/points-price';
import { cashPriceUsd, cashTotalCents } from '@club/domain/pricing/cash-price';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';

/** The price of a unit before dates are chosen, and its details. */
export const unitPrice = (
  unitType: UnitType,
  vacationType: VacationType,
): { main: string; detail: string } =>
  vacationType === 'rciPoints'
    ? {
        main: `${formatPoints(pointsPerNight(unitType))} a night`,
        detail: `${formatCount(WEEKEND_SURCHARGE_POINTS)} more on Sat and Sun nights`,
      }
    : {
        main: `${formatUsd(cashTotalCents(cashPriceUsd(unitType, vacationType)))} a stay`,
        detail: 'tax included, whatever the number of nights',
      };
