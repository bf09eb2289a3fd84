import type { PicturePriority } from '../../design/media/picture.tsx';

/** Cards in view at once on a desktop; on phones the first one is. */
export const CARDS_IN_VIEW = 3;

/** How soon the picture of a card is asked for in a list at the top of its page. */
export const cardPriority = (at: number): PicturePriority | undefined => {
  if (at === 0) return 'first';
  return at < CARDS_IN_VIEW ? 'row' : undefined;
};
