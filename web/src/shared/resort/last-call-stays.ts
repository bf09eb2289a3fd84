import { firstStayIn, type FreeStay } from '@club/domain/availability/first-stay';
import { checkInDays, type LastCallWindow } from '@club/domain/availability/last-call-window';
import type { Availability } from '@club/domain/availability/scarce-nights';
import { unitsLeftIn } from '@club/domain/availability/scarce-nights';
import { DEFAULT_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { NO_FILTER } from '@club/domain/directory/resort-filter';
import { stayFinderOf } from '@club/domain/directory/filtered-resorts';
import type { When } from '@club/domain/directory/when';
import { chosenDates } from '@club/domain/directory/when';
import type { Cents } from '@club/domain/money/cents';
import { cashPriceUsd, cashTotalCents } from '@club/domain/pricing/cash-price';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { isUnitOffered, isUnitType } from '@club/domain/pricing/unit-type';
import type { StaySearch } from '../stay/stay-search.ts';

/** A stay sold as Last Call: the first free one in the resort's main unit, and its total with tax. */
export type LastCallStay = {
  resort: CatalogueResort;
  unitType: UnitType;
  totalCents: Cents;
  stay: FreeStay;
};

/** What the page of the resort opens on: the very stay of the list. */
export const searchOf = ({ unitType, stay }: LastCallStay): Partial<StaySearch> => ({
  dates: { from: stay.from, to: stay.to },
  unit: unitType,
  vacationType: 'lastCall',
});

type StayAtResort = (resort: CatalogueResort) => FreeStay | null;

/** The first stay of the usual length that begins within the window. */
const stayWithin = (
  window: LastCallWindow,
  today: LocalDate,
  availability: Availability,
): StayAtResort => {
  const firstStay = firstStayIn(checkInDays(window, today), DEFAULT_STAY_NIGHTS);
  return ({ id, units }) => firstStay(availability.get(id), units);
};

/** The stay on the days of the filter, or the one that flexible days allow. */
const stayOn = (dates: When, today: LocalDate, availability: Availability): StayAtResort => {
  const context = { today, availability, balance: null };
  const find = stayFinderOf({ ...NO_FILTER, dates }, context);
  return (resort) => {
    const stay = find === null ? chosenDates(dates) : find(resort);
    if (stay === null) return null;
    const left = unitsLeftIn(stay)(availability.get(resort.id), resort.units);
    return left === 0 ? null : { ...stay, left };
  };
};

/**
 * Stays that can be booked as Last Call: open resorts whose main unit is offered for it
 * (rules 2.2), each with its stay on the dates of the filter, else with the first one that begins
 * within the window.
 */
export const lastCallStays = (
  resorts: readonly CatalogueResort[],
  availability: Availability,
  { filter: { dates }, window }: { filter: { dates: When | null }; window: LastCallWindow },
  today: LocalDate,
): LastCallStay[] => {
  const stayAt =
    dates === null ? stayWithin(window, today, availability) : stayOn(dates, today, availability);
  return resorts.flatMap((resort) => {
    const unitType = resort.bedrooms;
    if (!resort.available || !isUnitType(unitType) || !isUnitOffered(unitType, 'lastCall')) {
      return [];
    }
    const stay = stayAt(resort);
    if (stay === null) return [];
    const totalCents = cashTotalCents(cashPriceUsd(unitType, 'lastCall'));
    return [{ resort, unitType, totalCents, stay }];
  });
};
