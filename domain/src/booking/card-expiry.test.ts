import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExpiry, formatExpiryInput, isExpiryValid, parseExpiry } from './card-expiry.ts';

describe('parseExpiry', () => {
  it.each([
    ['08/29', { month: 8, year: 2029 }],
    ['8/29', { month: 8, year: 2029 }],
    [' 12 / 2031 ', { month: 12, year: 2031 }],
    ['01-30', { month: 1, year: 2030 }],
    ['00/29', null],
    ['13/29', null],
    ['0829', null],
    ['08/9', null],
    ['08/1929', null],
    ['08/029', null],
    ['august 29', null],
    ['', null],
  ])('of %j is %j', (text, expiry) => {
    expect(parseExpiry(text)).toEqual(expiry);
  });

  it('reads back what is printed, for every month of this century', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2000, max: 2099 }),
        (month, year) => {
          expect(parseExpiry(formatExpiry({ month, year }))).toEqual({ month, year });
        },
      ),
    );
  });
});

describe('isExpiryValid', () => {
  it.each([
    ['12/26', '2026-12-01', true],
    ['12/26', '2026-12-31', true],
    ['12/26', '2027-01-01', false],
    ['11/26', '2026-12-01', false],
    ['01/27', '2026-12-31', true],
    ['12/25', '2026-01-01', false],
    ['01/46', '2026-12-05', true],
    ['01/47', '2026-12-05', false],
  ])('for %s on %s: %s', (text, today, expected) => {
    const expiry = parseExpiry(text);
    expect(expiry !== null && isExpiryValid(expiry, today)).toBe(expected);
  });
});

describe('the expiry field while it is typed', () => {
  it.each([
    ['0', '0'],
    ['08', '08'],
    ['082', '08/2'],
    ['08/29', '08/29'],
    ['08 / 2931', '08/29'],
    ['ab', ''],
  ])('turns %j into %j', (typed, shown) => {
    expect(formatExpiryInput(typed)).toBe(shown);
  });
});

it.each(['x08/29', '108/29', '08/29x', '08/290'])('%s is no expiry', (text) => {
  expect(parseExpiry(text)).toBeNull();
});
