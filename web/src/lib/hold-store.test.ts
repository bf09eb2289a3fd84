import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import { clearHold, readHold, writeHold } from './hold-store.ts';
import type { Stay } from './stay-query.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const TODAY = dayAtOffset(NOW, 0);
const STAY: Stay = {
  resortId: 'A12',
  vacationType: 'lastCall',
  unitType: 'studio',
  startDate: addDays(TODAY, 10),
  endDate: addDays(TODAY, 12),
};
const HOLD = { stay: STAY, holdId: 'hold-1', deadline: NOW + 480_000 };

afterEach(() => {
  clearHold();
});

describe('the hold of an offer', () => {
  it('is found for its stay only', () => {
    writeHold(HOLD);
    expect(readHold(STAY, NOW)).toEqual(HOLD);
    expect(readHold({ ...STAY, unitType: '1 bedroom' }, NOW)).toBeNull();
  });

  it('survives a reload', async () => {
    writeHold(HOLD);
    vi.resetModules();
    const reloaded = await import('./hold-store.ts');
    expect(reloaded.readHold(STAY, NOW)).toEqual(HOLD);
  });

  it('is forgotten once it became a booking', () => {
    writeHold(HOLD);
    clearHold();
    expect(readHold(STAY, NOW)).toBeNull();
    expect(sessionStorage.getItem('offerHold')).toBeNull();
  });

  it.each(['rubbish', 'null', '{"stay":"?resort=A12","holdId":"h","deadline":1}', '{"stay":{}}'])(
    'is none when storage holds %s',
    (stored) => {
      sessionStorage.setItem('offerHold', stored);
      expect(readHold(STAY, NOW)).toBeNull();
    },
  );
});
