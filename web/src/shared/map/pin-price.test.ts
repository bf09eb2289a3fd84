import { expect, it } from 'vitest';
import { pinPrices } from './pin-price.ts';

const withPoints = pinPrices('2026-12-02', { dates: null, vacationType: 'rciPoints' });
const byCard = pinPrices('2026-12-02', { dates: null, vacationType: 'lastCall' });

it('is the points of the stay', () => {
  expect(withPoints({ bedrooms: '1 bedroom' })).toBe('43,000 pts');
  expect(withPoints({ bedrooms: '3 bedroom' })).toBe('64,000 pts');
  const dates = { from: '2026-12-07', to: '2026-12-09' };
  const twoNights = pinPrices('2026-12-02', { dates, vacationType: 'rciPoints' });
  expect(twoNights({ bedrooms: '3 bedroom' })).toBe('21,000 pts');
});

it('is by card the Last Call total with tax, where there is one', () => {
  expect(byCard({ bedrooms: '1 bedroom' })).toBe('$361.02');
  expect(byCard({ bedrooms: '1 bedroom' })).toBe('$361.02');
  expect(byCard({ bedrooms: '3 bedroom' })).toBe('64,000 pts');
});

it('is empty for an unknown unit', () => {
  expect(byCard({ bedrooms: 'penthouse' })).toBe('');
});

it('is that of another stay where a resort has one', () => {
  const dates = { from: '2026-12-07', to: '2026-12-09' };
  const prices = pinPrices(
    '2026-12-02',
    { dates: null, vacationType: 'rciPoints' },
    ({ id }: { id: string; bedrooms: string }) => {
      if (id === 'R1') return { dates };
      return id === 'R2' ? { vacationType: 'lastCall' } : undefined;
    },
  );
  const texts = ['R1', 'R2', 'R3'].map((id) => prices({ id, bedrooms: '1 bedroom' }));
  expect(texts).toEqual(['14,000 pts', '$361.02', '43,000 pts']);
});
