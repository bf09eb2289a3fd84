import type { LightKind } from '../art/light.ts';
import type { Climate, SceneKind } from '../art/scene-kinds.ts';
import type { Region } from './places-regions.ts';
import { regionOf } from './places-regions.ts';

/** A real place of the world and the invented resort that the seed puts there. */
export type CuratedPlace = {
  /** `resort_ID` and document id: five characters, never given to another resort. */
  code: string;
  /** Facts only, for instance 'Sedona, Arizona, United States'. */
  location: string;
  country: string;
  region: Region;
  lat: number;
  lng: number;
  /** What the resort's pictures show, and the light of the first one. */
  scene: SceneKind;
  light: LightKind;
  climate: Climate;
  /** Our own name, as stored: it may end in 'N Nights' or carry the Wyndham badge's word. */
  name: string;
  /** One sentence about the place that is true of no other. */
  note: string;
};

/** Describes one place; the country is the last part of the location. */
export const place = (
  code: string,
  location: string,
  [lat, lng]: readonly [lat: number, lng: number],
  scene: SceneKind,
  light: LightKind,
  climate: Climate,
  name: string,
  note: string,
): CuratedPlace => {
  const country = location.split(', ').at(-1) ?? location;
  const region = regionOf(country);
  return { code, location, country, region, lat, lng, scene, light, climate, name, note };
};
