import { expect, it } from 'vitest';
import { drawnScene } from './drawn-scene.ts';
import { pictureIn } from './picture-light.ts';
import type { Sunlight } from './sunlight.ts';

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
    for (const url of found) expect(drawnScene(url)).not.toMatch(/window/);
  }
});

it('knows nothing of pictures that others have made', () => {
  expect(pictureIn(['https://example.com/at-night.jpg', ''], 'night')).toBeUndefined();
});
