import type { MapArea } from '@club/domain/directory/map-area';
import { useMemo } from 'react';
import { useAddressQuery } from '../../lib/use-address-query.ts';
import { filterOfQuery, withFilterQuery } from '../../lib/filter-query.ts';
import { useToday } from '../../lib/today.tsx';

/**
 * The area of the map that the list is narrowed down to, kept in the address as a part of the filter.
 * Another area begins at the first page: `pageParams` are taken away.
 */
export const useMapArea = (
  ...pageParams: readonly string[]
): readonly [MapArea | null, (area: MapArea | null) => void] => {
  const { query, change } = useAddressQuery();
  const today = useToday();
  const area = useMemo(() => filterOfQuery(query, today).filter.area, [query, today]);
  const setArea = (next: MapArea | null): void => {
    change(
      (now) => {
        const before = filterOfQuery(now, today);
        const after = withFilterQuery(now, {
          ...before,
          filter: { ...before.filter, area: next },
        });
        for (const name of pageParams) after.delete(name);
        return after;
      },
      { preventScrollReset: true },
    );
  };
  return [area, setArea];
};
