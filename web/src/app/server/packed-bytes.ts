import { createHash } from 'node:crypto';

/**
 * The most bytes of one field that are written into a page. More are at an address of their own, which
 * browsers and Hosting's servers keep: so they are loaded once for many pages, beside the scripts.
 */
const MAX_IN_PAGE = 2 * 1024;

/** Where the site keeps bytes for pages, by the kind of data they are of and by their hash. */
export const DATA_PATH = '/directory-data/';

const MAX_KEPT = 8;
const kept = new Map<string, Uint8Array>();
const addresses = new WeakMap<Uint8Array, string>();

const addressOf = (bytes: Uint8Array, kind: string): string => {
  const known = addresses.get(bytes);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const address = `${DATA_PATH}${kind}-${hash}`;
  addresses.set(bytes, address);
  return address;
};

/** The address of bytes that are too many for a page, which are kept for it; null for others. */
export const ownAddress = (bytes: Uint8Array, kind: string): string | null => {
  if (bytes.byteLength <= MAX_IN_PAGE) return null;
  const address = addressOf(bytes, kind);
  kept.delete(address);
  kept.set(address, bytes);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  return address;
};

/** The kind of data in an address of bytes; null for another address. */
export const kindAt = (address: string): string | null =>
  /^\/directory-data\/([a-zA-Z]+)-[\w-]{22}$/.exec(address)?.[1] ?? null;

/** The bytes at an address, as long as this process has them; null for others. */
export const bytesAt = (address: string): Uint8Array | null => kept.get(address) ?? null;
