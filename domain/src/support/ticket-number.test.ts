import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IDS, TICKET_ALPHABET } from '../ids.ts';
import { TICKET_NUMBERS, ticketNumber, typedTicketNumber } from './ticket-number.ts';

describe('ticketNumber', () => {
  it('counts in its own characters', () => {
    expect(TICKET_NUMBERS).toBe(64_000_000);
    expect([0, 1, 19, 20, 399, 400, TICKET_NUMBERS - 1].map(ticketNumber)).toEqual([
      'TW-333333',
      'TW-333334',
      'TW-33333Y',
      'TW-333343',
      'TW-3333YY',
      'TW-333433',
      'TW-YYYYYY',
    ]);
  });

  it('gives every integer a number, those a round apart the same', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (integer) => {
        expect(IDS.ticket.is(ticketNumber(integer))).toBe(true);
      }),
    );
    expect(ticketNumber(TICKET_NUMBERS + 5)).toBe(ticketNumber(5));
    expect(ticketNumber(-5)).toBe(ticketNumber(5));
    expect(ticketNumber(5.9)).toBe(ticketNumber(5));
  });

  it('has no character that is taken for another', () => {
    expect(TICKET_ALPHABET).toBe('34679CDFGHJKMNPQRTXY');
  });
});

describe('typedTicketNumber', () => {
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
    expect(typedTicketNumber(typed)).toBe('TW-7F3K9Q');
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
  ])('takes %j for none', (typed) => {
    expect(typedTicketNumber(typed)).toBeNull();
  });
});
