import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FAVOURITES } from './favourite.ts';
import { mergeHearts } from './merge-hearts.ts';

const ids = (maxLength: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: 800 }).map(String), { maxLength });

describe('hearts of a device', () => {
  it('are added to those of the account', () => {
    expect(mergeHearts(['R1', 'R2'], ['R2', 'R3'])).toEqual({
      known: ['R2'],
      add: ['R1'],
      left: [],
    });
  });

  it('stay on the device where the account has no room', () => {
    const saved = Array.from({ length: MAX_FAVOURITES - 1 }, (_, index) => `S${index}`);
    expect(mergeHearts(['R1', 'R2', 'S0'], saved)).toEqual({
      known: ['S0'],
      add: ['R1'],
      left: ['R2'],
    });
    expect(mergeHearts(['R1'], [...saved, 'S', 'T']).add).toEqual([]);
  });

  it('are none lost, none twice, and never more than there is room for', () => {
    fc.assert(
      fc.property(ids(MAX_FAVOURITES), ids(MAX_FAVOURITES), (onDevice, saved) => {
        const { known, add, left } = mergeHearts(onDevice, saved);
        expect([...known, ...add, ...left].toSorted()).toEqual(onDevice.toSorted());
        expect(saved.length + add.length).toBeLessThanOrEqual(MAX_FAVOURITES);
        if (saved.length + add.length < MAX_FAVOURITES) expect(left).toEqual([]);
      }),
    );
  });

  it('that were added once need nothing the next time', () => {
    fc.assert(
      fc.property(ids(300), ids(200), (onDevice, saved) => {
        const { add } = mergeHearts(onDevice, saved);
        expect(mergeHearts(onDevice, [...saved, ...add])).toEqual({
          known: onDevice,
          add: [],
          left: [],
        });
      }),
    );
  });
});
