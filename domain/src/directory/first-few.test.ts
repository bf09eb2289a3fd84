import { describe, expect, it } from 'vitest';
import { firstFew } from './first-few.ts';

type Row = { name: string; rank: number };
const byRank = (one: Row, other: Row): number => one.rank - other.rank;
const rows = (...ranks: readonly number[]): Row[] =>
  ranks.map((rank, at) => ({ name: `${rank}${'abcdef'[at] ?? ''}`, rank }));
const names = (found: readonly Row[]): string[] => found.map(({ name }) => name);

describe('the first few of a list', () => {
  it('are those that sorting puts first, equals as they were', () => {
    expect(names(firstFew(rows(3, 1, 2, 1, 3, 1), 4, byRank))).toEqual(['1b', '1d', '1f', '2c']);
    expect(names(firstFew(rows(2, 1, 2, 2), 2, byRank))).toEqual(['1b', '2a']);
  });

  it('are all of a short list, and none of none', () => {
    expect(names(firstFew(rows(2, 1), 3, byRank))).toEqual(['1b', '2a']);
    expect(firstFew(rows(2, 1), 0, byRank)).toEqual([]);
    expect(firstFew<Row>([], 3, byRank)).toEqual([]);
  });
});
