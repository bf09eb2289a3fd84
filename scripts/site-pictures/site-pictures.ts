import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawPng } from '../../functions/src/pictures/draw-png.ts';
import { socialCardSvg } from '../../functions/src/pictures/social-card.ts';
import { ROOT } from '../launcher/folders.ts';

/** Where the site's own files are. */
export const SITE_FILES = path.join(ROOT, 'web/public');

const textOf = (file: string): string => readFileSync(path.join(SITE_FILES, file), 'utf8');

/** The round corners of the icon, which phones cut themselves. */
const CORNERS = ' rx="8"';

/** The pictures of the site that are drawn once, by their paths: icons and the picture for links. */
export const drawSitePictures = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const icon = textOf('favicon.svg');
  if (!icon.includes(CORNERS)) throw new Error('The icon has no round corners to leave out.');
  const square = icon.replace(CORNERS, '');
  return new Map([
    ['icons/icon-192.png', await drawPng(icon, 192)],
    ['icons/icon-512.png', await drawPng(icon, 512)],
    ['icons/maskable-512.png', await drawPng(square, 512)],
    ['icons/apple-touch-icon.png', await drawPng(square, 180)],
    [
      'social/club.png',
      await drawPng(
        socialCardSvg({
          art: textOf('art/about.svg'),
          title: 'Tideaway',
          place: 'Resorts around the world, by points or by card',
        }),
      ),
    ],
  ]);
};
