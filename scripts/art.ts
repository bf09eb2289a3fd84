/** Draws the product's pictures into `web/public/art`; does nothing when they are up to date. */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawResortPictures } from './art/resort-pictures.ts';
import { drawSitePictures } from './art/site-pictures.ts';
import { artStamp } from './art/stamp.ts';
import { PLACES } from './seed/places.ts';

const scripts = import.meta.dirname;
const folder = path.join(scripts, '../web/public/art');
const stampFile = path.join(folder, '.stamp');

const stamp = await artStamp([
  path.join(scripts, 'art'),
  path.join(scripts, 'seed'),
  path.join(scripts, '../domain/src/resort'),
]);
const last = await readFile(stampFile, 'utf8').catch(() => '');

if (last === stamp) {
  console.log('Pictures are up to date.');
} else {
  await mkdir(folder, { recursive: true });
  // Without its stamp a half-written folder is drawn again.
  await rm(stampFile, { force: true });
  const files = [...drawSitePictures(), ...PLACES.flatMap(drawResortPictures)];
  await Promise.all(files.map(({ name, text }) => writeFile(path.join(folder, name), text)));
  const wanted = new Set(files.map(({ name }) => name));
  const stale = (await readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name), { force: true })));
  await writeFile(stampFile, stamp);
  console.log(`Drew ${files.length} pictures.`);
}
