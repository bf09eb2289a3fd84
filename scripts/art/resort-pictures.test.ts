import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import { describe, expect, test } from 'vitest';
import { PLACES } from '../seed/places.ts';
import { buildSeedResorts, CURATED_RESORT_COUNT } from '../seed/resorts.ts';
import { drawPicture, planPicture } from './picture.ts';
import { drawResortPictures, subjectOf } from './resort-pictures.ts';
import { SCENE_KINDS } from './scene-kinds.ts';
import { drawSitePictures } from './site-pictures.ts';
import { wellFormedProblem } from './well-formed.ts';

const SIZE_CAP = 14 * 1024;

const resortFiles = PLACES.flatMap(drawResortPictures);
const siteFiles = drawSitePictures();
const files = [...resortFiles, ...siteFiles];

const idsIn = (text: string): string[] =>
  Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id ?? '');

const referencesIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?:href="#|url\(#)([^")]+)/g), ([, id]) => id ?? '');

describe('pictures of the resorts', () => {
  test('every picture that a seeded resort names is drawn, and no other', () => {
    const named = buildSeedResorts(CURATED_RESORT_COUNT + 500).flatMap(
      ({ img, img2, img3, img4, img5 }) =>
        [img, img2, img3, img4, img5].filter((url) => url !== ''),
    );
    const drawn = resortFiles.map(({ name }) => `/art/${name}`);
    expect([...new Set(named)].sort()).toEqual([...drawn].sort());
  });

  test('file names are unique', () => {
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });

  test('each has the one known size', () => {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${ART_WIDTH}" height="${ART_HEIGHT}" viewBox="0 0 ${ART_WIDTH} ${ART_HEIGHT}">`;
    expect(resortFiles.filter(({ text }) => !text.startsWith(head))).toEqual([]);
  });

  test('none is larger than 14 KB', () => {
    const large = files.filter(({ text }) => Buffer.byteLength(text) > SIZE_CAP);
    expect(large.map(({ name, text }) => `${name} ${text.length}`)).toEqual([]);
  });

  test('each is well-formed XML', () => {
    const problems = files
      .map(({ name, text }) => ({ name, problem: wellFormedProblem(text) }))
      .filter(({ problem }) => problem !== null);
    expect(problems).toEqual([]);
  });

  test('ids are unique inside a file and every reference has its target', () => {
    const broken = files.filter(({ text }) => {
      const ids = idsIn(text);
      const known = new Set(ids);
      return known.size !== ids.length || referencesIn(text).some((id) => !known.has(id));
    });
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  test('none carries a script, a link to elsewhere or a broken number', () => {
    const bad = files.filter(({ text }) => {
      const withoutNamespace = text.replace('http://www.w3.org/2000/svg', '');
      return /<script|on\w+=|https?:|data:|NaN|undefined|Infinity|null/.test(withoutNamespace);
    });
    expect(bad.map(({ name }) => name)).toEqual([]);
  });

  test('two runs draw the same text', () => {
    for (const place of PLACES.slice(0, 40)) {
      expect(drawResortPictures(place)).toEqual(
        resortFiles.filter(({ name }) => name.startsWith(`${place.code}-`)),
      );
    }
  });

  test('no two pictures are the same', () => {
    expect(new Set(files.map(({ text }) => text)).size).toBe(files.length);
  });

  test('all kinds of scene are used, at least fourteen', () => {
    const used = new Set(PLACES.map(({ scene }) => scene));
    expect([...used].sort()).toEqual([...SCENE_KINDS].sort());
    expect(used.size).toBeGreaterThanOrEqual(14);
  });
});

describe('the plan of a picture', () => {
  test('the first picture is the place in its own light, the others vary view and hour', () => {
    for (const place of PLACES) {
      const subject = subjectOf(place);
      const plans = [1, 2, 3, 4, 5].map((index) => planPicture(subject, index));
      expect(plans[0]).toMatchObject({ view: 'wide', light: place.light });
      expect(new Set(plans.map(({ view }) => view)).size).toBe(5);
      expect(new Set(plans.map(({ light }) => light)).size).toBe(5);
    }
  });

  test('pictures of one resort share its season', () => {
    for (const place of PLACES) {
      const subject = subjectOf(place);
      const seasons = [1, 2, 3, 4, 5].map((index) => planPicture(subject, index).season);
      expect(new Set(seasons).size).toBe(1);
    }
  });

  test('every kind of place can be drawn from every view without breaking', () => {
    for (const scene of SCENE_KINDS) {
      for (const view of ['wide', 'again', 'terrace', 'window', 'shore', 'path'] as const) {
        for (const climate of ['warm', 'mild', 'cool'] as const) {
          const subject = {
            code: `T-${scene}`,
            scene,
            light: 'dusk',
            climate,
            americas: false,
            polar: true,
          } as const;
          const text = drawPicture(subject, 2, {
            view,
            light: 'dusk',
            weather: 'clouds',
            season: 'winter',
          });
          expect(wellFormedProblem(text)).toBeNull();
          expect(text).not.toMatch(/NaN|undefined/);
        }
      }
    }
  });
});
