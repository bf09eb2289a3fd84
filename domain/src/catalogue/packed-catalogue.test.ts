import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aStoredResort } from '../testing/stored-resorts.ts';
import {
  CATALOGUE_SHARD,
  CATALOGUE_VERSION,
  catalogueRow,
  packCatalogue,
  unpackCatalogue,
  type CatalogueResort,
} from './packed-catalogue.ts';

const degree = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -9000, max: 9000 }).map((hundredths) => hundredths / 100 + 0),
);
const word = fc.oneof(
  fc.constantFrom('', 'USA', 'Naples, Florida', '海', '__proto__'),
  fc.string(),
);

const anyRow: fc.Arbitrary<CatalogueResort> = fc
  .record({
    id: fc.stringMatching(/^[A-Z0-9]{2,12}$/),
    placeName: word,
    location: word,
    country: word,
    region: word,
    lat: degree,
    lng: degree,
    picture: fc.constantFrom('own', '', 'https://pictures.example/one.jpg', '/art/other-1.svg'),
    bedrooms: fc.constantFrom('studio', '1 bedroom', '4 bedroom', ''),
    sleeps: fc.constantFrom(null, 2, 6, 8),
    units: fc.nat({ max: 40 }),
    priceUsd: fc.constantFrom(0, 309, 339, 379, 19.99),
    priceRate: fc.constantFrom(null, 0, 7000, 12_500),
    available: fc.boolean(),
    rating: fc.constantFrom(0, 7, 8.5, 10),
    stateRating: word,
    ownerExclusive: word,
    reviewsAmount: fc.nat(),
    amenities: fc.array(word, { maxLength: 5 }),
    joinedOn: fc.constantFrom(null, '2019-06-01', '2026-12-02'),
  })
  .map(({ picture, ...row }) => ({
    ...row,
    resortCode: row.id,
    image: picture === 'own' ? `/art/${row.id}-1.svg` : picture,
  }));

describe('the packed catalogue', () => {
  it('stays in the document where browsers with older code look for it', () => {
    expect(CATALOGUE_SHARD).toBe('directory');
  });

  it('comes back as it was, also through JSON', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 20 }), (rows) => {
        const packed = packCatalogue(rows);
        expect(unpackCatalogue(packed)).toEqual(rows);
        expect(unpackCatalogue(JSON.parse(JSON.stringify(packed)))).toEqual(rows);
      }),
      { numRuns: 300 },
    );
  });

  it('lists a word once, however many resorts share it', () => {
    const rows = ['D1', 'D2', 'D3'].map((id) => catalogueRow(id, aStoredResort({ resort_ID: id })));
    const packed = packCatalogue(rows);
    expect(packed.country).toEqual({ words: ['USA'], at: [0, 0, 0] });
    expect(packed.amenities).toEqual({
      words: ['Beach', 'Spa'],
      at: [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
    });
  });

  it('does not spell out the pictures that resorts of the project have', () => {
    const row = catalogueRow('D101', aStoredResort({ img: '/art/D101-1.svg' }));
    expect(packCatalogue([row]).image).toEqual([null]);
  });

  it('of the first edition is read, with nothing said of beds and joining, and the usual number of units', () => {
    const stored = aStoredResort({ available_amount: 9, joinedOn: '2026-12-02' });
    const row = catalogueRow('D101', stored);
    const {
      edition: _edition,
      sleeps: _sleeps,
      units: _units,
      joinedOn: _joinedOn,
      ...first
    } = packCatalogue([row]);
    expect(unpackCatalogue(first)).toEqual([{ ...row, sleeps: null, units: 5, joinedOn: null }]);
  });

  it('of a later edition is read, too', () => {
    const row = catalogueRow('D101', aStoredResort());
    const later = { ...packCatalogue([row]), edition: 99, more: ['unknown'] };
    expect(unpackCatalogue(later)).toEqual([row]);
  });

  it('of another version is not guessed at', () => {
    const other = JSON.parse(JSON.stringify({ ...packCatalogue([]), v: CATALOGUE_VERSION + 1 }));
    expect(unpackCatalogue(other)).toBeNull();
  });
});

describe('catalogueRow', () => {
  it('takes what cards, filter, search and map need', () => {
    expect(catalogueRow('D101', aStoredResort({ joinedOn: '2026-12-02' }))).toEqual({
      id: 'D101',
      resortCode: 'D101',
      placeName: 'Larkspur Cove 7 Nights',
      location: 'Naples, Florida, USA',
      country: 'USA',
      region: 'Florida',
      lat: 26.14,
      lng: -81.79,
      image: 'https://pictures.example/one.jpg',
      bedrooms: '1 bedroom',
      sleeps: 4,
      units: 5,
      priceUsd: 339,
      priceRate: 7000,
      available: true,
      rating: 8.5,
      stateRating: 'RCI Gold Crown',
      ownerExclusive: 'Owner Exclusive',
      reviewsAmount: 312,
      amenities: ['Beach', 'Spa'],
      joinedOn: '2026-12-02',
    });
  });

  it('shows the first picture there is, or none', () => {
    const second = aStoredResort({ img: '', img2: 'https://pictures.example/two.jpg' });
    expect(catalogueRow('D101', second).image).toBe('https://pictures.example/two.jpg');
    const none = aStoredResort({ img: '', img3: '' });
    expect(catalogueRow('D101', none).image).toBe('');
  });

  it('reads a document with missing fields as the resort page does', () => {
    expect(catalogueRow('D9', {})).toMatchObject({
      resortCode: 'D9',
      placeName: '',
      lat: null,
      available: true,
      priceRate: null,
      amenities: [],
      joinedOn: null,
    });
  });
});
