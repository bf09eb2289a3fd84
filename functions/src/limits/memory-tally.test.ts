import { describe, expect, it } from 'vitest';
import { createMemoryTally } from './memory-tally.ts';

describe('a memory tally', () => {
  it('allows so many per key, and says when the next one is', () => {
    const tally = createMemoryTally({ perKey: 2, inAll: 10 }, 1000);
    expect([tally.take('a', 5), tally.take('a', 6), tally.take('a', 7)]).toEqual([null, null, 998]);
    expect(tally.take('b', 8)).toBeNull();
    expect(tally.take('a', 1004)).toBe(1);
    expect(tally.take('a', 1005)).toBeNull();
  });

  it('allows so many for all keys together', () => {
    const tally = createMemoryTally({ perKey: 2, inAll: 3 }, 1000);
    expect(['a', 'b', 'c', 'd'].map((key) => tally.take(key, 0))).toEqual([null, null, null, 1000]);
    expect(['a', 'b', 'c', 'd'].map((key) => tally.take(key, 1000))).toEqual([
      null,
      null,
      null,
      1000,
    ]);
  });
});
