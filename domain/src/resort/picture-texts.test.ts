import { describe, expect, it } from 'vitest';
import { pictureAlt, pictureTexts } from './picture-texts.ts';

const RESORT = {
  placeName: 'Motu Tiare 7 Nights',
  location: 'Bora Bora, French Polynesia',
  description: 'A black tower in a ring of light. Houses stand in the water! Tea at three?',
  amenities: ['Beach', 'Spa', 'Golf'],
};
const PHOTOS = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://photos.example.com/${name}.jpg`);
const altsOf = (over: Partial<typeof RESORT>, urls: readonly string[] = PHOTOS): string[] =>
  pictureTexts({ ...RESORT, ...over }, urls).map(pictureAlt);

describe('the texts of the pictures of a resort', () => {
  it('take a sentence of its description each, and then its amenities', () => {
    expect(altsOf({})).toEqual([
      'Motu Tiare in Bora Bora, French Polynesia. A black tower in a ring of light.',
      'Motu Tiare in Bora Bora, French Polynesia. Houses stand in the water!',
      'Motu Tiare in Bora Bora, French Polynesia. Tea at three?',
      'Motu Tiare in Bora Bora, French Polynesia. Here for Beach, Spa, and Golf.',
      'Motu Tiare in Bora Bora, French Polynesia',
    ]);
  });

  it('are the name where the resort says nothing of itself', () => {
    expect(altsOf({ description: '', amenities: [], location: '' }, ['a'])).toEqual(['Motu Tiare']);
    expect(altsOf({ description: 'no mark at its end', amenities: [] }, ['a'])).toEqual([
      'Motu Tiare in Bora Bora, French Polynesia',
    ]);
  });

  it('say what is in a picture that the project has drawn', () => {
    expect(
      pictureTexts(RESORT, [
        '/art/R1001-1.svg',
        '/art/R1001-4.svg',
        'photo.jpg',
        '/art/R1046-2.svg',
      ]).map(({ sentence }) => sentence),
    ).toEqual([
      'The lagoon with thatched houses on stilts below a steep green peak, at noon, in a light haze.',
      'The evening: lamps before thatched houses on stilts, at dusk.',
      'A black tower in a ring of light.',
      'The living room, and the door to the bedroom, with the sea in the window, at dawn.',
    ]);
  });
});
