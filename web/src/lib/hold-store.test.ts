import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearHold, isLiveHold, ownHoldId, readHold, writeHold } from './hold-store.ts';
import type { Stay } from './stay-query.ts';

const NOW = 1_800_000_000_000;
const STAY: Stay = {
  resortId: 'A12',
  vacationType: 'lastCall',
  unitType: 'studio',
  startDate: '2026-12-05',
  endDate: '2026-12-11',
};
const OTHER: Stay = { ...STAY, unitType: '1 bedroom' };
const HOLD = { stay: STAY, holdId: 'hold-1', deadline: NOW + 480_000 };

afterEach(() => {
  clearHold();
});

describe('the hold of an offer', () => {
  it('is found for its stay only', () => {
    writeHold(HOLD);
    expect(readHold(STAY)).toEqual(HOLD);
    expect(readHold(OTHER)).toBeNull();
  });

  it('survives a reload', async () => {
    writeHold(HOLD);
    vi.resetModules();
    const reloaded = await import('./hold-store.ts');
    expect(reloaded.readHold(STAY)).toEqual(HOLD);
  });

  it('is alive until its deadline', () => {
    expect(isLiveHold(HOLD, STAY, NOW)).toBe(true);
    expect(isLiveHold(HOLD, STAY, HOLD.deadline)).toBe(false);
    expect(isLiveHold(HOLD, OTHER, NOW)).toBe(false);
    expect(isLiveHold(null, STAY, NOW)).toBe(false);
  });

  it('is known by its id, so that it never blocks its own nights', () => {
    expect(ownHoldId()).toBeNull();
    writeHold(HOLD);
    expect(ownHoldId()).toBe('hold-1');
  });

  it('is forgotten once it became a booking', () => {
    writeHold(HOLD);
    clearHold();
    expect(readHold(STAY)).toBeNull();
  });

  it.each(['rubbish', 'null', '{"v":1,"data":{"stayKey":1}}', '{"v":0,"data":{}}'])(
    'is none when storage holds %s',
    async (text) => {
      sessionStorage.setItem('offerHold', text);
      vi.resetModules();
      const reloaded = await import('./hold-store.ts');
      expect(reloaded.readHold(STAY)).toBeNull();
    },
  );
});
