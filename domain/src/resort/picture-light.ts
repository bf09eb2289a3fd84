import { drawnScene } from './drawn-scene.ts';
import type { Sunlight } from './sunlight.ts';

/** How the words of a drawn picture name its light. */
const WORDS: readonly (readonly [RegExp, Sunlight])[] = [
  [/\bat dawn\b/, 'morning'],
  [/\bat noon\b/, 'day'],
  [/\bin the golden hour\b|\bat dusk\b/, 'evening'],
  [/\bat night\b/, 'night'],
];

/** A room shows the light of the place in its window only. */
const IN_A_ROOM = /\bwindows?\b/;

const lightOf = (url: string): Sunlight | null => {
  const words = drawnScene(url);
  if (words === null || IN_A_ROOM.test(words)) return null;
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
};

/** The first of a resort's pictures that is drawn outside in a light; undefined without one. */
export const pictureIn = (images: readonly string[], light: Sunlight): string | undefined =>
  images.find((url) => lightOf(url) === light);
