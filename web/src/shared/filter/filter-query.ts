import { bookingWindow, stayDatesProblem } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { MapArea } from '@club/domain/directory/map-area';
import { isMapArea } from '@club/domain/directory/map-area';
import type { FilterDates, PriceCeiling, ResortFilter } from '@club/domain/directory/resort-filter';
import { MAX_LOCATION_LENGTH, MAX_SLEEPS } from '@club/domain/directory/resort-filter';
import type { ResortSort } from '@club/domain/directory/resort-sort';
import { RESORT_SORTS } from '@club/domain/directory/resort-sort';
import { isUnitType } from '@club/domain/pricing/unit-type';
import type { StateRating } from '@club/domain/resort/room-options';
import type { AddressField, AddressFields } from '../../kernel/routing/address-fields.ts';
import {
  choiceField,
  readFields,
  textField,
  withFields,
} from '../../kernel/routing/address-fields.ts';

/** What an address says about a list of resorts. */
export type FilterQuery = { filter: ResortFilter; sort: ResortSort };

/** Names in the address. Lists repeat theirs: `unit=studio&unit=1+bedroom`. */
export const FILTER_PARAMS = {
  location: 'location',
  from: 'from',
  to: 'to',
  sleeps: 'sleeps',
  unit: 'unit',
  crown: 'crown',
  amenity: 'amenity',
  region: 'region',
  area: 'area',
  points: 'points',
  usd: 'usd',
  balance: 'balance',
  sort: 'sort',
} as const;

/** How crowns are called in an address. */
const CROWN_NAMES: readonly (readonly [string, StateRating])[] = [
  ['gold', 'RCI Gold Crown'],
  ['silver', 'RCI Silver Crown'],
  ['hospitality', 'RCI Hospitality'],
];

/** Most entries of a list that count, and the longest text of one. */
const MAX_ENTRIES = 20;
const MAX_TEXT = 80;
/** Whole numbers up to nine digits, and dollars with up to two decimals. */
const WHOLE = /^\d{1,9}$/;
const USD = /^\d{1,7}(\.\d{1,2})?$/;
const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;

/** Distinct texts of a list, in a fixed order, so that equal filters have equal addresses. */
const textsOf = (params: URLSearchParams, name: string): string[] =>
  [
    ...new Set(
      params
        .getAll(name)
        .map((text) => text.trim())
        .filter((text) => text !== '' && text.length <= MAX_TEXT),
    ),
  ]
    .slice(0, MAX_ENTRIES)
    .toSorted();

const writeTexts = (name: string) => (texts: readonly string[]) =>
  texts
    .filter((text) => text !== '')
    .toSorted()
    .map((text) => [name, text] as const);

/** Names that are in the filter: 'Beach', 'Lucerne'. */
const namesField = (name: string): AddressField<readonly string[]> => ({
  names: [name],
  read: (params) => textsOf(params, name),
  write: writeTexts(name),
});

const unitsField: AddressField<ResortFilter['units']> = {
  names: [FILTER_PARAMS.unit],
  read: (params) => textsOf(params, FILTER_PARAMS.unit).filter(isUnitType),
  write: writeTexts(FILTER_PARAMS.unit),
};

const crownsField: AddressField<ResortFilter['crowns']> = {
  names: [FILTER_PARAMS.crown],
  read: (params) => {
    const crowns = params.getAll(FILTER_PARAMS.crown);
    return CROWN_NAMES.filter(([name]) => crowns.includes(name)).map(([, crown]) => crown);
  },
  write: (crowns) =>
    CROWN_NAMES.filter(([, crown]) => crowns.includes(crown)).map(([name]) => [
      FILTER_PARAMS.crown,
      name,
    ]),
};

const datesField: AddressField<FilterDates | null> = {
  names: [FILTER_PARAMS.from, FILTER_PARAMS.to],
  read: (params) => {
    const [from, to] = [params.get(FILTER_PARAMS.from), params.get(FILTER_PARAMS.to)];
    return from === null || to === null ? null : { from, to };
  },
  write: (dates) =>
    dates === null
      ? []
      : [
          [FILTER_PARAMS.from, dates.from],
          [FILTER_PARAMS.to, dates.to],
        ],
};

