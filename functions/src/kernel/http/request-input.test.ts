import { OPERATIONS, REST_NAMES } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import { apiErrorOf } from '@club/domain/testing/api-error-of';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isJsonType,
  parseInput,
  readIdempotencyKey,
  readJsonObject,
  readQuery,
  rejectInput,
  rejectOddSpelling,
} from './request-input.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const newUser = OPERATIONS.createUser.input;
const page = OPERATIONS.listResorts.input;

describe('isJsonType', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
  ])('takes %s', (type) => {
    expect(isJsonType(type)).toBe(true);
  });

  it.each([
    null,
    '',
    'text/plain',
    'text/json',
    'application/json; charset=latin1',
    'application/jsonp',
    'multipart/form-data; boundary=application/json',
  ])('rejects %s', (type) => {
    expect(isJsonType(type)).toBe(false);
  });
});

describe('readJsonObject', () => {
  it('reads an object', () => {
    expect(readJsonObject(bytes('{"a":[1]}'))).toEqual({ a: [1] });
  });

  it.each(['', '{', '{"a":1,}', 'null', '[]', '"text"', '7', '{"a":NaN}'])(
    'rejects %j as malformed',
    (text) => {
      expect(apiErrorOf(() => readJsonObject(bytes(text))).code).toBe('malformed-body');
    },
  );

  it('rejects bytes that are not UTF-8', () => {
    const broken = new Uint8Array([...bytes('{"a":"'), 0xc3, 0x28, ...bytes('"}')]);
    expect(apiErrorOf(() => readJsonObject(broken)).code).toBe('malformed-body');
  });

  it('accepts 64 KB and rejects one byte more', () => {
    const filled = (size: number): Uint8Array =>
      bytes(`{"a":"${'x'.repeat(size - '{"a":""}'.length)}"}`);
    expect(readJsonObject(filled(64 * 1024))).toHaveProperty('a');
    expect(apiErrorOf(() => readJsonObject(filled(64 * 1024 + 1))).code).toBe('body-too-large');
  });
});

describe('readQuery', () => {
  it('reads each parameter once', () => {
    expect(readQuery('email=a%40b.cd&page=2')).toEqual({ email: 'a@b.cd', page: '2' });
  });

  it('rejects a parameter that is given twice', () => {
    const error = apiErrorOf(() => readQuery('page=1&limit=5&page=2'));
    expect([error.code, error.field]).toEqual(['unknown-field', 'page']);
  });
});

