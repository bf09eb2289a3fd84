import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawnPictures } from './art/art-files.ts';
import { ROOT } from './launcher/folders.ts';
import { drawSitePictures, SITE_FILES } from './site-pictures/site-pictures.ts';

/**
 * Draws the icons of the site and its picture for links again, from `favicon.svg` and `art/about.svg`,
 * and writes down what the drawings of the demo resorts show.
 */
for (const [file, png] of await drawSitePictures()) {
  mkdirSync(path.dirname(path.join(SITE_FILES, file)), { recursive: true });
  writeFileSync(path.join(SITE_FILES, file), png);
}
writeFileSync(
  path.join(ROOT, 'domain/src/resort/drawn-pictures.json'),
  `${JSON.stringify(drawnPictures(), null, 2)}\n`,
);
