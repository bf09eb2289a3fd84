import { expect, it } from 'vitest';
import { instantMs } from './instant-ms.ts';

it('of two instants in one millisecond one is later', () => {
  const [early, late] = [400_000, 900_000].map((nanoseconds) =>
    instantMs({ seconds: 1_800_000_000, nanoseconds }),
  );
  expect(early).toBe(1_800_000_000_000.4);
  expect(late).toBe(1_800_000_000_000.9);
});
