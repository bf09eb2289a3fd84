import placesUrl from './place-names.json?url';
import { type WorldPlace, worldPlace } from './mercator.ts';

/** A sea or a city, and the zoom from which its name is shown. */
export type PlaceName = WorldPlace & { name: string; zoom: number };

/** Oceans, seas and large lakes, and cities; in each the largest first. */
export type PlaceNames = { seas: readonly PlaceName[]; cities: readonly PlaceName[] };

type Row = readonly [name: string, lat: number, lng: number, zoom: number];

const placesOf = (rows: readonly Row[]): PlaceName[] =>
  rows.map(([name, lat, lng, zoom]) => ({ name, zoom, ...worldPlace({ lat, lng }) }));

const NO_NAMES: PlaceNames = { seas: [], cities: [] };

const load = async (): Promise<PlaceNames> => {
  const response = await fetch(placesUrl);
  if (!response.ok) throw new Error(`The request for names failed with status ${response.status}.`);
  // The file beside this one.
  const { seas, cities } = (await response.json()) as Record<'seas' | 'cities', readonly Row[]>;
  return { seas: placesOf(seas), cities: placesOf(cities) };
};

let loaded: Promise<PlaceNames> | undefined;

/**
 * The names of seas and cities, loaded once; none where they cannot be loaded: a map is of use without
 * them.
 */
export const loadPlaceNames = async (): Promise<PlaceNames> => {
  try {
    loaded ??= load();
    return await loaded;
  } catch {
    loaded = undefined;
    return NO_NAMES;
  }
};
