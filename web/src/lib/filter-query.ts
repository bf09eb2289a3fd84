import { bookingWindow, stayDatesProblem } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { MapArea } from '@club/domain/directory/map-area';
import { isMapArea } from '@club/domain/directory/map-area';
import type { FilterDates, PriceCeiling, ResortFilter } from '@club/domain/directory/resort-filter';
import { MAX_LOCATION_LENGTH, MAX_SLEEPS } from '@club/domain/directory/resort-filter';
import type { ResortSort } from '@club/domain/directory/resort-sort';
import { isResortSort } from '@club/domain/directory/resort-sort';
import { isUnitType } from '@club/domain/pricing/unit-type';
import type { StateRating } from '@club/domain/resort/room-options';

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

/** Distinct entries of a list, in a fixed order, so that equal filters have equal addresses. */
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

const datesOf = (params: URLSearchParams, today: LocalDate): FilterDates | null => {
  const [from, to] = [params.get(FILTER_PARAMS.from), params.get(FILTER_PARAMS.to)];
  if (from === null || to === null) return null;
  return stayDatesProblem(from, to, bookingWindow(today)) === null ? { from, to } : null;
};

const ceilingOf = (params: URLSearchParams): PriceCeiling | null => {
  const points = params.get(FILTER_PARAMS.points) ?? '';
  if (WHOLE.test(points)) return { in: 'points', most: Number(points) };
  const usd = params.get(FILTER_PARAMS.usd) ?? '';
  return USD.test(usd) ? { in: 'cash', most: Math.round(Number(usd) * 100) } : null;
};

const areaOf = (params: URLSearchParams): MapArea | null => {
  const texts = (params.get(FILTER_PARAMS.area) ?? '').split(',');
  if (texts.length !== 4 || !texts.every((text) => DEGREES.test(text))) return null;
  const [south = 0, west = 0, north = 0, east = 0] = texts.map(Number);
  const area = { south, west, north, east };
  return isMapArea(area) ? area : null;
};

const sleepsOf = (params: URLSearchParams): number => {
  const text = params.get(FILTER_PARAMS.sleeps) ?? '';
  return WHOLE.test(text) ? Math.min(MAX_SLEEPS, Number(text)) : 0;
};

/** Reads filter and order from an address; rubbish and days that are over count as nothing. */
export const filterOfQuery = (params: URLSearchParams, today: LocalDate): FilterQuery => {
  const crowns = params.getAll(FILTER_PARAMS.crown);
  const sort = params.get(FILTER_PARAMS.sort);
  return {
    filter: {
      location: (params.get(FILTER_PARAMS.location) ?? '').trim().slice(0, MAX_LOCATION_LENGTH),
      dates: datesOf(params, today),
      sleeps: sleepsOf(params),
      units: textsOf(params, FILTER_PARAMS.unit).filter(isUnitType),
      crowns: CROWN_NAMES.filter(([name]) => crowns.includes(name)).map(([, crown]) => crown),
      amenities: textsOf(params, FILTER_PARAMS.amenity),
      regions: textsOf(params, FILTER_PARAMS.region),
      area: areaOf(params),
      ceiling: ceilingOf(params),
      withinBalance: params.get(FILTER_PARAMS.balance) === '1',
    },
    sort: isResortSort(sort) ? sort : 'given',
  };
};

/** Degrees with four decimals, some ten metres, without trailing zeros. */
const degrees = (value: number): string => String(Math.round(value * 10_000) / 10_000);

const entriesOf = ({ filter, sort }: FilterQuery): [string, string][] => {
  const { dates, ceiling, area } = filter;
  const entries: [string, string][] = [];
  const add = (name: string, ...texts: readonly string[]): void => {
    for (const text of texts) if (text !== '') entries.push([name, text]);
  };
  add(FILTER_PARAMS.location, filter.location.trim().slice(0, MAX_LOCATION_LENGTH));
  if (dates !== null) {
    add(FILTER_PARAMS.from, dates.from);
    add(FILTER_PARAMS.to, dates.to);
  }
  if (filter.sleeps > 0) add(FILTER_PARAMS.sleeps, String(filter.sleeps));
  add(FILTER_PARAMS.unit, ...filter.units.toSorted());
  add(
    FILTER_PARAMS.crown,
    ...CROWN_NAMES.filter(([, crown]) => filter.crowns.includes(crown)).map(([name]) => name),
  );
  add(FILTER_PARAMS.amenity, ...filter.amenities.toSorted());
  add(FILTER_PARAMS.region, ...filter.regions.toSorted());
  if (area !== null) {
    add(FILTER_PARAMS.area, [area.south, area.west, area.north, area.east].map(degrees).join(','));
  }
  if (ceiling?.in === 'points') add(FILTER_PARAMS.points, String(ceiling.most));
  if (ceiling?.in === 'cash') add(FILTER_PARAMS.usd, String(ceiling.most / 100));
  if (filter.withinBalance) add(FILTER_PARAMS.balance, '1');
  if (sort !== 'given') add(FILTER_PARAMS.sort, sort);
  return entries;
};

/** An address with another filter and order; what else is in it stays. */
export const withFilterQuery = (params: URLSearchParams, query: FilterQuery): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const name of Object.values(FILTER_PARAMS)) next.delete(name);
  for (const [name, text] of entriesOf(query)) next.append(name, text);
  return next;
};
