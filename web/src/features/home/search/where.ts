import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { filterByLocation } from '@club/domain/directory/location-filter';
import { isInArea, WARM_AREA } from '@club/domain/directory/map-area';
import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { areaText } from '../../../shared/filter/area-text.ts';
import { countText } from '../../../shared/filter/filter-labels.ts';
import { withFilterQuery } from '../../../shared/filter/filter-query.ts';
import { PATHS, resortPath } from '../../../shared/routes/paths.ts';
import type {
  SearchOption,
  SearchOptionGroup,
  StayLinks,
} from '../../../shared/search/search-options.ts';
import { staySearchOf, staySearchParams } from '../../../shared/stay/stay-search.ts';

/** The part of a filter that says where. */
export type Where = Pick<ResortFilter, 'location' | 'regions' | 'area'>;

export const ANYWHERE: Where = { location: '', regions: [], area: null };

/** Recent searches that are offered before anything is typed. */
const RECENT = 3;

/** What is chosen, in words; '' for anywhere. */
export const whereText = ({ location, regions, area }: Where): string => {
  if (location !== '') return location;
  if (regions.length > 0) return regions.join(', ');
  return area === null ? '' : areaText(area);
};

/** The directory with a filter, as 'Show 297 resorts' opens it. */
export const resultsPath = (filter: ResortFilter): string => {
  const query = withFilterQuery(new URLSearchParams(), { filter, sort: 'given' }).toString();
  return query === '' ? PATHS.directoryAtHome : `${PATHS.home}?${query}#resorts`;
};

/** The search page for a text, with the rest of a filter. */
export const textSearchPath = (text: string, filter: ResortFilter): string => {
  const query = new URLSearchParams({ q: text });
  const rest = { ...filter, ...ANYWHERE };
  return `${PATHS.search}?${withFilterQuery(query, { filter: rest, sort: 'given' }).toString()}`;
};

/** Links of suggestions with the stay that is being chosen, which is not in the address yet. */
export const linksWith = (filter: ResortFilter): StayLinks => ({
  toList: (path) => path,
  toResort: (id) => resortPath(id, staySearchParams(staySearchOf(filter))),
});

/** An option below 'Where': it says where, or leads to another page with the stay. */
export type WhereOption = SearchOption & { where: Where | null };
export type WhereGroup = Omit<SearchOptionGroup, 'options'> & { options: readonly WhereOption[] };

const placeOption = (
  label: string,
  count: number,
  where: Where,
  filter: ResortFilter,
): WhereOption => ({
  key: `where ${label}`,
  kind: 'place',
  label,
  detail: countText(count),
  to: resultsPath({ ...filter, ...where }),
  where,
});

const textOption = (
  option: SearchOption,
  text: string,
  resorts: readonly CatalogueResort[],
  filter: ResortFilter,
): WhereOption => {
  const where = { ...ANYWHERE, location: text };
  return filterByLocation(resorts, text).length > 0
    ? { ...option, to: resultsPath({ ...filter, ...where }), where }
    : { ...option, to: textSearchPath(text, filter), where: null };
};

/** What is offered before anything is typed: recent searches, warm places, parts of the world. */
export const firstGroups = (
  history: readonly string[],
  resorts: readonly CatalogueResort[],
  filter: ResortFilter,
): WhereGroup[] => {
  const recent = history
    .slice(0, RECENT)
    .map((query) =>
      textOption(
        { key: `history ${query}`, kind: 'history', label: query, to: '' },
        query,
        resorts,
        filter,
      ),
    );
  const regions = Map.groupBy(
    resorts.filter(({ region }) => region !== ''),
    ({ region }) => region,
  );
  const warm = resorts.filter((resort) => isInArea(resort, WARM_AREA)).length;
  const parts = [...regions]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([region, { length }]) =>
      placeOption(region, length, { ...ANYWHERE, regions: [region] }, filter),
    );
  return [
    { title: 'Recent searches', options: recent },
    {
      title: 'Parts of the world',
      options: [
        ...(warm === 0
          ? []
          : [placeOption(areaText(WARM_AREA), warm, { ...ANYWHERE, area: WARM_AREA }, filter)]),
        ...parts,
      ],
    },
  ].filter(({ options }) => options.length > 0);
};

/** The suggestions of the search bar for a typed text, for a place to stay. */
export const typedGroups = (
  groups: readonly SearchOptionGroup[],
  resorts: readonly CatalogueResort[],
  filter: ResortFilter,
): WhereGroup[] => {
  const asWhere = (option: SearchOption): WhereOption => {
    if (option.kind === 'place' || option.kind === 'correction' || option.kind === 'history') {
      return textOption(option, option.label, resorts, filter);
    }
    return option.kind === 'resort'
      ? { ...option, where: null }
      : { ...option, to: textSearchPath(option.query ?? '', filter), where: null };
  };
  return groups.map(({ title, options }) => ({ title, options: options.map(asWhere) }));
};
