import { imageCountOf } from '../seed/resorts.ts';
import type { CuratedPlace } from '../seed/place.ts';
import type { PictureSubject } from './picture.ts';
import { drawPicture, planPicture } from './picture.ts';

/** A file of the generated art: its name under `/art/` and its text. */
export type ArtFile = { name: string; text: string };

/** What the generator needs to know of a place of the seed. */
export const subjectOf = (place: CuratedPlace): PictureSubject => ({
  code: place.code,
  scene: place.scene,
  light: place.light,
  climate: place.climate,
  americas: place.lng < -30,
  polar: Math.abs(place.lat) > 58,
});

/** Draws all pictures of a resort, in the order of its image fields. */
export const drawResortPictures = (place: CuratedPlace): ArtFile[] => {
  const subject = subjectOf(place);
  return Array.from({ length: imageCountOf(place.code) }, (_, offset) => {
    const index = offset + 1;
    return {
      name: `${place.code}-${index}.svg`,
      text: drawPicture(subject, index, planPicture(subject, index)),
    };
  });
};
