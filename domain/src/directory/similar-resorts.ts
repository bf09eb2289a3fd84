import type { CatalogueResort } from '../catalogue/packed-catalogue.ts';
import { firstFew } from './first-few.ts';
import { kmBetween } from './nearest.ts';

/** A resort farther away than this is no longer nearby, kilometres. */
export const NEARBY_KM = 500;

/** Distances within one step of this many kilometres count as the same. */
const STEP_KM = 10;

/** What decides how similar two resorts are. */
export type ComparableResort = Pick<
  CatalogueResort,
  'id' | 'lat' | 'lng' | 'region' | 'stateRating' | 'rating' | 'available'
>;

/** A resort like another one. `km` is how far it is; null where only the region is shared. */
export type SimilarResort<Row> = { resort: Row; km: number | null };

type Wanted = Omit<ComparableResort, 'available' | 'rating'>;

/** The first difference that counts; below 0 when the first of two rows comes first. */
const firstOf = (...differences: readonly number[]): number =>
  differences.find((difference) => difference !== 0) ?? 0;

const yesFirst = (one: boolean, other: boolean): number => Number(other) - Number(one);

/**
 * Up to `count` available resorts like `wanted`, nearest first and none farther than `NEARBY_KM`; of
 * those equally far (within 10 km) first the ones with the same crown, then of the same region. Where
 * too few are near, or the position of `wanted` is unknown, resorts of its region follow, those with the
 * same crown and the better rated first. The last word has the id, so that the order never changes by
 * itself.
 */
export const similarResorts = <Row extends ComparableResort>(
  wanted: Wanted,
  rows: readonly Row[],
  count: number,
): SimilarResort<Row>[] => {
  const others = rows.filter((row) => row.available && row.id !== wanted.id);
  const isSameCrown = (row: Row): boolean => row.stateRating === wanted.stateRating;
  const isSameRegion = (row: Row): boolean => row.region === wanted.region;
  const byId = (one: Row, other: Row): number => (one.id < other.id ? -1 : 1);

  const { lat, lng } = wanted;
  const kmTo = (row: Row): number | null =>
    lat === null || lng === null || row.lat === null || row.lng === null
      ? null
      : kmBetween({ lat, lng }, { lat: row.lat, lng: row.lng });
  const isNear = (km: number | null): km is number => km !== null && km <= NEARBY_KM;
  const near: { resort: Row; km: number }[] = [];
  const inRegion: Row[] = [];
  for (const resort of others) {
    const km = kmTo(resort);
    if (isNear(km)) near.push({ resort, km });
    else if (wanted.region !== '' && isSameRegion(resort)) inRegion.push(resort);
  }

  const step = (km: number): number => Math.floor(km / STEP_KM);
  const nearest = firstFew(near, count, (one, other) =>
    firstOf(
      step(one.km) - step(other.km),
      yesFirst(isSameCrown(one.resort), isSameCrown(other.resort)),
      yesFirst(isSameRegion(one.resort), isSameRegion(other.resort)),
      one.km - other.km,
      byId(one.resort, other.resort),
    ),
  );
  const rest = count - nearest.length;
  if (rest === 0) return nearest;
  const more = firstFew(inRegion, rest, (one, other) =>
    firstOf(
      yesFirst(isSameCrown(one), isSameCrown(other)),
      other.rating - one.rating,
      byId(one, other),
    ),
  );
  return [...nearest, ...more.map((resort) => ({ resort, km: null }))];
};
