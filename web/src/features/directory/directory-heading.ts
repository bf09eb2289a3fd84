import { filterParts } from '@club/domain/directory/filter-parts';
import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { formatCount } from '../../formats/reader-formats.ts';
import { inAreaText } from '../../shared/filter/area-text.ts';

/** The heading of the directory: how many resorts the filter leaves, once that is known. */
export const directoryHeading = (filter: ResortFilter, count: number | null): string => {
  if (count === null || filterParts(filter).length === 0) return 'Resorts around the world';
  const resorts = `${formatCount(count)} ${count === 1 ? 'resort' : 'resorts'}`;
  if (filter.location !== '') return `${resorts} in “${filter.location}”`;
  return filter.area === null
    ? `${resorts} ${count === 1 ? 'matches' : 'match'}`
    : `${resorts} ${inAreaText(filter.area)}`;
};
