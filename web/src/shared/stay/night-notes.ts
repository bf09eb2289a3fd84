import type { LocalDate } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import { nightPoints } from '@club/domain/pricing/points-price';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import type { DayNote } from '../../design/dates/stay-calendar.tsx';
import { formatCount, formatPoints } from '../../formats/reader-formats.ts';
import type { OwnHold } from '../hold/use-own-holds.ts';

/** The points of a night; a Last Call stay has one price, whatever its nights. */
const priceNote =
  (unitType: UnitType, vacationType: VacationType) =>
  (night: LocalDate): DayNote => {
    // Not 'Free': beside a price that could mean that it costs nothing.
    if (vacationType === 'lastCall') return { shown: 'Open', spoken: 'Open' };
    const points = nightPoints(unitType, night);
    return { shown: formatCount(points), spoken: `Open, ${formatPoints(points)}` };
  };

/**
 * What the calendar of a stay writes below each night: its points, or that it is open; nights on hold
 * for the member show as theirs.
 */
export const nightNotes = (
  unitType: UnitType,
  vacationType: VacationType,
  ownHolds: readonly OwnHold[],
): ((night: LocalDate) => DayNote) => {
  const price = priceNote(unitType, vacationType);
  const own = new Set(ownHolds.flatMap(({ stay }) => nightsOf(stay.startDate, stay.endDate)));
  return (night) =>
    own.has(night)
      ? { shown: 'Yours', spoken: `${price(night).spoken}, on hold for you` }
      : price(night);
};
