import { describe, expect, it } from 'vitest';
import { buildSeedResorts } from '../../../scripts/seed/resorts.ts';
import { catalogueRow } from '../catalogue/packed-catalogue.ts';
import { nearestResorts } from '../directory/nearest.ts';
import { anIndexedResort } from '../testing/indexed-resort.ts';
import { buildResortIndex } from './resort-index.ts';
import { matchesOf } from './search-results.ts';
import { understandQuery } from './understood-query.ts';

const TODAY = '2026-11-23';
const index = buildResortIndex(
  buildSeedResorts(309).map((stored) => catalogueRow(stored._id, stored)),
);

/** Where places are that the club calls otherwise, in degrees. */
const PLACES: readonly (readonly [name: string, lat: number, lng: number])[] = [
  ['Buenos Aires', -34.6, -58.4],
  ['Grand Canyon', 36.1, -112.1],
  ['Melbourne', -37.8, 145],
  ['Sydney', -33.9, 151.2],
  ['Big Sur', 36.3, -121.8],
  ['Lake Tahoe', 39.1, -120],
  ['Los Angeles', 34.1, -118.2],
  ['San Francisco', 37.8, -122.4],
  ['Yosemite', 37.9, -119.5],
  ['Czech Republic', 50.1, 14.4],
  ['Florida Keys', 24.7, -81.1],
  ['Fort Lauderdale', 26.1, -80.1],
  ['Key West', 24.6, -81.8],
  ['Miami', 25.8, -80.2],
  ['Tampa', 27.9, -82.5],
  ['Côte d’Azur', 43.6, 7.1],
  ['French Alps', 45.8, 6.8],
  ['French Riviera', 43.6, 7.1],
  ['Provence', 43.9, 5.5],
  ['Crete', 35.2, 24.9],
  ['Greek islands', 37, 25.4],
  ['Mykonos', 37.4, 25.3],
  ['Rhodes', 36.2, 28],
  ['Santorini', 36.4, 25.4],
  ['Honolulu', 21.3, -157.9],
  ['Kauai', 22.1, -159.5],
  ['Maui', 20.8, -156.3],
  ['Oahu', 21.5, -158],
  ['Waikiki', 21.3, -157.8],
  ['Bali', -8.4, 115.2],
  ['Dublin', 53.3, -6.3],
  ['Amalfi Coast', 40.6, 14.6],
  ['Florence', 43.8, 11.3],
  ['Lake Como', 46, 9.3],
  ['Rome', 41.9, 12.5],
  ['Sardinia', 40.1, 9],
  ['Sicily', 37.6, 14],
  ['Tuscany', 43.4, 11],
  ['Playa del Carmen', 20.6, -87.1],
  ['Riviera Maya', 20.5, -87.2],
  ['Tulum', 20.2, -87.5],
  ['Yucatán', 20.8, -89],
  ['Holland', 52.3, 4.8],
  ['NYC', 40.7, -74],
  ['Scandinavia', 60, 15],
  ['Disney World', 28.4, -81.6],
  ['Walt Disney World', 28.4, -81.6],
  ['Algarve', 37.1, -8.2],
  ['Madeira', 32.7, -17],
  ['Cape Town', -33.9, 18.4],
  ['Mediterranean', 40, 15],
  ['Andalusia', 37.4, -4.8],
  ['Barcelona', 41.4, 2.2],
  ['Canary Islands', 28.1, -15.4],
  ['Costa del Sol', 36.5, -4.9],
  ['Madrid', 40.4, -3.7],
  ['Majorca', 39.6, 2.9],
  ['Mallorca', 39.6, 2.9],
  ['Tenerife', 28.3, -16.5],
  ['Swiss Alps', 46.5, 8],
  ['Bangkok', 13.8, 100.5],
  ['Phuket', 7.9, 98.3],
  ['Istanbul', 41, 29],
  ['Turkey', 39, 35],
  ['Abu Dhabi', 24.5, 54.4],
  ['Emirates', 24, 54],
  ['UAE', 24, 54],
  ['Britain', 54, -2],
  ['Great Britain', 54, -2],
  ['UK', 54, -2],
  ['England', 52.5, -1.5],
  ['London', 51.5, -0.1],
  ['Scotland', 56.8, -4.2],
  ['Wales', 52.3, -3.7],
  ['America', 39.8, -98.6],
  ['US', 39.8, -98.6],
  ['USA', 39.8, -98.6],
  ['Yellowstone', 44.6, -110.5],
];

/** The demo club has a resort this near to each of them. */
const NEAR_KM = 1000;

describe('a place by the name people give it', () => {
  it.each(PLACES)('finds “%s” where it is', (name, lat, lng) => {
    const query = `a stay in ${name}`;
    const understood = understandQuery(index, query, TODAY);
    expect(understood).toMatchObject({ text: '', missed: [], corrected: null });
    if (understood === null) return;
    const found = matchesOf(index, query, understood, TODAY);
    expect(nearestResorts({ lat, lng }, found, 1)[0]?.km).toBeLessThan(NEAR_KM);
    // Not because everything is found.
    expect(found.length).toBeLessThan(index.resorts.length / 3);
  });
});

describe('in a club without a resort there', () => {
  const elsewhere = buildResortIndex(
    ['Salta, Argentina', 'Perth, Australia', 'Napa, California', 'Knysna, South Africa']
      .concat(['Ronda, Spain', 'Bodrum, Türkiye'])
      .map((location) => anIndexedResort({ location })),
  );
  it.each([
    ['Buenos Aires', 'Salta'],
    ['Sydney', 'Perth'],
    ['Big Sur', 'Napa'],
    ['Cape Town', 'Knysna'],
    ['Barcelona', 'Ronda'],
    ['Istanbul', 'Bodrum'],
  ])('“%s” is the country or state around it', (name, town) => {
    const query = `a stay in ${name}`;
    const understood = understandQuery(elsewhere, query, TODAY);
    const found = understood === null ? [] : matchesOf(elsewhere, query, understood, TODAY);
    expect(found.map(({ location }) => location.split(',')[0])).toEqual([town]);
  });
});
