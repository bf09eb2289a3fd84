import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import { IDS, isDocumentId, isIdempotencyKey, MAX_BOARDS } from './ids.ts';
import { errorsIn } from './testing/schema-cases.ts';
import { optionalId, requiredId } from './validation/id-field.ts';

const MADE = '0123456789abcdef01234567';

describe('an id', () => {
  it.each([
    ['booking', MADE],
    ['hold', MADE],
    ['waitlistEntry', MADE],
    ['hold', 'never-was'],
    ['resort', 'D'],
    ['resort', 'T-0123_abc'],
    ['resort', 'x'.repeat(64)],
    ['resort', '__x__y'],
    ['newResort', 'D1'],
    ['newResort', 'Ab3456789012'],
    ['request', '12345678'],
    ['request', '0f8fad5b-d9cb-469f-a165-70867728950e'],
    ['request', 'x'.repeat(64)],
    ['board', 'saved'],
    ['board', 'b1'],
    ['board', `b${MAX_BOARDS - 1}`],
    ['boardLink', 'AZaz09_-AZaz09_-AZaz09'],
    ['stayLink', 'AZaz09_-AZaz09_-AZaz09'],
    ['ticket', 'HELP-34679C'],
    ['bookingNumber', 'TW-34679C'],
  ] as const)('of the kind %s can be %s', (kind, id) => {
    expect(IDS[kind].is(id)).toBe(true);
  });

  it.each([
    ['booking', ['', 'a', `${MADE}0`, MADE.slice(1), MADE.toUpperCase(), `${MADE.slice(1)}g`]],
    ['hold', ['', 'a/b', `${MADE} `, `${MADE}\n`, '__x__', 'x'.repeat(65)]],
    ['waitlistEntry', ['a/b', `${MADE}/x`]],
    ['resort', ['', 'D 1', '..', '__x__', '__kept__', 'D101/x', 'É1', 'x'.repeat(65)]],
    ['newResort', ['', 'D', 'A123456789012', 'D-1', 'D_1', 'D 1', '..', '__x__', 'D101/x', 'É1']],
    ['request', ['1234567', 'x'.repeat(65), '1234 5678', '12345_78', '']],
    ['board', ['', 'b0', 'b50', 'b01', 'B1', 'saved ', 'SAVED']],
    ['boardLink', ['a'.repeat(21), 'a'.repeat(23), `${'a'.repeat(21)}+`, '']],
    ['stayLink', ['a'.repeat(21), 'a'.repeat(23), `${'a'.repeat(21)}+`, '']],
    [
      'ticket',
      ['34679C', 'TW-34679C', 'HELP-34679', 'HELP-34679CC', 'HELP-A4679C', 'help-34679c', ''],
    ],
    ['bookingNumber', ['34679C', 'TW-34679', 'TW-34679CC', 'TW-A4679C', 'tw-34679c', '']],
  ] as const)('of the kind %s is none of %j', (kind, texts) => {
    for (const text of [...texts, undefined, null, 7, [MADE], { length: 24 }]) {
      expect(IDS[kind].is(text)).toBe(false);
    }
  });

  it('of any document is no path and no name that the database keeps for itself', () => {
    for (const id of ['D101', MADE, 'HELP-34679C', 'x'.repeat(128), '__x', 'x__', '__x__y', '-']) {
      expect(isDocumentId(id)).toBe(true);
    }
    for (const id of ['', 'a/b', '..', '__x__', '____', 'x'.repeat(129), 'a b', null]) {
      expect(isDocumentId(id)).toBe(false);
    }
  });

  it('of a repeat is any line of visible characters', () => {
    for (const key of ['!', '~', 'a/b', 'x'.repeat(255)]) {
      expect(isIdempotencyKey(key)).toBe(true);
    }
    for (const key of ['', ' ', 'a b', 'x'.repeat(256), 'é', '\u007F', undefined, ['x']]) {
      expect(isIdempotencyKey(key)).toBe(false);
    }
  });
});

describe('a field for an id', () => {
  const schema = object({
    needed: requiredId(IDS.booking),
    wanted: optionalId(IDS.resort).nullable(),
    own: optionalId(IDS.resort, 'A message of its own.'),
  });
  const good = { needed: MADE };

  it('says what is missing and what is wrong, with the messages of its kind', () => {
    expect(errorsIn(schema, good)).toEqual({});
    expect(errorsIn(schema, {})).toEqual({ needed: 'A booking is required.' });
    expect(errorsIn(schema, { needed: '  ' })).toEqual({ needed: 'A booking is required.' });
    expect(errorsIn(schema, { needed: 'x' })).toEqual({
      needed: 'The booking must be named by its id.',
    });
  });

  it('may be left out where it is wanted only, and can speak for itself', () => {
    expect(errorsIn(schema, { ...good, wanted: null, own: '' })).toEqual({});
    expect(errorsIn(schema, { ...good, wanted: 'x y', own: 'x y' })).toEqual({
      wanted: 'The resort must be named by its ID.',
      own: 'A message of its own.',
    });
  });
});
