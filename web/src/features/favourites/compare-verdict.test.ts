import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { describe, expect, it } from 'vitest';
import { aCatalogueResort } from '../../testing/resort-builders.ts';
import type { CompareContext } from './compare-facts.ts';
import { compareVerdict } from './compare-verdict.ts';
import type { StayState } from './stay-state.ts';

const DATES = { from: '2026-12-07', to: '2026-12-10' };
const named = (placeName: string, over: Partial<CatalogueResort> = {}) =>
  aCatalogueResort({ id: placeName, placeName, ...over });
const pier = named('Pier');
const mill = named('Mill', { bedrooms: '2 bedroom', sleeps: 6 });
const lodge = named('Lodge', { sleeps: 6 });
const abbey = named('Abbey', { rating: 9 });

const verdict = (
  resorts: readonly CatalogueResort[],
  states: Record<string, StayState> = {},
  more: Partial<CompareContext> = {},
) =>
  compareVerdict(resorts, {
    dates: DATES,
    vacationType: 'rciPoints',
    party: 0,
    today: '2026-12-02',
    stateOf: ({ id }) => states[id] ?? { kind: 'free' },
    ...more,
  });
const soldOut = (nightsFree: number): StayState => ({ kind: 'sold-out', nightsFree });

describe('which resort suits a stay best', () => {
  it('is the only one that is free', () => {
    expect(verdict([pier, abbey, mill], { Pier: soldOut(2), Abbey: { kind: 'closed' } })).toEqual({
      resortIds: ['Mill'],
      text: 'Mill suits this stay best: the only one free on these dates.',
    });
  });

  it('is none where all are taken, but one has most of the nights', () => {
    const none = { resortIds: [] };
    expect(verdict([pier, mill], { Pier: soldOut(1), Mill: soldOut(2) })).toEqual({
      ...none,
      text: 'None of these is free on all of these nights. Mill has most of them, 2 of 3.',
    });
    expect(verdict([pier, mill], { Pier: soldOut(0), Mill: soldOut(0) })).toEqual({
      ...none,
      text: 'None of these is free on these dates.',
    });
    const closed: StayState = { kind: 'closed' };
    expect(verdict([pier, mill], { Pier: closed, Mill: closed }, { dates: null })).toEqual({
      ...none,
      text: 'None of these can be booked now.',
    });
  });

  it('has beds for everyone', () => {
    expect(verdict([pier, mill], {}, { party: 5 }).text).toBe(
      'Mill suits this stay better: the only one with beds for 5.',
    );
    expect(verdict([pier, mill], {}, { party: 7 })).toEqual({
      resortIds: [],
      text: 'None of these has beds for 7.',
    });
  });

  it('costs least, with what the nearest other price buys', () => {
    const palace = named('Palace', { bedrooms: '4 bedroom', sleeps: 10 });
    expect(verdict([palace, mill, pier])).toEqual({
      resortIds: ['Pier'],
      text: 'Pier suits this stay best: 21,000 points, 6,000 points less than Mill, which sleeps 6 rather than 4.',
    });
    expect(verdict([mill, lodge]).text).toMatch(/less than Mill, with as many beds\.$/);
    expect(verdict([mill, named('Barn', { sleeps: 8 })]).text).toMatch(
      /less than Mill, and sleeps 8 rather than 6\.$/,
    );
  });

  it('has more room or a better rating at the same price', () => {
    expect(verdict([pier, lodge]).text).toBe(
      'Lodge suits this stay better: the same price as Pier, and sleeps 6 rather than 4.',
    );
    expect(verdict([pier, abbey]).text).toBe(
      'Abbey suits this stay better: the same price and room as Pier, and rated 9.0 rather than 8.0.',
    );
    // A few reviews are no rating.
    expect(verdict([pier, { ...abbey, reviewsAmount: 4 }]).text).toMatch(/^Pier suits/);
  });

  it('can be several, or none where nothing matters', () => {
    expect(verdict([pier, mill, named('Quay')])).toMatchObject({
      resortIds: ['Pier', 'Quay'],
      text: expect.stringMatching(/^Pier and Quay suit this stay best: 21,000 points/),
    });
    expect(verdict([pier, named('Quay', { rating: 8.4 })])).toEqual({
      resortIds: [],
      text: 'Price, room and rating are alike: choose the place you like best.',
    });
  });

  it('is sold in the currency of the switch', () => {
    const palace = named('Palace', { bedrooms: '4 bedroom' });
    expect(verdict([palace, pier], {}, { vacationType: 'lastCall' }).text).toBe(
      'Pier suits this stay better: the only one sold by card.',
    );
    expect(verdict([palace], {}, { vacationType: 'lastCall' }).text).toBe(
      'None of these is sold by card.',
    );
  });
});
