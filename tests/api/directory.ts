import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { CATALOGUE_SHARD } from '@club/domain/catalogue/packed-catalogue';
import { decodeCatalogue } from '../../functions/src/catalogue/catalogue-document.ts';
import { club } from './api-client.ts';

/** The directory's document as it is stored. */
export const directory = () => club.catalogue.doc(CATALOGUE_SHARD);

/** The rows of the directory as a browser would see them now. */
export const directoryRows = async (): Promise<CatalogueResort[]> =>
  decodeCatalogue((await directory().get()).data()) ?? [];

/** The ids of the directory as a browser would see them now. */
export const directoryIds = async (): Promise<string[]> =>
  (await directoryRows()).map((row) => row.id);
