import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Hold } from './hold-store.ts';
import {
  clearHold,
  forgetHold,
  isLiveHold,
  offerHoldIds,
  ownHoldIds,
  readHold,
  renewHold,
  writeHold,
} from './hold-store.ts';
import type { Stay } from '../stay/stay-query.ts';

const NOW = 1_800_000_000_000;
const STAY: Stay = {
  resortId: 'A12',
  vacationType: 'lastCall',
  unitType: 'studio',
  startDate: '2026-12-05',
  endDate: '2026-12-11',
};
const OTHER: Stay = { ...STAY, unitType: '1 bedroom' };
const HOLD: Hold = {
  stay: STAY,
  holdId: 'hold-1',
  deadline: NOW + 480_000,
  source: 'offer',
  extensionsLeft: 10,
};

afterEach(() => {
  for (const id of ownHoldIds()) forgetHold(id);
});

describe('the hold of an offer', () => {
  it('is found for its stay only', () => {
    writeHold(HOLD);
    expect(readHold(STAY)).toEqual(HOLD);
    expect(readHold(OTHER)).toBeNull();
  });

  it('survives a reload, and is known in other tabs', async () => {
    writeHold(HOLD);
    vi.resetModules();
    const reloaded = await import('./hold-store.ts');
    expect(reloaded.readHold(STAY)).toEqual(HOLD);
  });

  it('is active until its deadline', () => {
    expect(isLiveHold(HOLD, STAY, NOW)).toBe(true);
    expect(isLiveHold(HOLD, STAY, HOLD.deadline)).toBe(false);
    expect(isLiveHold(HOLD, OTHER, NOW)).toBe(false);
    expect(isLiveHold(null, STAY, NOW)).toBe(false);
  });

  it('is known by its id, so that it never blocks its own nights', () => {
    expect(ownHoldIds()).toEqual([]);
    writeHold(HOLD);
    writeHold({ ...HOLD, stay: OTHER, holdId: 'hold-2', source: 'waitlist' });
    expect(ownHoldIds()).toEqual(['hold-2', 'hold-1']);
  });

  it('can be released by the browser, except when the waitlist holds it', () => {
    writeHold(HOLD);
    writeHold({ ...HOLD, stay: OTHER, holdId: 'hold-2', source: 'waitlist' });
    expect(offerHoldIds()).toEqual(['hold-1']);
  });

  it('gets another deadline when it is extended, and none once it is forgotten', () => {
    writeHold(HOLD);
    renewHold('hold-1', { deadline: NOW + 900_000, extensionsLeft: 9 });
    expect(readHold(STAY)).toEqual({ ...HOLD, deadline: NOW + 900_000, extensionsLeft: 9 });
    forgetHold('hold-1');
    renewHold('hold-1', { deadline: NOW + 900_000, extensionsLeft: 8 });
    expect(readHold(STAY)).toBeNull();
  });

  it('replaces the previous one of the same stay, and old ones make room', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const endDate = `2026-12-${10 + number}`;
      writeHold({ ...HOLD, stay: { ...STAY, endDate }, holdId: `hold-${number}` });
    }
    writeHold({ ...HOLD, stay: { ...STAY, endDate: '2026-12-16' }, holdId: 'hold-7' });
    expect(ownHoldIds()).toEqual(['hold-7', 'hold-5', 'hold-4', 'hold-3']);
  });

  it('is forgotten once it became a booking', () => {
    writeHold(HOLD);
    clearHold(STAY);
    expect(readHold(STAY)).toBeNull();
  });

  it.each([
    'rubbish',
    'null',
    '{"v":1,"data":{}}',
    '{"v":1,"data":[{"stayKey":1}]}',
    '{"v":1,"data":[{"stayKey":"a","holdId":"b","deadline":1,"source":"else","extensionsLeft":1}]}',
    '{"v":0,"data":[]}',
  ])('is none when storage holds %s', async (text) => {
    localStorage.setItem('offerHolds', text);
    vi.resetModules();
    const reloaded = await import('./hold-store.ts');
    expect(reloaded.readHold(STAY)).toBeNull();
  });
});
