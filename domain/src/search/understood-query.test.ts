import { describe, expect, it } from 'vitest';
import type { FilterPart } from '../directory/filter-parts.ts';
import { WARM_AREA } from '../directory/map-area.ts';
import { anIndexedResort } from '../testing/indexed-resort.ts';
import { buildResortIndex } from './resort-index.ts';
import { understandQuery } from './understood-query.ts';

const TODAY = '2026-11-23';
const index = buildResortIndex([
  anIndexedResort({ resortCode: 'D101', amenities: ['Pool', 'Wine & Food'] }),
  anIndexedResort({ resortCode: 'D102', placeName: 'Pool Villas', amenities: ['Beach'] }),
  anIndexedResort({
    resortCode: 'D103',
    placeName: 'Spanish Arch',
    location: 'Galway, Ireland',
    region: 'Northern Europe',
    lat: null,
    amenities: ['Spa'],
  }),
  anIndexedResort({
    resortCode: 'D104',
    placeName: 'Dune',
    location: 'Nice, France',
    region: 'Southern Europe',
  }),
  anIndexedResort({ resortCode: 'D105', location: 'New York, New York, United States' }),
]);
const understand = (query: string, unfinished = false) =>
  understandQuery(index, query, TODAY, { unfinished });
const valueOf = (part: FilterPart): unknown =>
  Object.entries(part).find(([name]) => name !== 'kind')?.[1];
const partsOf = (query: string): unknown[] =>
  understand(query)?.phrases.flatMap(({ parts }) => parts.map(valueOf)) ?? [];

describe('a plain text', () => {
  it.each([
    '',
    'cove',
    'naples florida',
    'pool villas',
    'new york',
    'spanish resort',
    'in',
    'the',
    'qqq cove',
    'nice',
    'D101',
    'pol',
  ])('stays one: %j', (query) => {
    expect(understand(query)).toBeNull();
  });
});

