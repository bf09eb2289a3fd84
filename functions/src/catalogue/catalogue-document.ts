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

/** What fits into a document beside its other fields; Firestore allows 1 MiB in all. */
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

/** Whether the columns of a directory are those that this code writes, no fewer and no others. */
export const isOwnEdition = ({ v, edition }: { v: number; edition?: number }): boolean =>
  v === CATALOGUE_VERSION && edition === CATALOGUE_EDITION;

/**
 * The rows of the packed directory; null without one, or for one of another version or edition, which
 * is to be built anew.
 */
export const decodeCatalogue = (
  document: CatalogueDocument<Buffer> | undefined,
): CatalogueResort[] | null => {
  if (document === undefined || !isOwnEdition(document)) return null;
  // Only `encodeCatalogue` writes these bytes, and the version says that it was this one.
  const packed = JSON.parse(gunzipSync(document.packed).toString('utf8')) as PackedCatalogue;
  return unpackCatalogue(packed);
};
