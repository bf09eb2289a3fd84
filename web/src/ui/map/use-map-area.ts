import type { MapArea } from '@club/domain/directory/map-area';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOfQuery, withFilterQuery } from '../../lib/filter-query.ts';
import { useToday } from '../../lib/today.tsx';

/**
 * The area of the map that the list is narrowed down to, kept in the address as a part of the filter.
 * Another area begins at the first page: `pageParams` are taken away.
 */
export const useMapArea = (
  ...pageParams: readonly string[]
): readonly [MapArea | null, (area: MapArea | null) => void] => {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const area = useMemo(() => filterOfQuery(params, today).filter.area, [params, today]);
  const setArea = (next: MapArea | null): void => {
    setParams(
      (before) => {
        const query = filterOfQuery(before, today);
        const after = withFilterQuery(before, {
          ...query,
          filter: { ...query.filter, area: next },
        });
        for (const name of pageParams) after.delete(name);
        return after;
      },
      { preventScrollReset: true },
    );
  };
  return [area, setArea];
};
