import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import { drawnScene } from '@club/domain/resort/drawn-scene';
import { firstFloorPlan, floorPlanPath } from '@club/domain/resort/floor-plan';
import { resortFromStored } from '@club/domain/resort/resort';
import { IMAGE_FIELDS } from '@club/domain/resort/stored-resort';
import { describe, expect, test } from 'vitest';
import { drawPng } from '../../functions/src/pictures/draw-png.ts';
import { ROOT } from '../launcher/folders.ts';
import { PLACES } from '../seed/demo-places.ts';
import { buildSeedResorts, CURATED_RESORT_COUNT } from '../seed/resorts.ts';
import { wellFormedProblem } from '../seed/testing/well-formed.ts';
import { ART_FILES, drawnPictures } from './art-files.ts';
import { landProblems, layerProblem } from './layers.ts';
import { createPaint } from './paint.ts';
import { subjectsOf } from './pictures.ts';

const KIB = 1024;
/** A page of a list in its own order, which is that of the places. */
const CARDS = 15;
/** How far two pictures of one page are apart at least, of 441 from black to white. */
const APART = 30;
const SEEN_FROM_AFAR = 24;

const subjects = subjectsOf(PLACES);
const before = process.cpuUsage();
const pictures = [...ART_FILES].map(([name, draw]) => ({ name, text: draw() }));
const { user, system } = process.cpuUsage(before);
/** The processor's own time: what else the machine does is not counted. */
const tookMs = (user + system) / 1000;
const kept = globSync('web/public/art/*', { cwd: ROOT }).map((file) => ({
  name: `/art/${path.basename(file)}`,
  text: readFileSync(path.join(ROOT, file), 'utf8'),
}));
const files = [...pictures, ...kept];

describe('the facts of the places', () => {
  test('do not contradict each other', () => {
    expect(subjects.flatMap(landProblems)).toEqual([]);
  });

  test('are named where they would', () => {
    const [first] = subjects;
    if (first === undefined) throw new Error('There are no places.');
    const wrong = { terrain: 'peaks', plants: ['fir'], climate: 'cold' } as const;
    const land = { ...first.land, ...wrong };
    expect(landProblems({ ...first, land })).toEqual([
      'R1001 cannot have cold.',
      'R1001 cannot have firs.',
    ]);
  });

  test('rule out mountains in Key Largo and an alpine lake in Orlando', () => {
    const at = (town: string) =>
      subjects[PLACES.findIndex(({ location }) => location.startsWith(town))];
    const [keyLargo, orlando] = [at('Key Largo'), at('Orlando')];
    if (keyLargo === undefined || orlando === undefined) throw new Error('Places are missing.');
    expect(layerProblem('terrain volcano', keyLargo, 'summer')).toBe(
      "R8804 (lagoon) cannot show 'terrain volcano'.",
    );
    expect(layerProblem('plant mangroves', keyLargo, 'summer')).toBeNull();
    expect(layerProblem('terrain peaks', orlando, 'winter')).not.toBeNull();
    expect(layerProblem('plant fir', orlando, 'winter')).not.toBeNull();
    expect(layerProblem('snow', orlando, 'winter')).not.toBeNull();
    expect(layerProblem('water lake', orlando, 'summer')).toBeNull();
    const paint = createPaint({
      subject: keyLargo,
      pictureSeed: 'any',
      light: 'noon',
      weather: 'clear',
      season: 'summer',
      detail: 1,
      raise: 0,
    });
    expect(() => paint.layer('terrain peaks')).toThrow("cannot show 'terrain peaks'");
  });
});

describe('the drawings', () => {
  test('are those that the seeded resorts name, with the plan of each unit', () => {
    const seeded = buildSeedResorts(CURATED_RESORT_COUNT + 500);
    const named = seeded.flatMap((resort) => IMAGE_FIELDS.map((field) => resort[field]));
    const plans = seeded.flatMap((stored) => {
      const plan = firstFloorPlan(resortFromStored(stored._id, stored));
      return plan === null ? [] : [floorPlanPath(plan)];
    });
    const names = new Set(pictures.map(({ name }) => name));
    expect([...named, ...plans].filter((name) => !names.has(name))).toEqual([]);
    expect(new Set(named).size).toBe(CURATED_RESORT_COUNT * IMAGE_FIELDS.length);
    expect(plans.length).toBeGreaterThan(seeded.length * 0.93);
    // A curated resort shows six pictures.
    const curated = seeded.slice(0, CURATED_RESORT_COUNT);
    const planless = curated.filter(
      (stored) => firstFloorPlan(resortFromStored(stored._id, stored)) === null,
    );
    expect(planless).toEqual([]);
  });

  test('are told in words, as `npm run draw:site` writes them down', () => {
    const file = path.join(ROOT, 'domain/src/resort/drawn-pictures.json');
    expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(drawnPictures(), null, 2)}\n`);
    const untold = pictures.filter(
      ({ name }) => !name.startsWith('/art/plan-') && drawnScene(name) === null,
    );
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  test('of the site itself are each shown by a page', () => {
    const pages = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT })
      .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
      .join('\n');
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter(({ name }) => !pages.includes(name)).map(({ name }) => name)).toEqual([]);
  });

  test('have the one known size, at most 24 KB, and 13 KB on average', () => {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${ART_WIDTH}" height="${ART_HEIGHT}" viewBox="0 0 ${ART_WIDTH} ${ART_HEIGHT}">`;
    const others = pictures.filter(({ text }) => !text.startsWith(head));
    expect(others.map(({ name }) => name)).toEqual([]);
    const large = files.filter(({ text }) => Buffer.byteLength(text) > 24 * KIB);
    expect(large.map(({ name, text }) => `${name} ${text.length}`)).toEqual([]);
    const total = pictures.reduce((sum, { text }) => sum + text.length, 0);
    expect(total / pictures.length).toBeLessThan(13 * KIB);
  });

  test('are drawn in the seconds that a build has for them', () => {
    // Five on the machine of the project; a slower one is given more.
    expect(tookMs).toBeLessThan(30_000);
  });

  test('are well-formed XML with their own ids', () => {
    // One in four: the views are drawn by the same code for each place.
    const problems = files
      .filter((_, at) => at % 4 === 0)
      .flatMap(({ name, text }) => {
        const ids = Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id ?? '');
        const used = Array.from(text.matchAll(/(?:href="#|url\(#)([^")]+)/g), ([, id]) => id ?? '');
        const known = new Set(ids);
        const isWhole = known.size === ids.length && used.every((id) => known.has(id));
        const problem = wellFormedProblem(text) ?? (isWhole ? null : 'ids');
        return problem === null ? [] : [`${name}: ${problem}`];
      });
    expect(problems).toEqual([]);
  });

  test('carry no script, no link to elsewhere and no broken number', () => {
    const bad = files.filter(({ text }) => {
      const withoutNamespace = text.replace('http://www.w3.org/2000/svg', '');
      return /<script|on\w+=|https?:|data:|style=|NaN|undefined|Infinity|null/.test(
        withoutNamespace,
      );
    });
    expect(bad.map(({ name }) => name)).toEqual([]);
  });

  test('have the browser copy elements for one mirror image at most', () => {
    const copied = pictures.filter(({ text }) => (text.match(/<use /g)?.length ?? 0) > 1);
    expect(copied.map(({ name }) => name)).toEqual([]);
  });

  test('of the resorts are all different', () => {
    const places = files.filter(({ name }) => !name.startsWith('/art/plan-'));
    expect(new Set(places.map(({ text }) => text)).size).toBe(places.length);
  });
});

