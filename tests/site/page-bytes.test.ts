/** @module-tag site */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { SITE_OUTPUT } from '../../scripts/launcher/folders.ts';

const ASSETS = path.join(SITE_OUTPUT, 'assets');

/** Bytes of a script as Hosting sends it. */
const sentBytes = (file: string): number => gzipSync(readFileSync(path.join(ASSETS, file))).length;

/** What every page loads before its own script. */
const startFiles = (): string[] => [
  ...new Set(
    [
      ...readFileSync(path.join(SITE_OUTPUT, 'shell.html'), 'utf8').matchAll(
        /\/assets\/([\w.-]+\.js)/g,
      ),
    ].map(([, file = '']) => file),
  ),
];

it('the home page has at most 17 kB of its own', () => {
  const own = readdirSync(ASSETS).filter((file) => /^home-page-[\w-]+\.js$/.test(file));
  expect(own).toHaveLength(1);
  expect(sentBytes(own[0] ?? '')).toBeLessThan(17_000);
});

it('every page starts with at most 195 kB of scripts', () => {
  const files = startFiles();
  expect(files.length).toBeGreaterThan(1);
  expect(files.reduce((sum, file) => sum + sentBytes(file), 0)).toBeLessThan(195_000);
});
