import type { LocalDate } from '@club/domain/calendar/local-date';
import type { MapArea } from '@club/domain/directory/map-area';
import { isMapArea } from '@club/domain/directory/map-area';
import type { PriceCeiling, ResortFilter } from '@club/domain/directory/resort-filter';
import { MAX_LOCATION_LENGTH } from '@club/domain/directory/filter-limits';
import type { ResortSort } from '@club/domain/directory/resort-sort';
import { RESORT_SORTS } from '@club/domain/directory/resort-sort';
import type { StateRating } from '@club/domain/resort/room-options';
import type { AddressField, AddressFields } from '../../kernel/routing/address-fields.ts';
import { bookableDates, STAY_FIELDS, STAY_PARAMS } from '../stay/stay-fields.ts';
import {
  choiceField,
  readFields,
  textField,
  textsField,
  withFields,
} from '../../kernel/routing/address-fields.ts';

/** The filter and order of a list of resorts in an address. */
export type FilterQuery = { filter: ResortFilter; sort: ResortSort };

/** Names in the address. Lists repeat theirs: `unit=studio&unit=1+bedroom`. */
export const FILTER_PARAMS = {
  location: 'location',
  ...STAY_PARAMS,
  crown: 'crown',
  amenity: 'amenity',
  region: 'region',
  area: 'area',
  points: 'points',
  usd: 'usd',
  balance: 'balance',
  sort: 'sort',
} as const;

/** Names of the crowns in an address. */
export const CROWN_NAMES: readonly (readonly [string, StateRating])[] = [
  ['gold', 'RCI Gold Crown'],
  ['silver', 'RCI Silver Crown'],
  ['hospitality', 'RCI Hospitality'],
];

/** Whole numbers up to nine digits, and dollars with up to two decimals. */
const WHOLE = /^\d{1,9}$/;
const USD = /^\d{1,7}(\.\d{1,2})?$/;
const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;

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
  dates: STAY_FIELDS.dates,
  sleeps: STAY_FIELDS.sleeps,
  units: STAY_FIELDS.units,
  crowns: crownsField,
  amenities: textsField(FILTER_PARAMS.amenity),
  regions: textsField(FILTER_PARAMS.region),
  area: areaField,
  vacationType: STAY_FIELDS.vacationType,
  ceiling: ceilingField,
  withinBalance: balanceField,
};

/** Reads filter and order from an address; invalid values and past dates count as missing. */
export const filterOfQuery = (params: URLSearchParams, today: LocalDate): FilterQuery => {
  const filter = readFields(params, FILTER_FIELDS);
  return {
    filter: { ...filter, dates: bookableDates(filter.dates, today) },
    sort: SORT_FIELD.read(params),
  };
};

/** An address with another filter and order; its other parameters stay. */
export const withFilterQuery = (
  params: URLSearchParams,
  { filter, sort }: FilterQuery,
): URLSearchParams =>
  withFields(withFields(params, FILTER_FIELDS, filter), { sort: SORT_FIELD }, { sort });
