import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { TOP_AMENITIES } from '@club/domain/resort/resort-facts';

/** Values of existing resorts, so that one place or amenity keeps one spelling. */
export type KnownFacts = {
  countries: readonly string[];
  regions: readonly string[];
  amenities: readonly string[];
};

/** Most amenities suggested in addition to those of the strip on the resort page. */
const MORE_AMENITIES = 10;

const sorted = (texts: readonly string[]): string[] =>
  [...new Set(texts)]
    .filter((text) => text !== '')
    .toSorted((one, other) => one.localeCompare(other, 'en'));

const mostUsed = (texts: readonly string[], count: number): string[] => {
  const uses = new Map<string, number>();
  for (const text of texts) uses.set(text, (uses.get(text) ?? 0) + 1);
  return [...uses]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([text]) => text);
};

/**
 * Collects the values of the directory; the amenities of the strip come first (rules 1.7).
 */
export const knownFacts = (resorts: readonly CatalogueResort[]): KnownFacts => {
  const strip: readonly string[] = TOP_AMENITIES;
  const others = resorts
    .flatMap((resort) => resort.amenities)
    .filter((amenity) => !strip.includes(amenity));
  return {
    countries: sorted(resorts.map((resort) => resort.country)),
    regions: sorted(resorts.map((resort) => resort.region)),
    amenities: [...strip, ...sorted(mostUsed(others, MORE_AMENITIES))],
  };
};
