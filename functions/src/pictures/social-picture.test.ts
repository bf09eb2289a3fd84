import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { handlePicture, type PictureSources } from './social-picture.ts';

const SITE = path.resolve(import.meta.dirname, '../../../web/public');
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

type Named = { placeName?: string; location?: string; images?: readonly string[] };

/** A club with one resort, whose first picture is a drawing of the site. */
const clubWith = (resort: Named = {}): PictureSources => ({
  resort: async (id) =>
    id === 'R1001'
      ? {
          placeName: 'Larkspur Cove 7 Nights',
          location: 'Šibenik, Croatia',
          images: ['/art/about.svg'],
          ...resort,
        }
      : null,
  art: async (file) => readFileSync(path.join(SITE, file), 'utf8'),
});

const get = (url: string, club = clubWith(), method = 'GET') =>
  handlePicture({ method, url }, club);

/** The compressed pixels of a PNG, one row after the other with a byte for its filter. */
const rowsOf = (png: Buffer): Buffer => {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(data);
  }
  return inflateSync(Buffer.concat(parts));
};

const pngOf = async (club?: PictureSources): Promise<Buffer> => {
  const { status, headers, body } = await get('/social/R1001.png', club);
  expect([status, headers['Content-Type']]).toEqual([200, 'image/png']);
  return Buffer.from(body);
};

describe('the picture of a resort for chats', () => {
  it('is a PNG of 1200 × 630 that shows something, and is kept', async () => {
    const png = await pngOf();
    expect([...png.subarray(0, 8)]).toEqual(SIGNATURE);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(600_000);
    expect(new Set(rowsOf(png)).size).toBeGreaterThan(100);
    const { headers } = await get('/social/R1001.png');
    expect(headers['Cache-Control']).toContain('s-maxage=604800');
  });

  it('shows drawing, name and place: each of them changes it', async () => {
    const clubs = [
      clubWith(),
      clubWith({ images: ['/art/magazine.svg'] }),
      clubWith({ placeName: 'Another Cove' }),
      clubWith({ location: 'Elsewhere' }),
    ];
    const drawn = await Promise.all(clubs.map(pngOf));
    expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(4);
  });

  it('leaves out what the fonts cannot write, and takes any text for what it is', async () => {
    const unwritable = await pngOf(clubWith({ placeName: '海辺の宿' }));
    expect(unwritable.equals(await pngOf(clubWith({ placeName: '' })))).toBe(true);
    await pngOf(clubWith({ placeName: '</text><script>&\u0000 "\'' }));
    await pngOf(clubWith({ placeName: 'Word '.repeat(60), location: 'Place '.repeat(60) }));
  });

  it('is that of the club for a resort without a drawing, and where drawing fails', async () => {
    const gone: PictureSources = {
      ...clubWith(),
      art: () => Promise.reject(new Error('The site does not respond.')),
    };
    const clubs = [
      clubWith({ images: [] }),
      clubWith({ images: ['https://pictures.example/a.jpg'] }),
      { ...clubWith(), art: async () => 'no drawing' },
      gone,
    ];
    for (const club of clubs) {
      const { status, headers } = await get('/social/R1001.png', club);
      expect([status, headers['Location']]).toEqual([302, '/social/club.png']);
      expect(headers['Cache-Control']).toContain('max-age=60');
    }
  });

  it('has one address, and none for what is no resort', async () => {
    const { status, headers } = await get('/social/R1001.png?again=1');
    expect([status, headers['Location']]).toEqual([301, '/social/R1001.png']);
    for (const url of ['/social/R9.png', '/social/a%2Fb.png', '/social/R1001.jpg', '/social/']) {
      expect((await get(url)).status).toBe(404);
    }
    expect((await get('/social/R1001.png', clubWith(), 'POST')).status).toBe(405);
  });
});
