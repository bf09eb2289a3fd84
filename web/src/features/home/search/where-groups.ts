import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { filterParts, withPart } from '@club/domain/directory/filter-parts';
import { filterByLocation } from '@club/domain/directory/location-filter';
import { isInArea, WARM_AREA } from '@club/domain/directory/map-area';
import { NO_FILTER, type ResortFilter } from '@club/domain/directory/resort-filter';
import { areaText } from '../../../shared/filter/area-text.ts';
import { countText } from '../../../shared/filter/filter-labels.ts';
import { listPath } from '../../../shared/filter/list-path.ts';
import { resortPath } from '../../../shared/routes/paths.ts';
import { NEAR_YOU } from '../../../shared/search/first-groups.ts';
import type {
  SearchOption,
  SearchOptionGroup,
  StayLinks,
} from '../../../shared/search/search-options.ts';
import { staySearchOf, staySearchParams } from '../../../shared/stay/stay-search.ts';
import { ANYWHERE, textSearchPath, type Where } from './where.ts';

/** Recent searches that are offered before anything is typed. */
const RECENT = 3;

/** Links of suggestions with the stay that is being chosen, which is not in the address yet. */
export const linksWith = (filter: ResortFilter): StayLinks => ({
  toList: (path) => path,
  toResort: (id) => resortPath(id, staySearchParams(staySearchOf(filter))),
});

/** An option below 'Where': it says where, or leads to another page with the stay. */
export type WhereOption = SearchOption & { where: Partial<ResortFilter> | null };
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
  to: listPath({ ...filter, ...where }),
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
    ? { ...option, to: listPath({ ...filter, ...where }), where }
    : { ...option, to: textSearchPath(text, filter), where: null };
};

/** What a suggested list adds to the filter; its place takes the place of another one. */
const listedOption = (
  option: SearchOption,
  listed: ResortFilter,
  filter: ResortFilter,
): WhereOption => {
  const chosen = filterParts(listed).reduce(withPart, { ...filter, ...ANYWHERE });
  return { ...option, to: listPath(chosen), where: chosen };
};

/**
 * What is offered before anything is typed: recent searches, what is near the reader, warm places,
 * parts of the world.
 */
export const firstGroups = (
  history: readonly string[],
  nearReader: readonly SearchOption[],
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
  const near = nearReader.map((option) => listedOption(option, option.filter ?? NO_FILTER, filter));
  const isNear = new Set(near.map(({ label }) => label));
  const regions = Map.groupBy(
    resorts.filter(({ region }) => region !== ''),
    ({ region }) => region,
  );
  const warm = resorts.filter((resort) => isInArea(resort, WARM_AREA)).length;
  const parts = [...regions]
    .filter(([region]) => !isNear.has(region))
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([region, { length }]) =>
      placeOption(region, length, { ...ANYWHERE, regions: [region] }, filter),
    );
  return [
    { title: 'Recent searches', options: recent },
    { title: NEAR_YOU, options: near },
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
    if (option.filter !== undefined) return listedOption(option, option.filter, filter);
    if (option.kind === 'correction' || option.kind === 'history') {
      return textOption(option, option.label, resorts, filter);
    }
    return option.kind === 'resort'
      ? { ...option, where: null }
      : { ...option, to: textSearchPath(option.query ?? '', filter), where: null };
  };
  return groups.map(({ title, options }) => ({ title, options: options.map(asWhere) }));
};
