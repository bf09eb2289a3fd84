import type { LocalDate } from '../calendar/local-date.ts';
import type { Cents } from '../money/cents.ts';
import { centsFromUsd } from '../money/cents.ts';
import { cashPriceUsd, cashTotalCents } from './cash-price.ts';
import { pointsPrice } from './points-price.ts';
import type { PaymentMethod, UnitType, VacationType } from './unit-type.ts';
import { paymentMethodOf } from './unit-type.ts';

/** A stay to be priced. */
export type StayRequest = {
  unitType: UnitType;
  vacationType: VacationType;
  startDate: LocalDate;
  endDate: LocalDate;
};

/**
 * The price of a stay. For points: cash figures are 0; for cash: `totalPoints` is 0. `totalCents`
 * includes tax, `taxCents` is its part of the total.
 */
export type Quote = {
  paymentMethod: PaymentMethod;
  nights: number;
  weekendNights: number;
  pointsPerNight: number;
  weekendSurcharge: number;
  totalPoints: number;
  priceCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
};

/**
 * The price of a stay by the club's tables (rules 2.3). The dates are taken as
 * valid (`stayDatesProblem`).
 */
export const quoteStay = (stay: StayRequest): Quote => {
  const points = pointsPrice(stay.unitType, stay.startDate, stay.endDate);
  const paymentMethod = paymentMethodOf(stay.vacationType);
  const counts = { nights: points.nights, weekendNights: points.weekendNights };
  if (paymentMethod === 'points') {
    return { ...points, paymentMethod, priceCents: 0, taxCents: 0, totalCents: 0 };
  }
  const priceUsd = cashPriceUsd(stay.unitType, stay.vacationType);
  const priceCents = centsFromUsd(priceUsd);
  const totalCents = cashTotalCents(priceUsd);
  return {
    ...counts,
    paymentMethod,
    pointsPerNight: 0,
    weekendSurcharge: 0,
    totalPoints: 0,
    priceCents,
    taxCents: totalCents - priceCents,
    totalCents,
  };
};