const sleepsField: AddressField<number> = {
  names: [FILTER_PARAMS.sleeps],
  read: (params) => {
    const text = params.get(FILTER_PARAMS.sleeps) ?? '';
    return WHOLE.test(text) ? Math.min(MAX_SLEEPS, Number(text)) : 0;
  },
  write: (sleeps) => (sleeps > 0 ? [[FILTER_PARAMS.sleeps, String(sleeps)]] : []),
};

/** Degrees with four decimals, some ten metres, without trailing zeros. */
const degrees = (value: number): string => String(Math.round(value * 10_000) / 10_000);

const areaField: AddressField<MapArea | null> = {
  names: [FILTER_PARAMS.area],
  read: (params) => {
    const texts = (params.get(FILTER_PARAMS.area) ?? '').split(',');
    if (texts.length !== 4 || !texts.every((text) => DEGREES.test(text))) return null;
    const [south = 0, west = 0, north = 0, east = 0] = texts.map(Number);
    const area = { south, west, north, east };
    return isMapArea(area) ? area : null;
  },
  write: (area) =>
    area === null
      ? []
      : [
          [
            FILTER_PARAMS.area,
            [area.south, area.west, area.north, area.east].map(degrees).join(','),
          ],
        ],
};

const ceilingField: AddressField<PriceCeiling | null> = {
  names: [FILTER_PARAMS.points, FILTER_PARAMS.usd],
  read: (params) => {
    const points = params.get(FILTER_PARAMS.points) ?? '';
    if (WHOLE.test(points)) return { in: 'points', most: Number(points) };
    const usd = params.get(FILTER_PARAMS.usd) ?? '';
    return USD.test(usd) ? { in: 'cash', most: Math.round(Number(usd) * 100) } : null;
  },
  write: (ceiling) => {
    if (ceiling === null) return [];
    return ceiling.in === 'points'
      ? [[FILTER_PARAMS.points, String(ceiling.most)]]
      : [[FILTER_PARAMS.usd, String(ceiling.most / 100)]];
  },
};

const balanceField: AddressField<boolean> = {
  names: [FILTER_PARAMS.balance],
  read: (params) => params.get(FILTER_PARAMS.balance) === '1',
  write: (isWithin) => (isWithin ? [[FILTER_PARAMS.balance, '1']] : []),
};

const SORT_FIELD = choiceField<ResortSort, ResortSort>(FILTER_PARAMS.sort, RESORT_SORTS, 'given');

/** The fields of a filter in the order of the address. */
const FILTER_FIELDS: AddressFields<ResortFilter> = {
  location: textField(FILTER_PARAMS.location, MAX_LOCATION_LENGTH),
  dates: datesField,
  sleeps: sleepsField,
  units: unitsField,
  crowns: crownsField,
  amenities: namesField(FILTER_PARAMS.amenity),
  regions: namesField(FILTER_PARAMS.region),
  area: areaField,
  ceiling: ceilingField,
  withinBalance: balanceField,
};

/** Reads filter and order from an address; rubbish and days that are over count as nothing. */
export const filterOfQuery = (params: URLSearchParams, today: LocalDate): FilterQuery => {
  const filter = readFields(params, FILTER_FIELDS);
  const { dates } = filter;
  const isBookable =
    dates !== null && stayDatesProblem(dates.from, dates.to, bookingWindow(today)) === null;
  return { filter: { ...filter, dates: isBookable ? dates : null }, sort: SORT_FIELD.read(params) };
};

/** An address with another filter and order; what else is in it stays. */
export const withFilterQuery = (
  params: URLSearchParams,
  { filter, sort }: FilterQuery,
): URLSearchParams =>
  withFields(withFields(params, FILTER_FIELDS, filter), { sort: SORT_FIELD }, { sort });
