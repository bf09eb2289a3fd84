import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titled } from '../testing/titled.ts';
import {
  addToHistory,
  historyFromStored,
  historyLike,
  removeFromHistory,
  SEARCH_HISTORY_LIMIT,
} from './search-history.ts';

const anyQuery = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom('Naples', 'naples ', ' NAPLES', '', '  ', `${'a'.repeat(199)} b`),
);
const historyOf = (queries: readonly string[]): readonly string[] =>
  queries.reduce<readonly string[]>(addToHistory, []);

describe('the search history', () => {
  it('keeps the newest ten, newest first', () => {
    const queries = Array.from({ length: 13 }, (_, at) => `query ${at}`);
    expect(SEARCH_HISTORY_LIMIT).toBe(10);
    expect(historyOf(queries)).toEqual(queries.slice(3).toReversed());
  });

  it('moves a repeated query to the top, however it is written', () => {
    expect(historyOf(['naples', 'bali', ' Naples '])).toEqual(['Naples', 'bali']);
  });

  it('ignores a blank query', () => {
    const history = historyOf(['naples']);
    expect(addToHistory(history, '  ')).toBe(history);
  });

  it('stays unique, trimmed and short after any queries', () => {
    fc.assert(
      fc.property(fc.array(anyQuery, { maxLength: 30 }), (queries) => {
        const history = historyOf(queries);
        expect(history.length).toBeLessThanOrEqual(10);
        expect(new Set(history.map((entry) => entry.toLowerCase())).size).toBe(history.length);
        for (const entry of history) {
          expect(entry).toBe(entry.trim());
          expect(entry).not.toBe('');
          expect(entry.length).toBeLessThanOrEqual(200);
        }
      }),
    );
  });

  it('loses an entry when it is removed, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(anyQuery, { minLength: 1, maxLength: 15 }),
        fc.nat(),
        (queries, seed) => {
          const history = historyOf(queries);
          fc.pre(history.length > 0);
          const entry = history[seed % history.length] ?? '';
          expect(removeFromHistory(history, entry)).toEqual(
            history.filter((other) => other !== entry),
          );
        },
      ),
    );
  });

  it('comes back from storage as it was', () => {
    fc.assert(
      fc.property(fc.array(anyQuery, { maxLength: 15 }), (queries) => {
        const history = historyOf(queries);
        expect(historyFromStored(JSON.parse(JSON.stringify(history)))).toEqual(history);
      }),
    );
  });

  it.each(titled([null, undefined, 'naples', 7, {}, { 0: 'naples' }]))(
    'is empty from %s',
    (_, stored) => {
      expect(historyFromStored(stored)).toEqual([]);
    },
  );

  it('leaves out of storage what is no text', () => {
    expect(historyFromStored(['a', 1, null, ['b'], { q: 'c' }, ' ', 'd', 'A'])).toEqual(['a', 'd']);
  });
});

describe('historyLike', () => {
  const history = ['Málaga beach', 'beach house', 'Malta', 'bea', 'sea'];

  it.each([
    ['ma', ['Málaga beach', 'Malta']],
    ['BEA', ['Málaga beach', 'beach house']],
    ['beach h', ['beach house']],
    // Inside of a word is not where a visitor begins to type.
    ['alta', []],
    ['malta ', []],
    ['  ', []],
  ])('for %j is %j', (typed, entries) => {
    expect(historyLike(history, typed, 5)).toEqual(entries);
  });

  it('has as many as are wanted', () => {
    expect(historyLike(history, 'b', 1)).toEqual(['Málaga beach']);
  });
});
