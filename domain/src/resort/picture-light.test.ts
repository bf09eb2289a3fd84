import { expect, it } from 'vitest';
import { drawnScene } from './drawn-scene.ts';
import { pictureIn } from './picture-light.ts';
import type { Sunlight } from './sunlight.ts';

/** The light of a picture, as its caption says it. */
const CAPTIONS: Record<Sunlight, RegExp> = {
  morning: /, at dawn/,
  day: /, at noon/,
  evening: /, (?:in the golden hour|at dusk)/,
  night: /, at night/,
};
const LIGHTS: readonly Sunlight[] = ['morning', 'day', 'evening', 'night'];
/** Pictures of one resort after the other, as the project has drawn them. */
const PICTURES = Array.from({ length: 9999 }, (_, code) =>
  [1, 2, 3, 4, 5].map((index) => `/art/R${String(code).padStart(4, '0')}-${index}.svg`),
).filter(([first = '']) => drawnScene(first) !== null);

it('finds a picture in a light for most resorts, and never a room', () => {
  expect(PICTURES.length).toBeGreaterThan(300);
  for (const light of LIGHTS) {
    const found = PICTURES.map((images) => pictureIn(images, light)).filter(
      (url) => url !== undefined,
    );
    expect(found.length, light).toBeGreaterThan(PICTURES.length / 4);
    for (const url of found) {
      expect(drawnScene(url)).not.toMatch(/window/);
      expect(drawnScene(url)).toMatch(CAPTIONS[light]);
    }
  }
});

it('knows nothing of pictures that others have made', () => {
  expect(pictureIn(['https://example.com/at-night.jpg', ''], 'night')).toBeUndefined();
});

it('the evening begins with the golden hour and ends with dusk', () => {
  const evenings = PICTURES.map((images) => drawnScene(pictureIn(images, 'evening') ?? ''));
  for (const hour of ['golden hour', 'at dusk']) {
    expect(evenings.some((caption) => caption?.includes(hour))).toBe(true);
  }
});
