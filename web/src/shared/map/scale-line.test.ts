import { expect, it } from 'vitest';
import { scaleLine } from './scale-line.ts';

it('is the longest round distance that fits', () => {
  // At the equator the world of 512 px has 78.3 km a pixel.
  expect(scaleLine({ x: 0.5, y: 0.5, zoom: 0 }, 100)).toEqual({
    km: 5000,
    pixels: 5000 / (40_075 / 512),
  });
  expect(scaleLine({ x: 0.5, y: 0.5, zoom: 6 }, 100).km).toBe(100);
});

it('shrinks towards the poles, as the map grows there', () => {
  const equator = scaleLine({ x: 0.5, y: 0.5, zoom: 4 }, 100);
  const north = scaleLine({ x: 0.5, y: 0.3, zoom: 4 }, 100);
  expect(north.km / north.pixels).toBeLessThan(equator.km / equator.pixels);
});
