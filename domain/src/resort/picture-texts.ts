import { wordList } from '../word-list.ts';
import { drawnScene } from './drawn-scene.ts';
import type { Resort } from './resort.ts';
import { displayName } from './resort-name.ts';

/** What can be said of a picture: where it is, and what it shows or a sentence about the place. */
export type PictureText = { place: string; sentence: string };

/** A sentence with its mark at the end. */
const SENTENCE = /[^.!?]+[.!?]+/g;

/**
 * The texts of a resort's pictures. One that the project has drawn says what it shows. Any other has no
 * text of its own: it takes the next sentence of the resort's description, and the last one its
 * amenities.
 */
export const pictureTexts = (
  resort: Pick<Resort, 'placeName' | 'location' | 'description' | 'amenities'>,
  urls: readonly string[],
): PictureText[] => {
  const name = displayName(resort.placeName);
  const place = resort.location === '' ? name : `${name} in ${resort.location}`;
  const sentences = resort.description.match(SENTENCE) ?? [];
  const amenities =
    resort.amenities.length === 0 ? [] : [`Here for ${wordList(resort.amenities)}.`];
  const texts = [...sentences.map((sentence) => sentence.trim()), ...amenities];
  return urls.map((url) => ({ place, sentence: drawnScene(url) ?? texts.shift() ?? '' }));
};

/** The alternative text of a picture. */
export const pictureAlt = ({ place, sentence }: PictureText): string =>
  sentence === '' ? place : `${place}. ${sentence}`;