/** The colours of a PNG of 8 bits with red, green, blue and opacity, line by line. */
const pixelsOf = (png: Buffer): { row: number; pixels: Uint8Array } => {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const size = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const lines = inflateSync(Buffer.concat(parts));
  const row = width * 4;
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x += 1) {
      const left = x < 4 ? 0 : (pixels[y * row + x - 4] ?? 0);
      const up = y === 0 ? 0 : (pixels[(y - 1) * row + x] ?? 0);
      const corner = x < 4 || y === 0 ? 0 : (pixels[(y - 1) * row + x - 4] ?? 0);
      const [toLeft, toUp, toCorner] = [left, up, corner].map((one) =>
        Math.abs(left + up - corner - one),
      );
      const nearest =
        (toLeft ?? 0) <= Math.min(toUp ?? 0, toCorner ?? 0)
          ? left
          : (toUp ?? 0) <= (toCorner ?? 0)
            ? up
            : corner;
      const added = [0, left, up, (left + up) >> 1, nearest][filter] ?? 0;
      pixels[y * row + x] = (lines[y * (row + 1) + 1 + x] ?? 0) + added;
    }
  }
  return { row, pixels };
};

/** Room for a picture of a sheet and for what reaches out of it. */
const CELL = 3 * SEEN_FROM_AFAR;

/** Pictures as they look from afar, drawn side by side, because each call of the drawing costs more. */
const seenFromAfar = async (texts: readonly string[]): Promise<Uint8Array[]> => {
  const high = (SEEN_FROM_AFAR * ART_HEIGHT) / ART_WIDTH;
  const images = texts.map(
    (text, at) =>
      `<image x="${at * CELL + SEEN_FROM_AFAR}" y="${high}" width="${SEEN_FROM_AFAR}" height="${high}" href="data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}"/>`,
  );
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${texts.length * CELL}" height="${3 * high}">${images.join('')}</svg>`;
  const { row, pixels } = pixelsOf(await drawPng(sheet));
  return texts.map((_, at) =>
    Uint8Array.from({ length: SEEN_FROM_AFAR * high * 4 }, (_value, byte) => {
      const y = high + Math.floor(byte / (SEEN_FROM_AFAR * 4));
      return (
        pixels[y * row + (at * CELL + SEEN_FROM_AFAR) * 4 + (byte % (SEEN_FROM_AFAR * 4))] ?? 0
      );
    }),
  );
};

/** The mean distance of the colours of two pictures, from 0 to 441. */
const distance = (a: Uint8Array, b: Uint8Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 4) {
    sum += Math.hypot(
      ...[0, 1, 2].map((channel) => (a[at + channel] ?? 0) - (b[at + channel] ?? 0)),
    );
  }
  return sum / (a.length / 4);
};

test('no two resorts of one page of a list look alike', async () => {
  const firsts = pictures.filter(
    ({ name }) => name.endsWith('-1.svg') && !name.startsWith('/art/plan-'),
  );
  expect(firsts.length).toBe(PLACES.length);
  const small: { name: string; pixels: Uint8Array }[] = [];
  for (let at = 0; at < firsts.length; at += CARDS) {
    const page = firsts.slice(at, at + CARDS);
    const seen = await seenFromAfar(page.map(({ text }) => text));
    seen.forEach((pixels, place) => small.push({ name: page[place]?.name ?? '', pixels }));
  }
  const alike = small.flatMap((one, at) =>
    small.slice(at + 1, at + CARDS).flatMap((other) => {
      const apart = distance(one.pixels, other.pixels);
      return apart < APART ? [`${one.name} ${other.name} ${apart.toFixed(1)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
