import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { PATHS } from '../routes/paths.ts';
import { withFilterQuery } from './filter-query.ts';

/** The directory with a filter. */
export const listPath = (filter: ResortFilter): string => {
  const query = withFilterQuery(new URLSearchParams(), { filter, sort: 'given' }).toString();
  return query === '' ? PATHS.directoryAtHome : `${PATHS.home}?${query}#resorts`;
};