describe('criteria', () => {
  it.each<[string, unknown[]]>([
    ['pool', ['Pool']],
    ['Swimming pools', ['Pool']],
    ['wine & food', ['Wine & Food']],
    // What the club does not have is a word like any other.
    ['golf in ireland', ['Ireland']],
    ['warm', [WARM_AREA]],
    ['europe', ['Northern Europe', 'Southern Europe']],
    ['southern europe with a pool', ['Southern Europe', 'Pool']],
    ['usa', ['United States']],
    ['pool new york', ['Pool', 'New York, United States']],
    ['beach in nice', ['Beach', 'Nice, France']],
    ['nice beach', ['Beach']],
    ['for 4', [4]],
    ['for two people', [2]],
    ['12 guests', [12]],
    ['family of five', [5]],
    ['for a couple', [2]],
    ['for 40 people', [16]],
    ['studio', ['studio']],
    ['two bedrooms', ['2 bedroom']],
    ['3br', ['3 bedroom']],
    ['9 bedroom', []],
    ['gold crown', ['RCI Gold Crown']],
    ['by card', ['lastCall']],
    ['under $400', ['lastCall', { in: 'cash', most: 40_000 }]],
    ['up to 60,000 points', [{ in: 'points', most: 60_000 }]],
    ['under 50k', [{ in: 'points', most: 50_000 }]],
    ['in march', [{ flex: 'month', month: '2027-03' }]],
    ['march', []],
    ['december', [{ flex: 'month', month: '2026-12' }]],
    ['in may 2027', [{ flex: 'month', month: '2027-05' }]],
    ['a weekend in jan', [{ flex: 'weekend', month: '2027-01' }]],
    ['for a week in sept', [{ flex: 'week', month: '2027-09' }]],
    // How long a stay is does not say for how many.
    ['for 7 nights in ireland', ['Ireland']],
    ['7-night stay in ireland', ['Ireland']],
    ['two weeks in ireland for 3', ['Ireland', 3]],
    ['4 nights in june', [{ flex: 'month', month: '2027-06' }]],
    ['this weekend', [{ from: '2026-11-27', to: '2026-11-29' }]],
    ['next weekend', [{ from: '2026-12-04', to: '2026-12-06' }]],
    ['next month', [{ flex: 'month', month: '2026-12' }]],
    ["new year's eve", [{ flex: 'near', from: '2026-12-29', to: '2027-01-04' }]],
    ['new years', [{ flex: 'near', from: '2026-12-29', to: '2027-01-04' }]],
    ['over christmas', [{ flex: 'near', from: '2026-12-23', to: '2026-12-29' }]],
  ])('in %j are %j', (query, values) => {
    expect(partsOf(query)).toEqual(values);
  });

  it.each([
    ['2026-11-27', '2026-11-27', '2026-11-29'],
    // What is left of it, and on a Sunday no night is.
    ['2026-11-28', '2026-11-28', '2026-11-29'],
    ['2026-11-29', '2026-12-04', '2026-12-06'],
  ])('on %s mean this weekend from %s to %s', (today, from, to) => {
    const [phrase] = understandQuery(index, 'pool this weekend', today)?.phrases.slice(1) ?? [];
    expect(phrase?.parts).toEqual([{ kind: 'dates', dates: { from, to } }]);
  });

  it('never are days that cannot be booked', () => {
    expect(understandQuery(index, 'christmas', '2026-12-28')).toBeNull();
    expect(understandQuery(index, 'christmas', '2027-01-02')).not.toBeNull();
  });

  it('near a place are the part of the map around it, where it has coordinates', () => {
    const [near] = understand('close to naples')?.phrases ?? [];
    expect(near).toEqual({
      from: 0,
      to: 3,
      parts: [{ kind: 'area', area: { south: 24.3, west: -83.8, north: 27.9, east: -79.8 } }],
      label: 'Near Naples',
    });
    expect(partsOf('near galway')).toEqual(['Galway, Ireland']);
    expect(partsOf('near florida')).toEqual(['Florida, United States']);
  });

  it('are places by what people call them, and without their accents', () => {
    const known = buildResortIndex([
      anIndexedResort({ location: 'Málaga, Spain' }),
      anIndexedResort({ location: 'London, Ontario, Canada' }),
    ]);
    const places = (query: string): unknown[] =>
      understandQuery(known, query, TODAY)?.phrases.flatMap(({ parts }) => parts.map(valueOf)) ??
      [];
    expect(places('malaga')).toEqual(['Málaga, Spain']);
    expect(understandQuery(known, 'málaga', TODAY)).toBeNull();
    expect(places('madrid')).toEqual(['Spain']);
    expect(understandQuery(known, 'near madrid', TODAY)?.order).toBe('Spain');
    // What is a place of the club itself is meant.
    expect(places('stay in london')).toEqual(['London, Ontario, Canada']);
    expect(places('rome')).toEqual([]);
  });

  it('leave the other words to the search, without little ones', () => {
    expect(understand('the arch in ireland with a spa')).toMatchObject({
      text: 'arch',
      missed: [],
    });
    expect(understand('cove of the sun')).toMatchObject({ text: 'cove sun', phrases: [] });
    expect(understand('quiet spa')).toMatchObject({ text: '', missed: ['quiet'] });
    // Two places: the second one is searched for.
    expect(understand('in ireland or france')).toMatchObject({ text: 'france' });
    expect(understand('of the qqq')).toMatchObject({ text: 'qqq', missed: ['qqq'], phrases: [] });
  });

  it('are corrected as a whole, with the places and words beside them', () => {
    expect(understand('bech resrt in irland')).toMatchObject({
      corrected: 'beach resort in ireland',
      text: '',
    });
    expect(partsOf('pool in nw yrok')).toEqual(['Pool']);
    expect(partsOf('pool in new yrok')).toEqual(['Pool', 'New York, United States']);
    expect(understand('pool in irela', true)?.corrected).toBeNull();
    expect(partsOf('pool in nothern europe')).toEqual(['Pool', 'Northern Europe']);
    expect(understand('pool qqqqqq')).toMatchObject({ corrected: null, missed: ['qqqqqq'] });
  });

  it('are never corrected from a place to a mere name', () => {
    const known = buildResortIndex([
      anIndexedResort({ placeName: 'Rose Island', location: 'Petra, Jordan' }),
      anIndexedResort({ placeName: 'Island Flats', location: 'Vik, Iceland' }),
    ]);
    const corrected = (query: string, unfinished = false) =>
      understandQuery(known, query, TODAY, { unfinished })?.corrected;
    expect(understandQuery(known, 'stay in rome', TODAY)).toMatchObject({
      corrected: null,
      missed: ['rome'],
    });
    expect(corrected('hotel in icland')).toBe('hotel in iceland');
    expect(corrected('hotel in icland', true)).toBeNull();
    expect(corrected('the rosse')).toBe('the rose');
    expect(corrected('stay at icland')).toBe('stay at island');
  });

  it('order a list of all by names and places, not by words that hide in others', () => {
    expect(understand('spa in ireland for 2')?.order).toBe('ireland');
    expect(understand('beach')?.order).toBe('beach');
  });
});
