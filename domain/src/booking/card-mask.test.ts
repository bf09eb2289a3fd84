import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastFour, maskCardNumber, MASKED_CVV, shortCardText } from './card-mask.ts';

describe('the mask of a card', () => {
  it.each([
    ['4242424242424242', '**** **** **** 4242'],
    ['4000 0000 0000 9995', '**** **** **** 9995'],
    ['0069', '**** **** **** 0069'],
    ['12', '**** **** **** '],
    ['', '**** **** **** '],
  ])('of %j is %j', (number, shown) => {
    expect(maskCardNumber(number)).toBe(shown);
  });

  it('never shows more than the last four digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{12,19}$/), (digits) => {
        const shown = maskCardNumber(digits);
        expect(shown.replace(/\D/g, '')).toBe(digits.slice(-4));
        expect(maskCardNumber(shown)).toBe(shown);
        expect(lastFour(digits)).toBe(digits.slice(-4));
      }),
    );
  });

  it('hides the security code wholly', () => {
    expect(MASKED_CVV).toMatch(/^\*+$/);
  });
});

it('fewer than four digits are not shown', () => {
  expect(lastFour('123')).toBe('');
  expect(lastFour('4242 ')).toBe('4242');
  expect(maskCardNumber('12')).toBe('**** **** **** ');
});

it('a card is named by its brand and its last four digits', () => {
  expect(shortCardText({ brand: 'Visa', last4: '4242' })).toBe('Visa ·· 4242');
});
