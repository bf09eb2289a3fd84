import { describe, expect, it } from 'vitest';
import { suggestedPrice } from './resort-price.ts';

describe('the price on a card', () => {
  it('is that of six nights from today, with their weekend nights', () => {
    // Wednesday to Tuesday: Saturday and Sunday night are in it.
    expect(suggestedPrice('1 bedroom', '2026-12-02')).toEqual({
      unitType: '1 bedroom',
      nights: 6,
      cashCents: 36_102,
      points: 43_000,
    });
    // Monday to Sunday: only the Saturday night is.
    expect(suggestedPrice('2 bedroom', '2026-12-07')).toMatchObject({
      cashCents: 40_363,
      points: 54_500,
    });
  });

  it.each(['3 bedroom', '4 bedroom'])('has no cash for %s, which is never a Last Call', (unit) => {
    expect(suggestedPrice(unit, '2026-12-02')?.cashCents).toBeNull();
  });

  it('is that of the requested stay', () => {
    const weekend = { from: '2027-01-09', to: '2027-01-11' };
    expect(suggestedPrice('studio', '2026-12-02', weekend)).toEqual({
      unitType: 'studio',
      nights: 2,
      cashCents: 32_908,
      points: 15_000,
    });
  });

  it('is null for an unknown unit type', () => {
    expect(suggestedPrice('penthouse', '2026-12-02')).toBeNull();
  });
});
