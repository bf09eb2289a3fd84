import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

/** Of 36 signs each: enough for most files of a club of some hundred. */
const LEAST_SIGNS = 3;

const signsOf = (file: string): string =>
  BigInt(`0x${createHash('sha256').update(file).digest('hex')}`)
    .toString(36)
    .padStart(50, '0');

/**
 * For each file the first signs of a hash of its name: as few as none of the others begins with. So
 * two bundles agree, and a file that comes changes hardly any other's.
 */
const shortIds = (files: readonly string[]): ReadonlyMap<string, string> => {
  const all = files.map((file) => [file, signsOf(file)] as const);
  return new Map(
    all.map(([file, signs]) => {
      const isTaken = (id: string): boolean =>
        all.some(([other, its]) => other !== file && its.startsWith(id));
      let length = LEAST_SIGNS;
      while (isTaken(signs.slice(0, length))) length += 1;
      return [file, signs.slice(0, length)];
    }),
  );
};

const sourceFiles = (): string[] =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.split(sep).join('/'));

/** Shortens the ids of styled components, of which a page has some hundred, each where it is used. */
export const shortComponentIds = (): Plugin => {
  const ids = shortIds(sourceFiles());
  return {
    name: 'short-component-ids',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) => {
      const file = relative(SOURCE, id.replace(/\?.*/, '')).split(sep).join('/');
      const short = ids.get(file);
      if (short === undefined) return null;
      return code.replace(/(componentId: ?["'`]sc-)[^-"'`]+(?=-)/g, (_, start) => start + short);
    },
  };
};
