import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBrand, cardDigits, cvvLength, formatCardNumber, passesLuhn } from './card-number.ts';

/** Digits completed to a number that passes the Luhn check, by trying the ten last digits. */
const withCheckDigit = (digits: string): string[] =>
  Array.from({ length: 10 }, (_, last) => `${digits}${last}`).filter(passesLuhn);

const digitsOf = (length: number): fc.Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

describe('cardDigits', () => {
  it.each([
    ['4242 4242 4242 4242', '4242424242424242'],
    ['4242-4242-4242-4242', '4242424242424242'],
    [' 378282246310005 ', '378282246310005'],
    ['424242424242', '424242424242'],
    ['4242424242424242424', '4242424242424242424'],
    ['42424242424', null],
    ['42424242424242424242', null],
    ['4242x4242x4242x4242', null],
    ['4242.4242.4242.4242', null],
    ['４２４２４２４２４２４２４２４２', null],
    ['', null],
  ])('of %j are %j', (text, digits) => {
    expect(cardDigits(text)).toBe(digits);
  });
});

describe('passesLuhn', () => {
  it.each([
    '4242424242424242',
    '4000000000000002',
    '4000000000009995',
    '4000000000000069',
    '4000000000000127',
    '4000000000000119',
    '5555555555554444',
    '2223003122003222',
    '378282246310005',
    '6011111111111117',
    '79927398713',
    '0',
  ])('takes %s', (digits) => {
    expect(passesLuhn(digits)).toBe(true);
  });

  it.each(['4242424242424241', '79927398710', '1', ''])('rejects %j', (digits) => {
    expect(passesLuhn(digits)).toBe(false);
  });

  it('takes exactly one check digit, and so notices any single wrong digit', () => {
    fc.assert(
      fc.property(digitsOf(15), fc.nat(15), fc.integer({ min: 1, max: 9 }), (body, at, change) => {
        const good = withCheckDigit(body);
        expect(good).toHaveLength(1);
        const number = good[0] ?? '';
        const wrong = (Number(number[at]) + change) % 10;
        expect(passesLuhn(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false);
      }),
    );
  });
});

describe('cardBrand', () => {
  it.each([
    ['4242424242424242', 'Visa'],
    ['4', 'Visa'],
    ['5100000000000000', 'Mastercard'],
    ['5555555555554444', 'Mastercard'],
    ['5000000000000000', 'Card'],
    ['5600000000000000', 'Card'],
    ['2220999999999999', 'Card'],
    ['2221000000000000', 'Mastercard'],
    ['2229999999999999', 'Mastercard'],
    ['2230000000000000', 'Mastercard'],
    ['2299999999999999', 'Mastercard'],
    ['2300000000000000', 'Mastercard'],
    ['2699999999999999', 'Mastercard'],
    ['2700000000000000', 'Mastercard'],
    ['2719999999999999', 'Mastercard'],
    ['2720999999999999', 'Mastercard'],
    ['2721000000000000', 'Card'],
    ['340000000000000', 'American Express'],
    ['378282246310005', 'American Express'],
    ['350000000000000', 'Card'],
    ['6011111111111117', 'Discover'],
    ['6010111111111117', 'Card'],
    ['6430000000000000', 'Card'],
    ['6440000000000000', 'Discover'],
    ['6490000000000000', 'Discover'],
    ['6500000000000000', 'Discover'],
    ['9999', 'Card'],
    ['', 'Card'],
  ])('of %j is %s', (digits, brand) => {
    expect(cardBrand(digits)).toBe(brand);
  });

  it('of Mastercard covers exactly 51–55 and 2221–2720', () => {
    for (let prefix = 1000; prefix <= 9999; prefix += 1) {
      const isMastercard = (prefix >= 2221 && prefix <= 2720) || (prefix >= 5100 && prefix <= 5599);
      expect(cardBrand(String(prefix)) === 'Mastercard', String(prefix)).toBe(isMastercard);
    }
  });

  it('tells the length of the security code', () => {
    expect(cvvLength('American Express')).toBe(4);
    expect(cvvLength('Visa')).toBe(3);
    expect(cvvLength('Card')).toBe(3);
  });
});

describe('formatCardNumber', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['4242-4242x', '4242 4242'],
    ['', ''],
  ])('shows %j as %j', (text, shown) => {
    expect(formatCardNumber(text)).toBe(shown);
  });

  it('loses no digit of a number and does not change what it has formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }).chain(digitsOf), (digits) => {
        fc.pre(cardBrand(digits) !== 'American Express' || digits.length <= 15);
        const shown = formatCardNumber(digits);
        expect(shown.replaceAll(' ', '')).toBe(digits);
        expect(formatCardNumber(shown)).toBe(shown);
      }),
    );
  });
});

it('a brand goes by the first digits only', () => {
  expect(cardBrand('1370000000000')).toBe('Card');
  expect(cardBrand('1601100000000')).toBe('Card');
});

it('a card number has at most 19 digits, however many are typed', () => {
  expect(formatCardNumber('4'.repeat(25)).replaceAll(' ', '')).toHaveLength(19);
});
