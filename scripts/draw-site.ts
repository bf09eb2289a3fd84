import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawSitePictures, SITE_FILES } from './site-pictures/site-pictures.ts';

/** Draws the icons of the site and its picture for links again, from `favicon.svg` and `art/about.svg`. */
for (const [file, png] of await drawSitePictures()) {
  mkdirSync(path.dirname(path.join(SITE_FILES, file)), { recursive: true });
  writeFileSync(path.join(SITE_FILES, file), png);
}
