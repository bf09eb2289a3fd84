import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

/** Longest line of a jar's manifest in bytes, without its line end. */
const MANIFEST_LINE = 72;

/** One manifest entry, with the continuation lines that its length needs. */
const manifestEntry = (name: string, value: string): string => {
  let rest = `${name}: ${value}`;
  const lines: string[] = [];
  while (rest.length > MANIFEST_LINE) {
    lines.push(rest.slice(0, MANIFEST_LINE));
    rest = ` ${rest.slice(MANIFEST_LINE)}`;
  }
  return [...lines, rest].map((line) => `${line}\r\n`).join('');
};

/** 1 January 1980, the first day that a zip file can name. */
const ZIP_DATE = 0x21;
const ZIP_VERSION = 20;

/** A zip file with one uncompressed file in it, which is all that a jar needs to be. */
const zipOf = (name: string, text: string): Buffer => {
  const content = Buffer.from(text);
  const fileName = Buffer.from(name);
  const checksum = crc32(content);

  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(ZIP_VERSION, 4);
  local.writeUInt16LE(ZIP_DATE, 12);
  local.writeUInt32LE(checksum, 14);
  local.writeUInt32LE(content.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(fileName.length, 26);

  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(ZIP_VERSION, 4);
  central.writeUInt16LE(ZIP_VERSION, 6);
  central.writeUInt16LE(ZIP_DATE, 14);
  central.writeUInt32LE(checksum, 16);
  central.writeUInt32LE(content.length, 20);
  central.writeUInt32LE(content.length, 24);
  central.writeUInt16LE(fileName.length, 28);

  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + fileName.length, 12);
  end.writeUInt32LE(local.length + fileName.length + content.length, 16);

  return Buffer.concat([local, fileName, content, central, fileName, end]);
};

/**
 * A jar that only points at another one and names the class to start. It makes a jar without a
 * main class startable by `java -jar`.
 */
export const pathingJar = (jar: string, mainClass: string): Buffer =>
  zipOf(
    'META-INF/MANIFEST.MF',
    [
      manifestEntry('Manifest-Version', '1.0'),
      manifestEntry('Class-Path', pathToFileURL(jar).href),
      manifestEntry('Main-Class', mainClass),
      '\r\n',
    ].join(''),
  );
