import { describe, expect, it } from 'vitest';
import { buildSeedResorts } from '../../../scripts/seed/resorts.ts';
import { catalogueRow } from '../catalogue/packed-catalogue.ts';
import { buildResortIndex } from './resort-index.ts';
import { matchesOf } from './search-results.ts';
import { understandQuery } from './understood-query.ts';

/** The demo club, on the day `TODAY`. */
const TODAY = '2026-11-23';
const index = buildResortIndex(
  buildSeedResorts(309).map((stored) => catalogueRow(stored._id, stored)),
);

/** Queries as people write them, each with the resort that it must find first, and how many. */
const QUERIES: readonly (readonly [query: string, first: string, count: number])[] = [
  ['pool', 'Scala dei Limoni', 93],
  ['golf', 'Elk Meadow Lodge', 37],
  ['ski', 'Elk Meadow Lodge', 18],
  ['spa', 'Motu Tiare', 154],
  ['hot springs', 'Machiya Uguisu', 32],
  ['quiet beach', 'Seventy-Four Islands', 112],
  ['near Orlando', 'Heron Lantern Village 7 Nights', 3],
  ['in March for 4', 'Motu Tiare', 217],
  ['bech resrt in thialand', 'Longtail Limestone', 2],
  ['skii in switserland', 'Arven Lodge', 1],
  ['golf in portgual', 'Quinta do Xisto', 1],
  ['golf in Scotland', 'Wyndham Skerry & Heather', 2],
  ['hotel near the beach in Spain', 'Casa del Drago', 4],
  ['snow in Japan', 'Yuki & Birch 7 Nights', 1],
  ['hot springs in Japan', 'Machiya Uguisu', 3],
  ['scuba diving in the Maldives', 'Manta Season Overwater', 2],
  ['safari in Kenya', 'Talek Bend Lodge', 2],
  ['wine and food in Italy', 'Grotta del Corallo', 4],
  ['vineyard in chile', 'Ascensor Ámbar', 1],
  ['casinos in Las Vegas', 'The Mojave Marquee', 1],
  ['fishing in Norway', 'Seven Sisters Landing', 3],
  ['boating in venice', "Ca' delle Acque Alte", 1],
  ['beaches of Brazil', 'Mirante do Jequitibá', 2],
  ['city break in Berlin', 'Spreebogen Lofts', 1],
  ['swimming pool near Tucson', 'Saguaro Lantern Ranch', 2],
  ['family of 5 near San Diego', 'Pelican Slip 6 Nights', 2],
  ['somewhere warm in February', 'Motu Tiare', 78],
  ['the Caribbean with a pool', 'Divi-Divi Point', 6],
  ['Europe for a week in May', 'Scala dei Limoni', 79],
  ['south america hiking', 'Casa del Equinoccio', 9],
  ['2 bedroom in Paris', 'Les Toits de Zinc', 1],
  ['studio in Tokyo for two', 'The Quiet Lantern Shinjuku', 1],
  ['last call golf in Florida', 'Quartz Sand Club', 2],
  ['beach under 43,000 points', 'Seventy-Four Islands', 51],
  ['luxury spa in Bali', 'Subak Green 7 Nights', 3],
  ['christmas in New York', 'Lantern & Lex', 2],
  ['a weekend in June in Lisbon', 'Miradouro da Glicínia', 1],
  ['uk', 'Glen Orrin Towerhouse 7 Nights', 8],
  ['the netherlands', 'Brouwersgracht Bells', 2],
  ['ski-in ski-out in Colorado', 'Wyndham Aspen Kettle', 2],
  ['caribean beach', 'Divi-Divi Point', 17],
  ['westrn europe', 'Rives du Semnoz 7 Nights', 32],
  ['for 7 nights in Spain', 'Casa del Drago', 9],
  ['3 nights in Rome', 'Scala dei Limoni', 9],
  ['spa in santorni', 'Portara Cottages', 2],
  ['near Disney World', 'Heron Lantern Village 7 Nights', 3],
  ['Maui', 'Lava Light Terraces', 4],
  ['new year in New York', 'Lantern & Lex', 2],
  ['first week of July in Italy', 'Scala dei Limoni', 6],
  ['deia', 'Finca Oliva Brava', 1],
  ['curacao', 'Handelskade Lanterns', 1],
  // Names, places and codes are what they are: each word counts (rules 5.2).
  ['Diani Beach', 'Baobab & Dhow', 2],
  ['Lake Placid', 'Balsam Cove Camp', 7],
  ['Oak & Vine Residences', 'Oak & Vine Residences 7 Nights', 35],
  ['R1046', 'Scala dei Limoni', 1],
];

describe('in the demo club', () => {
  it.each(QUERIES)('“%s” finds %s first, of %i', (query, first, count) => {
    const understood = understandQuery(index, query, TODAY);
    const found =
      understood === null ? index.find(query) : matchesOf(index, query, understood, TODAY);
    expect([found[0]?.placeName, found.length]).toEqual([first, count]);
  });
});
