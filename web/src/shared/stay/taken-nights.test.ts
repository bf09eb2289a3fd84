import { describe, expect, it } from 'vitest';
import { isNightFree, monthsOfWindow, takenNights, takenReason } from './taken-nights.ts';

const NOW = 1_800_000_000_000;
const MONTHS = {
  '2026-12': {
    cap: 2,
    rev: 1,
    nights: {
      '05': { sold: 2, holds: {} },
      '06': { sold: 1, holds: { other: NOW + 1000 } },
      '07': { sold: 1, holds: { mine: NOW + 1000 } },
      '08': { sold: 1, holds: { over: NOW - 1 } },
    },
  },
};
const WINDOW = { earliest: '2026-12-04', latest: '2027-01-02' };

describe('nights that are taken', () => {
  it('are those without a unit that is neither sold nor held by others', () => {
    const isFree = isNightFree(MONTHS, 2, NOW, ['elsewhere', 'mine']);
    const taken = takenNights(WINDOW, isFree, takenReason(MONTHS, 2));
    expect([...taken.keys()]).toEqual(['2026-12-05', '2026-12-06']);
    expect(taken.get('2026-12-05')).toBe('Sold out');
    expect(taken.get('2026-12-06')).toBe('On hold');
  });

  it('are all when the resort gives no units', () => {
    expect(takenNights(WINDOW, isNightFree({}, 0, NOW, []), takenReason({}, 0)).size).toBe(29);
  });

  it('lie in the months of the window', () => {
    expect(monthsOfWindow(WINDOW)).toEqual(['2026-12', '2027-01']);
  });
});
