import { gunzipSync, gzipSync } from 'node:zlib';
import type {
  CatalogueDocument,
  CatalogueResort,
  PackedCatalogue,
} from '@club/domain/catalogue/packed-catalogue';
import {
  CATALOGUE_EDITION,
  CATALOGUE_VERSION,
  packCatalogue,
  unpackCatalogue,
} from '@club/domain/catalogue/packed-catalogue';

/** What fits into a document with its other fields; Firestore allows 1 MiB in total. */
const MAX_PACKED_BYTES = 1_040_000;

/** The document of the packed directory for rows in the order of their ids. */
export const encodeCatalogue = (
  rows: readonly CatalogueResort[],
  nowMs: number,
): CatalogueDocument<Buffer> => {
  const packed = gzipSync(JSON.stringify(packCatalogue(rows)));
  if (packed.byteLength > MAX_PACKED_BYTES) {
    throw new Error(`The directory of ${rows.length} resorts does not fit into one document.`);
  }
  return {
    v: CATALOGUE_VERSION,
    edition: CATALOGUE_EDITION,
    count: rows.length,
    builtAt: new Date(nowMs).toISOString(),
    packed,
  };
};

/** Whether a directory has exactly the columns that this code writes. */
export const isOwnEdition = ({ v, edition }: { v: number; edition?: number }): boolean =>
  v === CATALOGUE_VERSION && edition === CATALOGUE_EDITION;

/**
 * The rows of the packed directory; null without one, or for another version or edition, which must
 * be rebuilt.
 */
export const decodeCatalogue = (
  document: CatalogueDocument<Buffer> | undefined,
): CatalogueResort[] | null => {
  if (document === undefined || !isOwnEdition(document)) return null;
  // Only `encodeCatalogue` of this version writes these bytes.
  const packed = JSON.parse(gunzipSync(document.packed).toString('utf8')) as PackedCatalogue;
  return unpackCatalogue(packed);
};
