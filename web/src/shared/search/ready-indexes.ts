import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { ResortIndex } from '@club/domain/search/resort-index';

/** The index of the club's directory. */
export type CatalogueIndex = ResortIndex<CatalogueResort>;

/**
 * Finished indexes, by their directory. Separate from the code that builds them, so that the search
 * field can use one without loading that code.
 */
export const readyIndexes = new WeakMap<readonly CatalogueResort[], CatalogueIndex>();
