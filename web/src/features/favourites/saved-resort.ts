import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Favourite } from '@club/domain/favourites/favourite';
import { displayName } from '@club/domain/resort/resort-name';

/** A resort on a board; `resort` is null for one that the club does not have any more. */
export type SavedResort = {
  favourite: Pick<Favourite, 'resortId' | 'note'>;
  resort: CatalogueResort | null;
};

/** Favourites with what the directory says about them, in their order. */
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

/** What a saved resort is called, also when the club does not have it any more. */
export const savedName = ({ favourite, resort }: SavedResort): string =>
  resort === null ? `Resort ${favourite.resortId}` : displayName(resort.placeName);
