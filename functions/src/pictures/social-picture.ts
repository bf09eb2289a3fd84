import { IDS } from '@club/domain/ids';
import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { CLUB_PICTURE_PATH, socialPicturePath } from '@club/domain/resort/social-picture';
import { isOwnArt, safeImageUrl } from '@club/domain/validation/image-url';
import { error as logError } from 'firebase-functions/logger';
import { drawPng } from './draw-png.ts';
import { socialCardSvg } from './social-card.ts';

/** What the pictures are drawn from. */
export type PictureSources = {
  resort: (id: string) => Promise<Pick<Resort, 'placeName' | 'location' | 'images'> | null>;
  /** A drawing of the site by its path. */
  art: (path: string) => Promise<string>;
};

/** A response of the function. */
export type PictureResponse = {
  status: 200 | 301 | 302 | 404 | 405;
  headers: Readonly<Record<string, string>>;
  body: Buffer | string;
};

const PICTURE_PATH = /^\/social\/([^/]+)\.png$/;

/**
 * A day in chats and browsers, a week at the CDN: drawing takes half a second, and chats keep their own
 * copies anyway. What is not found can be added soon, so it is requested again after a minute.
 */
const KEPT = 'public, max-age=86400, s-maxage=604800, stale-while-revalidate=604800';
const SHORTLY = 'public, max-age=60, s-maxage=60';

const said = (
  status: PictureResponse['status'],
  text: string,
  headers: Record<string, string> = {},
): PictureResponse => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': SHORTLY, ...headers },
  body: `${text}\n`,
});

const elsewhere = (status: 301 | 302, path: string): PictureResponse =>
  said(status, `The picture is at ${path}.`, { Location: path });

const drawnCard = async (
  artPath: string,
  { placeName, location }: Pick<Resort, 'placeName' | 'location'>,
  sources: PictureSources,
): Promise<Buffer> => {
  const art = await sources.art(artPath);
  // A page in its place would leave the card empty without an error.
  if (!art.includes('<svg')) throw new Error(`${artPath} is no drawing.`);
  return drawPng(socialCardSvg({ art, title: displayName(placeName), place: location }));
};

/**
 * The picture that chats show with a resort's link, at `/social/{id}.png`: drawn from the first picture
 * of the resort where that is the club's own drawing, else the picture of the club. `url` is the path
 * with its query; an address with a query leads to the one without, which is kept for everyone.
 */
export const handlePicture = async (
  { method, url }: { method: string; url: string },
  sources: PictureSources,
): Promise<PictureResponse> => {
  if (method !== 'GET' && method !== 'HEAD') {
    return said(405, 'This address does not answer that method.', { Allow: 'GET, HEAD' });
  }
  const [path = '', query] = url.split('?', 2);
  const id = PICTURE_PATH.exec(path)?.[1];
  if (!IDS.resort.is(id)) return said(404, 'There is no such picture.');
  if (query !== undefined) return elsewhere(301, socialPicturePath(id));
  const resort = await sources.resort(id);
  if (resort === null) return said(404, 'There is no such picture.');
  const [first] = resort.images.flatMap((image) => safeImageUrl(image) ?? []);
  if (first === undefined || !isOwnArt(first)) return elsewhere(302, CLUB_PICTURE_PATH);
  const drawn = await drawnCard(first, resort, sources).catch((error: unknown) => {
    logError('A picture could not be drawn.', { id, error: String(error) });
    return null;
  });
  // Half a card is worse than that of the club.
  if (drawn === null) return elsewhere(302, CLUB_PICTURE_PATH);
  return {
    status: 200,
    headers: { 'Content-Type': 'image/png', 'Cache-Control': KEPT },
    body: drawn,
  };
};
