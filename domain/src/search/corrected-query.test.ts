import { describe, expect, it } from 'vitest';
import { anIndexedResort } from '../testing/indexed-resort.ts';
import type { MeantWord } from './corrected-query.ts';
import { correctedQueries, meantWords, shorterQueries } from './corrected-query.ts';
import { buildResortIndex } from './resort-index.ts';

const missed = (typed: string, ...meant: string[]): MeantWord => ({ typed, isFound: false, meant });
const found = (typed: string): MeantWord => ({ typed, isFound: true, meant: [typed] });

describe('queries that may have been meant', () => {
  it('replace the first word that is missing by each that is near, the others by the nearest', () => {
    const words = [
      found('cove'),
      missed('nples', 'naples', 'maples'),
      missed('flrida', 'florida', 'x'),
    ];
    expect(correctedQueries(words)).toEqual(['cove naples florida', 'cove maples florida']);
  });

  it('leave out what nothing is near to, and are three at most', () => {
    expect(correctedQueries([missed('qqq'), missed('nples', 'a', 'b', 'c', 'd')])).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(correctedQueries([missed('qqq')])).toEqual([]);
    expect(correctedQueries([found('cove'), missed('qqq')])).toEqual([]);
    expect(correctedQueries([found('cove')])).toEqual([]);
  });
});

describe('queries with one word less', () => {
  it('are as many as there are words, three at most, of the nearest words', () => {
    expect(shorterQueries([found('a'), missed('x', 'b', 'c')])).toEqual(['b', 'a']);
    expect(shorterQueries(['a', 'b', 'c', 'd'].map(found))).toEqual(['b c d', 'a c d', 'a b d']);
    expect(shorterQueries([found('a'), missed('q')])).toEqual([]);
    expect(shorterQueries([found('a'), found('a')])).toEqual(['a']);
  });
});

describe('what may have been meant by words', () => {
  const index = buildResortIndex(
    ['Lakeside House', 'New York Lodge', 'Laketown'].map((placeName, at) =>
      anIndexedResort({ placeName, location: 'Naples', resortCode: `D${at}`, amenities: ['Golf'] }),
    ),
  );
  const meant = (query: string, unfinished = false) =>
    meantWords(index, query, { unfinished }).map((word) => [word.isFound, ...word.meant]);

  it('is an amenity that the club has', () => {
    expect(meant('golff skiin')).toEqual([[false, 'golf'], [false]]);
  });

  it('is never a word of a region that was typed as it is', () => {
    expect(meant('united')).toEqual([[false]]);
    expect(meant('unted')).toEqual([[false, 'united']]);
  });

  it('is the word itself where it is found, two words, or near ones', () => {
    expect(meant('naples newyork laksside')).toEqual([
      [true, 'naples'],
      [false, 'new york'],
      [false, 'lakeside'],
    ]);
  });

  it('is what the last word begins while it is typed, and the same when asked again', () => {
    for (let times = 0; times < 2; times += 1) {
      expect(meant('laket', true)).toEqual([[true, 'laket']]);
      expect(meant('lakxs', true)).toEqual([[false, 'lakeside', 'laketown']]);
      expect(meant('lakxs')).toEqual([[false]]);
      expect(meant('lakxs naples', true)).toEqual([[false], [true, 'naples']]);
    }
  });

  it('takes words as finished unless told otherwise', () => {
    expect(meantWords(index, 'lakxs')).toEqual([{ typed: 'lakxs', isFound: false, meant: [] }]);
  });

  it('is the nearest of names and amenities of the club', () => {
    const club = buildResortIndex([
      anIndexedResort({ placeName: 'Skims', amenities: ['Skiing', 'Wildlife'] }),
    ]);
    const nearest = (query: string, unfinished: boolean): string | undefined =>
      meantWords(club, query, { unfinished })[0]?.meant[0];
    expect(nearest('skiimg', false)).toBe('skiing');
    expect(nearest('safr', true)).toBe('safari');
  });
});
