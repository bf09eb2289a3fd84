import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IDS, NUMBER_ALPHABET, NUMBER_PREFIXES } from './ids.ts';
import { SPOKEN_NUMBERS, spokenNumber, typedNumber } from './spoken-number.ts';

describe('spokenNumber', () => {
  it('counts in its own characters', () => {
    expect(SPOKEN_NUMBERS).toBe(64_000_000);
    const integers = [0, 1, 19, 20, 399, 400, SPOKEN_NUMBERS - 1];
    expect(integers.map((integer) => spokenNumber('bookingNumber', integer))).toEqual([
      'TW-333333',
      'TW-333334',
      'TW-33333Y',
      'TW-333343',
      'TW-3333YY',
      'TW-333433',
      'TW-YYYYYY',
    ]);
    expect(spokenNumber('ticket', 20)).toBe('HELP-333343');
  });

  it('gives every integer a number, those a round apart the same', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (integer) => {
        expect(IDS.bookingNumber.is(spokenNumber('bookingNumber', integer))).toBe(true);
        expect(IDS.ticket.is(spokenNumber('ticket', integer))).toBe(true);
      }),
    );
    expect(spokenNumber('ticket', SPOKEN_NUMBERS + 5)).toBe(spokenNumber('ticket', 5));
    expect(spokenNumber('ticket', -5)).toBe(spokenNumber('ticket', 5));
    expect(spokenNumber('ticket', 5.9)).toBe(spokenNumber('ticket', 5));
  });

  it('has no character that is taken for another, and prefixes that no number begins with', () => {
    expect(NUMBER_ALPHABET).toBe('34679CDFGHJKMNPQRTXY');
    for (const prefix of Object.values(NUMBER_PREFIXES)) {
      expect(prefix.split('').some((letter) => !NUMBER_ALPHABET.includes(letter))).toBe(true);
    }
  });
});

describe('typedNumber', () => {
  it.each([
    'TW-7F3K9Q',
    'tw-7f3k9q',
    '7F3K9Q',
    ' TW 7F3 K9Q ',
    'TW–7F3K9Q',
    'tw7f3k9q',
    '7f3-k9q',
    '\tTW-7F3K9Q\n',
  ])('understands %j', (typed) => {
    expect(typedNumber('bookingNumber', typed)).toBe('TW-7F3K9Q');
    expect(typedNumber('ticket', typed.replace(/tw/i, 'help'))).toBe('HELP-7F3K9Q');
  });

  it.each([
    '',
    'TW-',
    'TW-7F3K9',
    'TW-7F3K9QQ',
    'TW-7F3K90',
    'XX-7F3K9Q',
    '7F3K9QTW',
    'TWTW7F3K9Q',
    'HELP-7F3K9Q',
  ])('takes %j for no booking number', (typed) => {
    expect(typedNumber('bookingNumber', typed)).toBeNull();
  });

  it('never takes the number of a booking for that of a ticket', () => {
    expect(typedNumber('ticket', 'TW-7F3K9Q')).toBeNull();
  });
});
