import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { ResortIndex } from '@club/domain/search/resort-index';

/** The index of the club's directory. */
export type CatalogueIndex = ResortIndex<CatalogueResort>;

/**
 * Indexes that have been built, by their directory. Apart from what builds them, so that the bar can
 * use an index that is there without loading the code that makes one.
 */
export const readyIndexes = new WeakMap<readonly CatalogueResort[], CatalogueIndex>();
