import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { displayName } from '@club/domain/resort/resort-name';
import { groupBy } from '../../lib/group-by.ts';

/** The resorts of a country, by name. */
export type CountryGroup = { country: string; resorts: readonly CatalogueResort[] };
/** The countries of a part of the world, by name. */
export type RegionGroup = { region: string; count: number; countries: readonly CountryGroup[] };

const ELSEWHERE = 'Elsewhere';

const sortedGroups = (
  resorts: readonly CatalogueResort[],
  keyOf: (resort: CatalogueResort) => string,
): [string, CatalogueResort[]][] =>
  [...groupBy(resorts, (resort) => keyOf(resort) || ELSEWHERE)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );

/** The resorts that can be booked, A–Z by region, country and name. */
export const resortGroups = (resorts: readonly CatalogueResort[]): RegionGroup[] =>
  sortedGroups(
    resorts.filter((resort) => resort.available),
    (resort) => resort.region,
  ).map(([region, inRegion]) => ({
    region,
    count: inRegion.length,
    countries: sortedGroups(inRegion, (resort) => resort.country).map(([country, inCountry]) => ({
      country,
      resorts: inCountry.toSorted((a, b) =>
        displayName(a.placeName).localeCompare(displayName(b.placeName)),
      ),
    })),
  }));
