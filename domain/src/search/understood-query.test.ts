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
    // What is near the first place says nothing of the second.
    ['near the pool, naples', ['Pool', 'Naples, Florida, United States']],
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

  it.each(['warm', 'sunny', 'somewhere warm', 'anywhere warm', 'tropical', 'the tropics'])(
    'in “%s” are the warm part of the world',
    (query) => {
      expect(understand(query)).toMatchObject({ text: '', missed: [], corrected: null });
      expect(partsOf(query)).toEqual([WARM_AREA]);
    },
  );

  it('are written with one blank between words, and labelled only near a place', () => {
    const said = understand('spa  for 2');
    expect(said?.words).toEqual(['spa', 'for', '2']);
    expect(said?.phrases[0]).not.toHaveProperty('label');
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
    const halfKnown = buildResortIndex([
      anIndexedResort({ resortCode: 'G1', location: 'Bath, England', lat: null }),
      anIndexedResort({ resortCode: 'G2', location: 'Bath, England', lat: 51.4, lng: -2.4 }),
    ]);
    expect(understandQuery(halfKnown, 'near bath', TODAY)?.phrases[0]?.label).toBe('Near Bath');
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

  describe('that name regions', () => {
    const world = buildResortIndex([
      anIndexedResort({ resortCode: 'E1', region: 'Southeast Asia', amenities: ['Pool'] }),
      anIndexedResort({ resortCode: 'E2', region: 'North America' }),
      anIndexedResort({ resortCode: 'E3', region: 'Far Isles' }),
      anIndexedResort({ resortCode: 'E4', region: 'Pacific Isles' }),
      anIndexedResort({ resortCode: 'E5', region: 'Pacific' }),
    ]);
    it.each<[string, unknown[]]>([
      ['asia', ['Southeast Asia']],
      ['southeast with a pool', ['Southeast Asia', 'Pool']],
      // One that has the very name, else all with the word.
      ['the pacific', ['Pacific']],
      ['the isles', ['Far Isles', 'Pacific Isles']],
      // Directions and short words lie in too many.
      ['north with a pool', ['Pool']],
      ['far with a pool', ['Pool']],
    ])('in %j are %j', (query, values) => {
      const understood = understandQuery(world, query, TODAY);
      const parts = understood?.phrases.flatMap((phrase) => phrase.parts) ?? [];
      expect(parts.map(valueOf)).toEqual(values);
    });

    it('order a list by their words', () => {
      expect(understandQuery(world, 'asia for 2', TODAY)?.order).toBe('asia');
    });
  });

  describe('that share a word with a place', () => {
    const atlas = buildResortIndex([
      anIndexedResort({ resortCode: 'F1', location: 'Hot Springs, Arkansas', region: 'South' }),
      anIndexedResort({ resortCode: 'F2', location: 'Golf, Illinois', amenities: ['Golf', 'Spa'] }),
      anIndexedResort({ resortCode: 'F3', location: 'Of, Türkiye', amenities: ['Hot Springs'] }),
      anIndexedResort({ resortCode: 'F4', location: 'Holiday, Florida' }),
      anIndexedResort({ resortCode: 'F5', location: 'San José, Costa Rica' }),
      anIndexedResort({ resortCode: 'F6', location: 'Isla de la Luna Nueva, Chile' }),
      anIndexedResort({ resortCode: 'F7', location: 'New York, New York' }),
    ]);
    it.each<[string, unknown[]]>([
      ['golf for 2', ['Golf', 2]],
      ['stay in golf', ['Golf, Illinois']],
      ['spa in hot springs', ['Spa', 'Hot Springs, Arkansas']],
      ['hot springs for 2', ['Hot Springs, Arkansas', 2]],
      ['a day of spa', ['Spa']],
      ['holiday with a spa', ['Spa']],
      ['san jose', ['San José, Costa Rica']],
      ['spa in isla de la luna nueva', ['Spa', 'Isla de la Luna Nueva, Chile']],
      // What is near the first place says nothing of the second.
      ['near the spa, new york', ['Spa', 'New York']],
      ['under 3000 points, no $ fees', [{ in: 'points', most: 3000 }]],
    ])('in %j are %j', (query, values) => {
      const understood = understandQuery(atlas, query, TODAY);
      const parts = understood?.phrases.flatMap((phrase) => phrase.parts) ?? [];
      expect(parts.map(valueOf)).toEqual(values);
    });

    it('are ordered by the longer words of a place’s own name', () => {
      expect(understandQuery(atlas, 'near nyc', TODAY)?.order).toBe('York');
    });
  });

  it('are not looked for in the name of a resort, however short its words are', () => {
    const named = buildResortIndex([
      anIndexedResort({ placeName: 'Spa de Mar', amenities: ['Spa'] }),
    ]);
    expect(understandQuery(named, 'spa de mar', TODAY)).toBeNull();
    expect(understandQuery(named, 'spa de mar 2', TODAY)).not.toBeNull();
  });

  it('are corrected while they are typed, if only the last word can be unfinished', () => {
    expect(understand('pool irlea', true)?.corrected).toBe('pool ireland');
    expect(understand('pool irlea')?.corrected).toBeNull();
    expect(understandQuery(index, 'pool irlea', TODAY)?.corrected).toBeNull();
    expect(understand('irlea pool', true)?.corrected).toBeNull();
    // Too short to be sure.
    expect(understand('pol for 2')?.corrected).toBeNull();
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
      anIndexedResort({ placeName: 'Petro Lodge', location: 'Vik, Iceland' }),
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
    expect(corrected('hotel in the icland')).toBe('hotel in the iceland');
    // The place that is meant is there already.
    expect(corrected('stay in vik rosse')).toBe('stay in vik rose');
    expect(corrected('icland near petro')).toBe('island near petro');
  });

  it('order a list of all by names and places, not by words that hide in others', () => {
    expect(understand('spa in ireland for 2')?.order).toBe('ireland');
    expect(understand('beach for two people')?.order).toBe('beach');
    for (const word of [
      'hotel',
      'apartment',
      'getaway',
      'holiday',
      'accommodation',
      'destination',
    ]) {
      expect(understand(`${word} with a beach`)).toMatchObject({ order: 'beach', missed: [] });
    }
    expect(understand('cove with a pool & spa')).toMatchObject({ order: 'cove pool', missed: [] });
    expect(understand('beach')?.order).toBe('beach');
  });
});
