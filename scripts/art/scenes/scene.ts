import type { Paint } from '../paint.ts';

/** One kind of place. The backdrop is everything beyond arm's reach; views reuse it. */
export type Scene = {
  backdrop: (paint: Paint) => void;
  foreground: (paint: Paint) => void;
};
