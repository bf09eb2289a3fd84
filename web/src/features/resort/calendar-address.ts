import type { Month } from '@club/domain/calendar/month';
import { isMonth } from '@club/domain/calendar/month';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import { isUnitType, isVacationType } from '@club/domain/pricing/unit-type';

/** What the open calendar of a resort page shows. */
export type CalendarView = { type: VacationType; unit: UnitType; month: Month };

/** Names in the address; 'calendar' carries the kind of vacation. */
const NAMES = { type: 'calendar', unit: 'unit', month: 'month' } as const;

/** What an address says that is missing or no use elsewhere. */
export type CalendarLimits = { firstMonth: Month; lastMonth: Month; unit: UnitType };

/** The calendar that an address opens; null when it leaves it closed. */
export const calendarFromAddress = (
  query: URLSearchParams,
  limits: CalendarLimits,
): CalendarView | null => {
  const type = query.get(NAMES.type);
  if (!isVacationType(type)) return null;
  const unit = query.get(NAMES.unit);
  const month = query.get(NAMES.month);
  const isShown = isMonth(month) && month >= limits.firstMonth && month <= limits.lastMonth;
  return {
    type,
    unit: isUnitType(unit) ? unit : limits.unit,
    month: isShown ? month : limits.firstMonth,
  };
};

/** The same address with another calendar, or with none. */
export const withCalendar = (
  query: URLSearchParams,
  view: CalendarView | null,
): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const name of Object.values(NAMES)) next.delete(name);
  if (view !== null) {
    next.set(NAMES.type, view.type);
    next.set(NAMES.unit, view.unit);
    next.set(NAMES.month, view.month);
  }
  return next;
};
