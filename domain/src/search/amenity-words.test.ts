import { describe, expect, it } from 'vitest';
import { anIndexedResort } from '../testing/indexed-resort.ts';
import { buildResortIndex } from './resort-index.ts';
import { understandQuery } from './understood-query.ts';

const AMENITIES = [
  'Beach',
  'Boating',
  'Casinos',
  'Culture',
  'Family Vacations',
  'Fishing',
  'Golf',
  'Hiking',
  'Hot Springs',
  'Pool',
  'Scuba & Water Sports',
  'Skiing',
  'Spa',
  'Wildlife',
  'Wine & Food',
];
const index = buildResortIndex([anIndexedResort({ placeName: 'Dune', amenities: AMENITIES })]);

/** Queries as people write them, with the amenities that they ask for, in their order. */
const QUERIES: readonly (readonly [query: string, amenities: readonly string[]])[] = [
  ['beaches for families', ['Beach', 'Family Vacations']],
  ['beachfront with sea views', ['Beach', 'Beach']],
  ['by the sea with kids', ['Beach', 'Family Vacations']],
  ['ocean or sea', ['Beach', 'Beach']],
  ['ocean view and a sauna', ['Beach', 'Spa']],
  ['ocean views, walking', ['Beach', 'Hiking']],
  ['oceanfront golfing', ['Beach', 'Golf']],
  ['sandy, kid friendly', ['Beach', 'Family Vacations']],
  ['sea view with family', ['Beach', 'Family Vacations']],
  ['seaside, family friendly', ['Beach', 'Family Vacations']],
  ['seafront with wellness', ['Beach', 'Spa']],
  ['a boat to fish from', ['Boating', 'Fishing']],
  ['boats and snorkeling', ['Boating', 'Scuba & Water Sports']],
  ['kayak and hike', ['Boating', 'Hiking']],
  ['kayaking, angling', ['Boating', 'Fishing']],
  ['sail and dive', ['Boating', 'Scuba & Water Sports']],
  ['sailing with children', ['Boating', 'Family Vacations']],
  ['casino and gourmet food', ['Casinos', 'Wine & Food', 'Wine & Food']],
  ['gambling near a museum', ['Casinos', 'Culture']],
  ['city break with museums', ['Culture', 'Culture']],
  ['city breaks for a foodie', ['Culture', 'Wine & Food']],
  ['old town and temples', ['Culture', 'Culture']],
  ['children near animals', ['Family Vacations', 'Wildlife']],
  ['golf course with a massage', ['Golf', 'Spa']],
  ['hikes to a hot spring', ['Hiking', 'Hot Springs']],
  ['mountain onsen', ['Hiking', 'Hot Springs']],
  ['mountains, trails, trekking', ['Hiking', 'Hiking', 'Hiking']],
  ['thermal bath near vineyards', ['Hot Springs', 'Wine & Food']],
  ['thermal baths in a vineyard', ['Hot Springs', 'Wine & Food']],
  ['thermal spas', ['Hot Springs', 'Spa']],
  ['pools for scuba', ['Pool', 'Scuba & Water Sports']],
  ['swim and surf', ['Pool', 'Scuba & Water Sports']],
  ['swimming, surfing', ['Pool', 'Scuba & Water Sports']],
  ['swimming pool near a winery', ['Pool', 'Wine & Food']],
  ['swimming pools and wines', ['Pool', 'Wine & Food']],
  ['diving on safaris', ['Scuba & Water Sports', 'Wildlife']],
  ['scuba diving and a safari', ['Scuba & Water Sports', 'Wildlife']],
  ['snorkel, watersports', ['Scuba & Water Sports', 'Scuba & Water Sports']],
  ['snorkelling and water sports', ['Scuba & Water Sports', 'Scuba & Water Sports']],
  ['a piste with wine', ['Skiing', 'Wine & Food']],
  ['pistes and slopes', ['Skiing', 'Skiing']],
  ['ski in ski out', ['Skiing']],
  ['ski resort with snow', ['Skiing', 'Skiing']],
  ['skis for snowboarding', ['Skiing', 'Skiing']],
  ['ski', ['Skiing']],
];

describe('a query', () => {
  it.each(QUERIES)('“%s” asks for %j', (query, amenities) => {
    const understood = understandQuery(index, query, '2026-11-23');
    expect(understood).toMatchObject({ text: '', missed: [], corrected: null });
    expect(understood?.phrases.flatMap(({ parts }) => parts)).toEqual(
      amenities.map((amenity) => ({ kind: 'amenity', amenity })),
    );
  });
});
