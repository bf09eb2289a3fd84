import { expect, test } from 'vitest';
import { hashText, randomFrom } from './random.ts';

test('the same seed gives the same stream and another seed another', () => {
  const take = (seed: string): number[] => {
    const random = randomFrom(seed);
    return Array.from({ length: 5 }, () => random.next());
  };
  expect(take('R1001')).toEqual(take('R1001'));
  expect(take('R1001')).not.toEqual(take('R1002'));
});

test('numbers stay inside their bounds and reach both ends of a whole range', () => {
  const random = randomFrom('bounds');
  const seen = new Set<number>();
  for (let turn = 0; turn < 500; turn += 1) {
    const value = random.between(-3, 4);
    expect(value).toBeGreaterThanOrEqual(-3);
    expect(value).toBeLessThan(4);
    seen.add(random.whole(1, 6));
  }
  expect([...seen].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('an empty list cannot be picked from', () => {
  expect(() => randomFrom('x').pick([])).toThrow('Cannot pick from an empty list.');
});

test('hashes are 32-bit, positive and differ for close texts', () => {
  const hashes = ['R1001', 'R1002', 'R1010', 'R1100'].map(hashText);
  expect(new Set(hashes).size).toBe(4);
  for (const hash of hashes) expect(hash).toBe(hash >>> 0);
});
