import { BOOKING_HORIZON_DAYS } from '../calendar/booking-window.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import { countNights, countWeekendNights, isWeekendNight } from '../calendar/nights.ts';
import type { UnitType } from './unit-type.ts';
import { isUnitType } from './unit-type.ts';

/** Points per night of each unit type (rules 2.3). */
export const POINTS_PER_NIGHT: Record<UnitType, number> = {
  studio: 7000,
  '1 bedroom': 7000,
  '2 bedroom': 9000,
  '3 bedroom': 10_500,
  '4 bedroom': 12_500,
};

/** Extra points for each night that begins on a Saturday or Sunday (rules 2.4). */
export const WEEKEND_SURCHARGE_POINTS = 500;

/** Points per night of a unit type; 0 for anything that is none (rules 2.3). */
export const pointsPerNight = (unitType: string): number =>
  isUnitType(unitType) ? POINTS_PER_NIGHT[unitType] : 0;

/** Points of the night that begins on `night`, with the surcharge of a weekend (rules 2.4). */
export const nightPoints = (unitType: string, night: LocalDate): number =>
  pointsPerNight(unitType) + (isWeekendNight(night) ? WEEKEND_SURCHARGE_POINTS : 0);

/** What a stay costs in points and how the sum is made. All figures in points or nights. */
export type PointsPrice = {
  nights: number;
  weekendNights: number;
  pointsPerNight: number;
  weekendSurcharge: number;
  totalPoints: number;
};

/** Total points = nights × per-night points + 500 for each weekend night (rules 2.4). */
export const pointsPrice = (
  unitType: string,
  startDate: LocalDate,
  endDate: LocalDate,
): PointsPrice => {
  const nights = countNights(startDate, endDate);
  const weekendNights = countWeekendNights(startDate, endDate);
  const perNight = pointsPerNight(unitType);
  const weekendSurcharge = weekendNights * WEEKEND_SURCHARGE_POINTS;
  return {
    nights,
    weekendNights,
    pointsPerNight: perNight,
    weekendSurcharge,
    totalPoints: nights * perNight + weekendSurcharge,
  };
};

/**
 * The most nights in a row that `points` pay for in a unit: a stay that begins on a Monday, so that
 * weekend nights, with their surcharge, come as late as they can. As many at most as can be booked.
 */
export const mostNights = (unitType: UnitType, points: number): number => {
  let [nights, left] = [0, points];
  while (nights < BOOKING_HORIZON_DAYS) {
    const isWeekend = nights % 7 >= 5;
    left -= POINTS_PER_NIGHT[unitType] + (isWeekend ? WEEKEND_SURCHARGE_POINTS : 0);
    if (left < 0) return nights;
    nights += 1;
  }
  return nights;
};
