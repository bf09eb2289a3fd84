import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawSitePictures, SITE_FILES } from './site-pictures.ts';

const pictures = await drawSitePictures();

const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
const fileOf = (name: string): Buffer => readFileSync(path.join(SITE_FILES, name));

type Manifest = {
  start_url: string;
  display: string;
  icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
};

describe('the pictures of the site', () => {
  it('are as they are drawn now; `npm run draw:site` draws them again', () => {
    const changed = [...pictures].filter(([name, png]) => !fileOf(name).equals(png));
    expect(changed.map(([name]) => name)).toEqual([]);
  });

  it('are those that the web manifest names, in the sizes that it says', () => {
    // Our own file; what it has to have for the site to be installed is checked here.
    const manifest = JSON.parse(fileOf('site.webmanifest').toString('utf8')) as Manifest;
    const icons = manifest.icons.map(({ src, sizes }) => {
      const png = pictures.get(src.slice(1));
      return [src, sizes, png === undefined ? 'missing' : sizeOf(png)];
    });
    expect(icons).toEqual(icons.map(([src, sizes]) => [src, sizes, sizes]));
    expect(icons.map(([, sizes]) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect([manifest.start_url, manifest.display]).toEqual(['/', 'standalone']);
  });

  it('have the size that chats want for a link', () => {
    const png = pictures.get('social/club.png');
    expect(png === undefined ? '' : sizeOf(png)).toBe('1200x630');
  });
});
