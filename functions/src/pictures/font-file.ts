import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const FONT_HEADER = 12;
const FONT_ENTRY = 16;
const SIGNATURE = 'wOFF';

/** Sizes are multiples of four bytes. */
const padded = (size: number): number => Math.ceil(size / 4) * 4;

/**
 * The TrueType font in a WOFF file, which is the same tables, each compressed by zlib. The library
 * that draws reads no WOFF, and the packages of the fonts have nothing else.
 */
export const fontFromWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== SIGNATURE) throw new Error('This is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(FONT_HEADER + FONT_ENTRY * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * FONT_ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * FONT_ENTRY, 10);
  const tables: Buffer[] = [];
  let at = head.length;
  for (let table = 0; table < count; table += 1) {
    const from = WOFF_HEADER + WOFF_ENTRY * table;
    const to = FONT_HEADER + FONT_ENTRY * table;
    const start = woff.readUInt32BE(from + 4);
    const packedSize = woff.readUInt32BE(from + 8);
    const size = woff.readUInt32BE(from + 12);
    const stored = woff.subarray(start, start + packedSize);
    const bytes = Buffer.alloc(padded(size));
    (packedSize < size ? inflateSync(stored) : stored).copy(bytes);
    // Tag and checksum as they are, then place and size.
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(at, to + 8);
    head.writeUInt32BE(size, to + 12);
    tables.push(bytes);
    at += bytes.length;
  }
  return Buffer.concat([head, ...tables]);
};
