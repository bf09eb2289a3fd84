import { describe, expect, it } from 'vitest';
import { quoteStay } from '@club/domain/pricing/quote';
import { quoteFigures, quoteTotal } from './quote-lines.ts';

const DATES = { startDate: '2026-12-05', endDate: '2026-12-11' };

describe('the figures of a quote', () => {
  it('show the points of the nights, the weekend nights and their sum', () => {
    const quote = quoteStay({ unitType: '2 bedroom', vacationType: 'rciPoints', ...DATES });
    const figures = quoteFigures(quote);
    expect(figures).toMatchObject({ total: '55,000', unit: 'points' });
    expect(figures.rows).toEqual([
      { label: '6 nights × 9,000', value: '54,000 points' },
      { label: '2 Sat or Sun nights × 500', value: '1,000 points' },
      { label: 'Total', value: '55,000 points', sum: true },
    ]);
    expect(quoteTotal(quote)).toBe('55,000 points');
  });

  it('leave the weekend out of a stay without one', () => {
    const quote = quoteStay({
      unitType: 'studio',
      vacationType: 'rciPoints',
      startDate: '2026-12-07',
      endDate: '2026-12-08',
    });
    expect(quoteFigures(quote).rows.map((row) => row.label)).toEqual(['1 night × 7,000', 'Total']);
  });

  it('show price, tax and total of a Last Call stay', () => {
    const quote = quoteStay({ unitType: 'studio', vacationType: 'lastCall', ...DATES });
    const figures = quoteFigures(quote);
    expect(figures).toMatchObject({ total: '$329.08', unit: 'USD' });
    expect(figures.rows.map((row) => row.value)).toEqual(['$309.00', '$20.08', '$329.08']);
    expect(quoteTotal(quote)).toBe('$329.08');
  });
});
