import { describe, expect, it } from 'vitest';
import { drawnLight, drawnScene, packDrawn, type DrawnResort } from './drawn-scene.ts';
import drawnPictures from './drawn-pictures.json' with { type: 'json' };

const path = (code: string, index: number): string => `/art/${code}-${index}.svg`;
const captionsOf = (code: string): (string | null)[] =>
  [1, 2, 3, 4, 5].map((index) => drawnScene(path(code, index)));

const allCodes = (): string[] =>
  Array.from({ length: 9999 }, (_, code) => `R${String(code).padStart(4, '0')}`).filter(
    (code) => drawnScene(path(code, 1)) !== null,
  );

describe('what a picture shows', () => {
  it('is the place, the room, outside, the evening and what one does there', () => {
    expect(captionsOf('R1001')).toEqual([
      'The lagoon with thatched houses on stilts below a steep green peak, at noon, in a light haze.',
      'The living room, and the door to the bedroom, with the lagoon in the window, in the golden hour.',
      'The deck above the water below a steep green peak, in the golden hour.',
      'The evening: lamps before thatched houses on stilts, at dusk.',
      'Fish, corals and a turtle at the reef, at dawn.',
    ]);
    expect(drawnScene(path('R1046', 5))).toBe('Sails on the sea, at noon.');
    // The season is seen outside only.
    const garden = captionsOf('R1092').map((caption) => caption?.endsWith(', in spring.'));
    expect(garden.slice(1)).toEqual([false, true, true, true]);
  });

  it('is the place itself from the window where there is no water', () => {
    expect(drawnScene(path('R1060', 2))).toBe(
      'The living room, and the door to the bedroom, with the wide plain in the window, at noon.',
    );
  });

  it('is a sentence for each of them, without what is not worth a word', () => {
    const codes = allCodes();
    expect(codes.length).toBeGreaterThan(300);
    for (const caption of codes.flatMap(captionsOf)) {
      expect(caption).toMatch(/^[A-Z]([\wé:'-]|, |(?<!,) )+\.$/);
      expect(caption).not.toMatch(/ ,| {2}/);
    }
    // Where the land is flat, nothing is said of it.
    const outside = codes.map((code) => drawnScene(path(code, 3)) ?? '');
    expect(outside.filter((caption) => caption.startsWith('The pool terrace, '))).not.toEqual([]);
  });

  it('is not known of pictures that the project has not drawn', () => {
    for (const url of [
      'https://a.example/art/R1001-1.svg',
      '/art/R1001-1.svg.png',
      '/art/R1001-6.svg',
    ]) {
      expect(drawnScene(url)).toBeNull();
      expect(drawnLight(url)).toBeNull();
    }
    expect(drawnScene(path('R0001', 1))).toBeNull();
  });
});

it('what the drawings show is packed as it is read', () => {
  const lagoon: DrawnResort = {
    code: 'R1001',
    scene: 'lagoon',
    terrain: 'isle',
    water: 'lagoon',
    houses: 'overwater',
    doing: 'reef',
    season: '-',
    weather: 'h',
    lights: ['n', 'g', 'g', 'u', 'd'],
    bedrooms: 1,
    outside: 'd',
  };
  const { steps, pictures } = packDrawn([lagoon, { ...lagoon, code: 'R1046' }]);
  const [first = ''] = drawnPictures.steps.split(' ');
  expect(steps).toBe(`${first} 19`);
  const letters = drawnPictures.pictures.slice(0, 14);
  expect(pictures).toBe(letters + letters);
});
