import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { areaText } from '../../../shared/filter/area-text.ts';
import { withFilterQuery } from '../../../shared/filter/filter-query.ts';
import { PATHS } from '../../../shared/routes/paths.ts';

/** The part of a filter that says where. */
export type Where = Pick<ResortFilter, 'location' | 'regions' | 'area'>;

export const ANYWHERE: Where = { location: '', regions: [], area: null };

/** The place that is chosen, in words; '' for anywhere. */
export const placeText = ({ location, regions, area }: Where): string => {
  if (location !== '') return location;
  if (regions.length > 0) return regions.join(', ');
  return area === null ? '' : areaText(area);
};

/** What is chosen: the place, or else what one wants there. */
export const whereText = (filter: Where & Pick<ResortFilter, 'amenities'>): string =>
  placeText(filter) || filter.amenities.join(', ');

/** The search page for a text, with the rest of a filter. */
export const textSearchPath = (text: string, filter: ResortFilter): string => {
  const query = new URLSearchParams({ q: text });
  const rest = { ...filter, ...ANYWHERE };
  return `${PATHS.search}?${withFilterQuery(query, { filter: rest, sort: 'given' }).toString()}`;
};
