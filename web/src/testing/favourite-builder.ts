import type { Favourite } from '@club/domain/favourites/favourite';
import { FIRST_BOARD } from '@club/domain/favourites/favourite';

/** A saved resort with fixed values; tests set what matters to them. */
export const aFavourite = (resortId: string, over: Partial<Favourite> = {}): Favourite => ({
  resortId,
  savedAtMs: Date.parse('2026-12-01T10:00:00.000Z'),
  board: FIRST_BOARD,
  note: '',
  ...over,
});
