import { expect, it } from 'vitest';
import { pinPrices } from './pin-price.ts';

const of = pinPrices('2026-12-02', null);

it('is the Last Call total with tax where there is one', () => {
  expect(of({ bedrooms: '1 bedroom' })).toBe('361.02 USD');
  expect(of({ bedrooms: '1 bedroom' })).toBe('361.02 USD');
});

it('is the points of the stay for larger units', () => {
  expect(of({ bedrooms: '3 bedroom' })).toBe('64,000 pts');
  const twoNights = pinPrices('2026-12-02', { from: '2026-12-07', to: '2026-12-09' });
  expect(twoNights({ bedrooms: '3 bedroom' })).toBe('21,000 pts');
});

it('is nothing for what is no unit', () => {
  expect(of({ bedrooms: 'penthouse' })).toBe('');
});
