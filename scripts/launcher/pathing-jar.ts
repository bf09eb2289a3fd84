import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';

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

/** The first day that a zip file can name, so that the same jar always has the same bytes. */
const FIRST_ZIP_DAY = new Date(1980, 0, 1);

/**
 * A jar that only points at another one and names the class to start. It makes a jar without a
 * main class startable by `java -jar`.
 */
export const pathingJar = (jar: string, mainClass: string): Uint8Array => {
  const manifest = [
    manifestEntry('Manifest-Version', '1.0'),
    manifestEntry('Class-Path', pathToFileURL(jar).href),
    manifestEntry('Main-Class', mainClass),
    '\r\n',
  ].join('');
  const options = { level: 0, mtime: FIRST_ZIP_DAY } as const;
  return zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }, options);
};
