import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Favourite } from '@club/domain/favourites/favourite';
import { displayName } from '@club/domain/resort/resort-name';

/** A resort on a board; `resort` is null for one that has left the club. */
export type SavedResort = {
  favourite: Pick<Favourite, 'resortId' | 'note'>;
  resort: CatalogueResort | null;
};

/** Favourites with their resorts of the directory, in the same order. */
export const savedResorts = (
  favourites: readonly SavedResort['favourite'][],
  catalogue: readonly CatalogueResort[],
): SavedResort[] => {
  const byId = new Map(catalogue.map((resort) => [resort.id, resort]));
  return favourites.map((favourite) => ({
    favourite,
    resort: byId.get(favourite.resortId) ?? null,
  }));
};

/** The name of a saved resort, also of one that has left the club. */
export const savedName = ({ favourite, resort }: SavedResort): string =>
  resort === null ? `Resort ${favourite.resortId}` : displayName(resort.placeName);
