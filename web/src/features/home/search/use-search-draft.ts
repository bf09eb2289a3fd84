import { filterByLocation } from '@club/domain/directory/location-filter';
import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { filterResorts } from '@club/domain/directory/filtered-resorts';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useAddressQuery } from '../../../kernel/routing/use-address-query.ts';
import { useToday } from '../../../kernel/time/today.tsx';
import { countText } from '../../../shared/filter/filter-labels.ts';
import { filterOfQuery } from '../../../shared/filter/filter-query.ts';
import { useFilterContext } from '../../../shared/filter/use-filter-context.ts';
import { useLive } from '../../../shared/live/live-data.tsx';
import { listPath } from '../../../shared/filter/list-path.ts';
import { textSearchPath } from './where.ts';

/** What is being looked for, before it is in the address. */
export type SearchDraft = {
  filter: ResortFilter;
  /** The same function as long as the address is. */
  change: (some: Partial<ResortFilter>) => void;
  /** Where the search leads, and the label that says what is there: 'Show 297 resorts'. */
  to: string;
  label: string;
};

/** Follows the filter of the address until something else is chosen; counts as it is chosen. */
export const useSearchDraft = (): SearchDraft => {
  const { query } = useAddressQuery();
  const today = useToday();
  const address = query.toString();
  const inAddress = useMemo(() => filterOfQuery(query, today).filter, [query, today]);
  const [chosen, setChosen] = useState<{ address: string; filter: ResortFilter } | null>(null);
  const filter = chosen?.address === address ? chosen.filter : inAddress;
  const change = useCallback(
    (some: Partial<ResortFilter>): void => {
      setChosen((before) => ({
        address,
        filter: { ...(before?.address === address ? before.filter : inAddress), ...some },
      }));
    },
    [address, inAddress],
  );
  // Counted after the choice is rendered, so that no press waits for thousands of resorts.
  const counted = useDeferredValue(filter);
  const context = useFilterContext(counted);
  const catalogue = useLive('catalogue');
  const found = useMemo(() => {
    if (catalogue.status !== 'ready' || context.status !== 'ready') return null;
    const open = catalogue.data.filter(({ available }) => available);
    return {
      isPlace: filterByLocation(open, counted.location).length > 0,
      count: filterResorts(open, counted, context.data).length,
    };
  }, [catalogue, context, counted]);
  // A text that is part of no location may be a resort's name.
  const isText = found?.isPlace === false && counted.location.trim() !== '';
  return {
    filter,
    change,
    to: isText ? textSearchPath(filter.location, filter) : listPath(filter),
    label: isText
      ? `Search “${counted.location.trim()}”`
      : `Show ${found === null ? 'resorts' : countText(found.count)}`,
  };
};
