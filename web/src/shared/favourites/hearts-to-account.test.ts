import { MAX_FAVOURITES } from '@club/domain/favourites/favourite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceHearts } from './device-hearts.ts';
import * as favouriteWritesModule from './favourite-writes.ts';
import { isResortThere, readFavouriteIds, saveFavourite } from './favourite-writes.ts';
import { heartsToAccount } from './hearts-to-account.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(favouriteWritesModule, 'isResortThere', 'readFavouriteIds', 'saveFavourite');

const save = vi.mocked(saveFavourite);
const known = vi.mocked(readFavouriteIds);
const isThere = vi.mocked(isResortThere);
const savedIds = (): string[] => save.mock.calls.map(([, { resortId }]) => resortId);

beforeEach(() => {
  save.mockReset().mockResolvedValue();
  known.mockReset().mockResolvedValue([]);
  isThere.mockReset().mockResolvedValue(true);
  deviceHearts.write([]);
});

describe('the hearts of a device', () => {
  it('move to the account and leave the device', async () => {
    deviceHearts.write(['R1', 'R2']);
    expect(await heartsToAccount('anna')).toEqual({ added: 2, left: 0 });
    expect(save.mock.calls).toEqual([
      ['anna', { resortId: 'R1' }],
      ['anna', { resortId: 'R2' }],
    ]);
    expect(deviceHearts.read()).toEqual([]);
  });

  it('that the account has already need no saving', async () => {
    deviceHearts.write(['R1', 'R2']);
    known.mockResolvedValue(['R2', 'R9']);
    expect(await heartsToAccount('anna')).toEqual({ added: 1, left: 0 });
    expect(savedIds()).toEqual(['R1']);
    expect(deviceHearts.read()).toEqual([]);
  });

  it('call no server while there are none', async () => {
    expect(await heartsToAccount('anna')).toEqual({ added: 0, left: 0 });
    expect(known).not.toHaveBeenCalled();
  });

  it('for which there is no room stay', async () => {
    deviceHearts.write(['R1', 'R2', 'R3']);
    known.mockResolvedValue(Array.from({ length: MAX_FAVOURITES - 1 }, (_, at) => `S${at}`));
    expect(await heartsToAccount('anna')).toEqual({ added: 1, left: 2 });
    expect(deviceHearts.read()).toEqual(['R2', 'R3']);
  });

  it('that are rejected stay, and the others move', async () => {
    deviceHearts.write(['R1', 'R2']);
    save.mockImplementation(async (_, { resortId }) => {
      if (resortId === 'R1') throw new Error('refused');
    });
    expect(await heartsToAccount('anna')).toEqual({ added: 1, left: 0 });
    expect(deviceHearts.read()).toEqual(['R1']);
  });

  it('of a resort that has left the club are dropped without being counted', async () => {
    deviceHearts.write(['GONE', 'R2']);
    save.mockImplementation(async (_, { resortId }) => {
      if (resortId === 'GONE') throw new Error('refused');
    });
    isThere.mockImplementation(async (id) => id !== 'GONE');
    expect(await heartsToAccount('anna')).toEqual({ added: 1, left: 0 });
    expect(deviceHearts.read()).toEqual([]);
  });

  it('stay when it is unknown whether the resort exists', async () => {
    deviceHearts.write(['R1']);
    save.mockRejectedValue(new Error('refused'));
    isThere.mockRejectedValue(new Error('offline'));
    expect(await heartsToAccount('anna')).toEqual({ added: 0, left: 0 });
    expect(deviceHearts.read()).toEqual(['R1']);
  });

  it('stay when the favourites of the account cannot be read', async () => {
    deviceHearts.write(['R1']);
    known.mockRejectedValue(new Error('offline'));
    await expect(heartsToAccount('anna')).rejects.toThrow('offline');
    expect(save).not.toHaveBeenCalled();
    expect(deviceHearts.read()).toEqual(['R1']);
  });

  it('keep one that is saved while the others move', async () => {
    deviceHearts.write(['R1']);
    save.mockImplementation(async () => {
      deviceHearts.write([...deviceHearts.read(), 'R5']);
    });
    await heartsToAccount('anna');
    expect(deviceHearts.read()).toEqual(['R5']);
  });

  it('are not moved again by a second tab that waited for its turn', async () => {
    let last = Promise.resolve();
    const request = vi.fn(async (_name: string, work: () => Promise<void>) => {
      last = last.then(work);
      return last;
    });
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    try {
      deviceHearts.write(['R1']);
      const both = await Promise.all([heartsToAccount('anna'), heartsToAccount('anna')]);
      expect(both).toEqual([
        { added: 1, left: 0 },
        { added: 0, left: 0 },
      ]);
      expect(savedIds()).toEqual(['R1']);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });
});
