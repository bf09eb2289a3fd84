import { expect, it } from 'vitest';
import { CLUB_PICTURE_PATH, socialPicturePath } from './social-picture.ts';

it('the picture of a resort for chats has an address of its own, whatever its id', () => {
  expect(socialPicturePath('R1001')).toBe('/social/R1001.png');
  expect(socialPicturePath('a b/c')).toBe('/social/a%20b%2Fc.png');
  expect(CLUB_PICTURE_PATH).toBe('/social/club.png');
});
