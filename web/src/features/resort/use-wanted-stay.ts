import { defaultStay } from '@club/domain/calendar/booking-window';
import type { Quote } from '@club/domain/pricing/quote';
import { quoteStay } from '@club/domain/pricing/quote';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import { isUnitOffered, isUnitType, offeredUnitTypes } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { useToday } from '../../kernel/time/today.tsx';
import type { StayDates } from '../../shared/stay/free-dates.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { staySearchParams, useStaySearch } from '../../shared/stay/stay-search.ts';

/** What the visitor changes about the stay. */
export type StayChange = { dates?: StayDates; unit?: UnitType; vacationType?: VacationType };

/** The stay that the page of a resort is about, with its price. */
export type WantedStay = {
  stay: Stay;
  quote: Quote;
  /** True for dates of the address; false for those that are suggested. */
  hasDates: boolean;
  /** Changes the stay in the address. */
  change: (change: StayChange) => void;
  /** How many nights other dates have that are offered: the length chosen last, else the stay's. */
  nights: number;
  chooseNights: (nights: number) => void;
};

/** The unit of a resort that says none of its own. */
const FALLBACK_UNIT: UnitType = 'studio';

/** The unit, or the largest one on offer where the vacation type leaves it out (rules 2.2). */
const offeredUnit = (unit: string, vacationType: VacationType): UnitType => {
  if (!isUnitType(unit)) return FALLBACK_UNIT;
  return isUnitOffered(unit, vacationType)
    ? unit
    : (offeredUnitTypes(vacationType).at(-1) ?? FALLBACK_UNIT);
};

/**
 * The stay of the address; what it does not name is suggested: today to 6 days ahead (rules 4.3), the
 * resort's main unit, points. Changes go back into the address.
 */
export const useWantedStay = (resort: Resort): WantedStay => {
  const search = useStaySearch();
  const today = useToday();
  const { state } = useLocation();
  const { change } = useAddressQuery();
  const { vacationType, dates } = search;
  const [length, setLength] = useState<{ nights: number; beside: StayDates } | null>(null);
  const stay: Stay = {
    resortId: resort.id,
    vacationType,
    unitType: offeredUnit(search.unit ?? resort.bedrooms, vacationType),
    ...(dates === null ? defaultStay(today) : { startDate: dates.from, endDate: dates.to }),
  };
  const quote = quoteStay(stay);
  const isBesideStay =
    length?.beside.startDate === stay.startDate && length.beside.endDate === stay.endDate;
  return {
    stay,
    quote,
    nights: isBesideStay ? length.nights : quote.nights,
    chooseNights: (nights) => {
      const { startDate, endDate } = stay;
      setLength({ nights, beside: { startDate, endDate } });
    },
    hasDates: dates !== null,
    change: ({ dates: chosen, ...rest }) => {
      const wanted =
        chosen === undefined ? {} : { dates: { from: chosen.startDate, to: chosen.endDate } };
      change(
        (now) => {
          const next = new URLSearchParams(now);
          const params = staySearchParams({ ...search, ...rest, ...wanted });
          for (const [name, value] of Object.entries(params)) {
            if (value === undefined) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true, flushSync: true, state },
      );
    },
  };
};