describe('parseInput', () => {
  const valid = { name: 'Anna', email: 'anna@example.com', membership: 'Member' };

  it('returns the cast value', () => {
    expect(parseInput(newUser, { ...valid, name: '  Anna ' })).toEqual(valid);
    expect(parseInput(page, { page: '3' })).toEqual({ page: 3, limit: 15 });
  });

  it('names the first unknown field', () => {
    const error = apiErrorOf(() => parseInput(newUser, { ...valid, isAdmin: true }));
    expect([error.code, error.field, error.status]).toEqual(['unknown-field', 'isAdmin', 400]);
  });

  it('names the first invalid field and lists all of them', () => {
    const error = apiErrorOf(() => parseInput(newUser, { ...valid, name: '', email: 'nonsense' }));
    expect(error.code).toBe('invalid-input');
    expect(
      Object.keys(error.is('invalid-input') ? (error.details?.fields ?? {}) : {}).sort(),
    ).toEqual(['email', 'name']);
    expect(['name', 'email']).toContain(error.field);
    expect(error.message).not.toBe('');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'rejects %s at any level',
    (key) => {
      const top: unknown = JSON.parse(`{"${key}":{"isAdmin":true}}`);
      expect(apiErrorOf(() => parseInput(newUser, top)).field).toBe(key);
      const deep: unknown = JSON.parse(`{"resort":{"_id":"A1","${key}":{"x":1}}}`);
      const error = apiErrorOf(() => parseInput(OPERATIONS.createBooking.input, deep));
      expect([error.code, error.field]).toEqual(['unknown-field', `resort.${key}`]);
      expect({}).not.toHaveProperty('isAdmin');
    },
  );

  it('rejects infinite numbers', () => {
    const error = apiErrorOf(() => parseInput(newUser, JSON.parse('{"name":1e999}')));
    expect([error.code, error.field]).toEqual(['invalid-input', 'name']);
  });

  it('accepts 8 levels and rejects 9', () => {
    const nested = (levels: number): unknown =>
      JSON.parse(`{"resort":${'{"a":'.repeat(levels - 2)}{}${'}'.repeat(levels - 2)}}`);
    const schema = OPERATIONS.createBooking.input;
    expect(apiErrorOf(() => parseInput(schema, nested(8))).message).not.toMatch('nested');
    expect(apiErrorOf(() => parseInput(schema, nested(9))).message).toMatch('nested');
  });

  it('returns a value or throws an ApiError for any JSON, for every operation', () => {
    const schemas = Object.values(OPERATIONS).map(({ input }) => input);
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.jsonValue({ maxDepth: 10 }), (schema, raw) => {
        try {
          parseInput(schema, raw);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('does the same for known fields with random values', () => {
    const wild = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom('NaN', 'Infinity', '-0', '0x10', '1e309', '\u0000', '\ud800'),
    );
    for (const name of REST_NAMES) {
      const { input } = OPERATIONS[name];
      const keys = Object.keys(input.fields);
      if (keys.length === 0) continue;
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...keys), wild), (raw) => {
          try {
            expect(JSON.stringify(parseInput(input, raw))).not.toMatch(/NaN|Infinity/);
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            expect(error.status).toBe(400);
          }
        }),
        { numRuns: 200 },
      );
    }
  });
});

describe('rejectInput', () => {
  it('accepts no input and rejects the first field', () => {
    rejectInput({});
    expect(apiErrorOf(() => rejectInput({ a: 1, b: 2 })).field).toBe('a');
  });
});

describe('readIdempotencyKey', () => {
  it('reads a key, and null without one', () => {
    expect(readIdempotencyKey('k-1')).toBe('k-1');
    expect(readIdempotencyKey(undefined)).toBeNull();
    expect(readIdempotencyKey('')).toBeNull();
  });

  it.each([
    ['two keys', ['a', 'b']],
    ['blanks', 'a b'],
    ['too long', 'a'.repeat(256)],
  ] as const)('rejects %s', (_what, header) => {
    const error = apiErrorOf(() =>
      readIdempotencyKey(typeof header === 'string' ? header : [...header]),
    );
    expect([error.code, error.field]).toEqual(['invalid-input', 'Idempotency-Key']);
  });
});

describe('a public query', () => {
  it.each(['/resorts', '/resorts?page=2', '/resorts?limit=5&page=2', '/all-resorts', '/x?a=+1'])(
    'may be spelled %s',
    (url) => {
      expect(() => rejectOddSpelling(url)).not.toThrow();
    },
  );

  it.each(['/resorts?', '/resorts?&', '/x?a=1&', '/x?&a=1', '/x?a=%31', '/x?%61=1', '/x?a=%201'])(
    'is not spelled %s',
    (url) => {
      expect(apiErrorOf(() => rejectOddSpelling(url)).code).toBe('invalid-input');
    },
  );

  it.each(['01', '1.0', ' 1', '1 ', '1e0', '0x1', '+1', '-0', '1_0', '１'])(
    'names no page as %j',
    (text) => {
      const apiError = apiErrorOf(() => parseInput(page, { page: text }));
      expect([apiError.code, apiError.field]).toEqual(['invalid-input', 'page']);
      expect(apiError.message).toBe('Page must be a number in plain digits.');
    },
  );

  it.each(['1', '10', '1000000'])('names a page as %s', (text) => {
    expect(parseInput(page, { page: text })).toEqual({ page: Number(text), limit: 15 });
  });
});
