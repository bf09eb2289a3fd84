import type { Resort } from '@club/domain/resort/resort';
import { isRecord } from '@club/domain/validation/is-record';
import { useEffect } from 'react';
import { storedValue, useStoredValue } from '../../kernel/storage/local-store.ts';
import { useResort } from '../../shared/resort/use-resort.ts';

/** What the page of a stay shows of its resort. */
export type SeenResort = Pick<
  Resort,
  'id' | 'country' | 'lat' | 'lng' | 'images' | 'rooms' | 'amenities'
>;

/** How many are kept; those seen longest ago leave first. */
const KEPT = 10;

const isSeen = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  isRecord(value['rooms']) &&
  Array.isArray(value['images']) &&
  Array.isArray(value['amenities']);

/** Resorts of the member's stays as last seen on this device; deleted when they sign out. */
const seenResorts = storedValue<readonly SeenResort[]>({
  key: 'seenResorts',
  area: 'local',
  version: 1,
  fallback: [],
  // Only this page writes it, from resorts it had read; another form has another version.
  parse: (json) => (Array.isArray(json) && json.every(isSeen) ? (json as SeenResort[]) : null),
});

const remember = ({ id, country, lat, lng, images, rooms, amenities }: SeenResort): void => {
  const seen: SeenResort = { id, country, lat, lng, images, rooms, amenities };
  const before = seenResorts.read();
  if (JSON.stringify(before[0]) === JSON.stringify(seen)) return;
  seenResorts.write([seen, ...before.filter((one) => one.id !== id)].slice(0, KEPT));
};

/**
 * The resort of a member's stay, live; without a connection as it was when the stay was last looked
 * at. null for a resort that has left the directory, or cannot be read; undefined while it loads.
 */
export const useSeenResort = (id: string): SeenResort | null | undefined => {
  const live = useResort(id);
  const [seen] = useStoredValue(seenResorts);
  const resort = live.status === 'ready' ? live.data : null;
  useEffect(() => {
    if (resort !== null) remember(resort);
  }, [resort]);
  if (live.status === 'ready') return resort;
  return seen.find((one) => one.id === id) ?? (live.status === 'loading' ? undefined : null);
};
