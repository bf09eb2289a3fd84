import { pictureAlt, pictureTexts } from '@club/domain/resort/picture-texts';
import type { Resort } from '@club/domain/resort/resort';
import { SOCIAL_PICTURE_SIZE, socialPicturePath } from '@club/domain/resort/social-picture';
import { isOwnArt, safeImageUrl } from '@club/domain/validation/image-url';
import type { PageImage } from '../../kernel/routing/page-head.ts';

/** The picture that a link to the resort's page is shown with; undefined for a resort without one. */
export const linkPicture = (resort: Resort): PageImage | undefined => {
  const [first] = resort.images.flatMap((image) => safeImageUrl(image) ?? []);
  const [text] = first === undefined ? [] : pictureTexts(resort, [first]);
  if (first === undefined || text === undefined) return undefined;
  const alt = pictureAlt(text);
  // Chats show no SVG, so the club draws its own pictures once more as PNG.
  return isOwnArt(first)
    ? { address: socialPicturePath(resort.id), alt, size: SOCIAL_PICTURE_SIZE }
    : { address: first, alt };
};
