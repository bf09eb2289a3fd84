import type { StoredFields } from '@club/domain/reading/stored-document';
import {
  AVAILABILITY_VERSION,
  unpackAvailability,
} from '@club/domain/availability/packed-availability';
import type { Availability } from '@club/domain/availability/scarce-nights';
import type { CatalogueResort, PackedCatalogue } from '@club/domain/catalogue/packed-catalogue';
import { unpackCatalogue } from '@club/domain/catalogue/packed-catalogue';

// A page waits 3 ms, which a phone feels, for another process to keep a `Blob`.
const gunzipped = (bytes: Uint8Array): Response => {
  const { body } = new Response(new Uint8Array(bytes));
  return new Response(body?.pipeThrough(new DecompressionStream('gzip')));
};

const packedBytes = ({ packed }: StoredFields): Uint8Array =>
  packed instanceof Uint8Array ? packed : new Uint8Array();

/** The directory as it is stored: gzipped. */
export const readPackedCatalogue = packedBytes;

/** The rows of the packed directory: gunzipped, parsed and unfolded. */
export const unpackedCatalogue = async (bytes: Uint8Array): Promise<readonly CatalogueResort[]> => {
  // Only the server writes it; another version is not read.
  const packed = (await gunzipped(bytes).json()) as PackedCatalogue;
  const rows = unpackCatalogue(packed);
  if (rows === null) throw new Error('The catalogue is of another version than this page.');
  return rows;
};

/** The scarce nights as they are stored. */
type PackedNights = { version: unknown; packed: Uint8Array };

/** The scarce nights as they are stored: gzipped, beside their version. */
export const readPackedNights = (fields: StoredFields): PackedNights => ({
  version: fields['v'],
  packed: packedBytes(fields),
});

/** The packed scarce nights, unfolded. */
export const unpackedNights = async ({ version, packed }: PackedNights): Promise<Availability> => {
  if (version !== AVAILABILITY_VERSION) {
    throw new Error('The scarce nights are of another version than this page.');
  }
  return unpackAvailability(new Uint8Array(await gunzipped(packed).arrayBuffer()));
};
