import { describe, expect, it } from 'vitest';
import { pictureAlt, pictureTexts } from './picture-texts.ts';

const RESORT = {
  placeName: 'Motu Tiare 7 Nights',
  location: 'Bora Bora, French Polynesia',
  description: 'A black tower in a ring of light. Houses stand in the water! Tea at three?',
  amenities: ['Beach', 'Spa', 'Golf'],
};
const altsOf = (over: Partial<typeof RESORT>, count: number): string[] =>
  pictureTexts({ ...RESORT, ...over }, count).map(pictureAlt);

describe('the texts of the pictures of a resort', () => {
  it('take a sentence of its description each, and then its amenities', () => {
    expect(altsOf({}, 5)).toEqual([
      'Motu Tiare in Bora Bora, French Polynesia. A black tower in a ring of light.',
      'Motu Tiare in Bora Bora, French Polynesia. Houses stand in the water!',
      'Motu Tiare in Bora Bora, French Polynesia. Tea at three?',
      'Motu Tiare in Bora Bora, French Polynesia. Here for Beach, Spa, and Golf.',
      'Motu Tiare in Bora Bora, French Polynesia',
    ]);
  });

  it('are the name where the resort says nothing of itself', () => {
    expect(altsOf({ description: '', amenities: [], location: '' }, 1)).toEqual(['Motu Tiare']);
    expect(altsOf({ description: 'no mark at its end', amenities: [] }, 1)).toEqual([
      'Motu Tiare in Bora Bora, French Polynesia',
    ]);
  });
});
