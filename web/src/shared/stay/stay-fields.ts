import type { LocalDate } from '@club/domain/calendar/local-date';
import { isMonth } from '@club/domain/calendar/month';
import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { MAX_SLEEPS } from '@club/domain/directory/filter-limits';
import type { When } from '@club/domain/directory/when';
import { isBookable, MONTH_STAYS } from '@club/domain/directory/when';
import { isUnitType, VACATION_TYPES } from '@club/domain/pricing/unit-type';
import type { AddressField, AddressFields } from '../../kernel/routing/address-fields.ts';
import { choiceField, readFields, textsField } from '../../kernel/routing/address-fields.ts';

/** The parts of a filter that are about the stay: they travel from page to page. */
export type StayParts = Pick<ResortFilter, 'dates' | 'sleeps' | 'units' | 'vacationType'>;

/**
 * Names in the address. `from` and `to` are the days of the stay; `flex=near` allows days around them,
 * `flex=weekend|week|month` with `month` any such stay of that month. `unit` is repeated for several.
 */
export const STAY_PARAMS = {
  from: 'from',
  to: 'to',
  flex: 'flex',
  month: 'month',
  sleeps: 'sleeps',
  unit: 'unit',
  type: 'type',
} as const;

const WHOLE = /^\d{1,9}$/;

const NEAR = 'near';
const DATES_NAMES = [STAY_PARAMS.from, STAY_PARAMS.to, STAY_PARAMS.flex, STAY_PARAMS.month];

const datesField: AddressField<When | null> = {
  names: DATES_NAMES,
  read: (params) => {
    const flex = params.get(STAY_PARAMS.flex);
    const month = params.get(STAY_PARAMS.month);
    const monthStay = MONTH_STAYS.find((stay) => stay === flex);
    if (monthStay !== undefined && isMonth(month)) return { flex: monthStay, month };
    const [from, to] = [params.get(STAY_PARAMS.from), params.get(STAY_PARAMS.to)];
    if (from === null || to === null) return null;
    return flex === NEAR ? { flex: NEAR, from, to } : { from, to };
  },
  write: (dates) => {
    const texts: Partial<Record<string, string>> = { ...dates };
    return DATES_NAMES.flatMap((name) => {
      const text = texts[name];
      return text === undefined ? [] : [[name, text] as const];
    });
  },
};

const sleepsField: AddressField<number> = {
  names: [STAY_PARAMS.sleeps],
  read: (params) => {
    const text = params.get(STAY_PARAMS.sleeps) ?? '';
    return WHOLE.test(text) ? Math.min(MAX_SLEEPS, Number(text)) : 0;
  },
  write: (sleeps) => (sleeps > 0 ? [[STAY_PARAMS.sleeps, String(sleeps)]] : []),
};

const unitTexts = textsField(STAY_PARAMS.unit);
const unitsField: AddressField<ResortFilter['units']> = {
  ...unitTexts,
  read: (params) => unitTexts.read(params).filter(isUnitType),
};

/** The fields of a stay in the order of the address. */
export const STAY_FIELDS: AddressFields<StayParts> = {
  dates: datesField,
  sleeps: sleepsField,
  units: unitsField,
  vacationType: choiceField(STAY_PARAMS.type, VACATION_TYPES, 'rciPoints'),
};

/** The dates, or none when no such stay can be booked on the day `today`. */
export const bookableDates = (dates: When | null, today: LocalDate): When | null =>
  dates !== null && isBookable(dates, today) ? dates : null;

/** Reads the stay of an address; what is invalid or past counts as missing. */
export const stayPartsOf = (params: URLSearchParams, today: LocalDate): StayParts => {
  const parts = readFields(params, STAY_FIELDS);
  return { ...parts, dates: bookableDates(parts.dates, today) };
};
