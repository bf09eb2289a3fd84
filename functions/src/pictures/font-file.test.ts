import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { fontFromWoff } from './font-file.ts';

const woff = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff'),
);

/** The sum of a table's bytes as big-endian numbers, as the format of fonts defines it. */
const checksum = (table: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
};

describe('a font from its WOFF file', () => {
  it('has the tables whose checksums the file names', () => {
    const font = fontFromWoff(woff);
    const count = font.readUInt16BE(4);
    expect(count).toBeGreaterThan(8);
    for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
      const tag = font.toString('latin1', entry, entry + 4);
      const [start, size] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
      const table = Buffer.from(font.subarray(start, start + Math.ceil(size / 4) * 4));
      // This table has a number in it that makes the whole file add up, and counts without it.
      if (tag === 'head') table.writeUInt32BE(0, 8);
      expect([tag, checksum(table)]).toEqual([tag, font.readUInt32BE(entry + 4)]);
    }
  });

  it('is not made from anything else', () => {
    expect(() => fontFromWoff(Buffer.from('<svg/>'.repeat(20)))).toThrow('no WOFF');
  });
});
