import type { Sunlight } from '@club/domain/resort/sunlight';
import { sunlightAt } from '@club/domain/resort/sunlight';
import { useCallback } from 'react';
import { useClock } from '../../kernel/time/use-clock.ts';

/** How often the sun is looked at. */
const CHECK_MS = 60_000;

const unknown = () => '' as const;

/** The light over a resort now; '' where its coordinates are not known. */
export const useSunlight = (lat: number | null, lng: number | null): Sunlight | '' => {
  const read = useCallback(
    () => (lat === null || lng === null ? '' : sunlightAt({ lat, lng }, Date.now())),
    [lat, lng],
  );
  return useClock(CHECK_MS, read, unknown);
};
