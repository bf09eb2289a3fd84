import * as fc from 'fast-check';
import { array, boolean, mixed, number, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { titled } from '../testing/titled.ts';
import { findUnknownKey, parseWith } from './parse-with.ts';

const schema = object({
  name: string().trim().required('Name is required.'),
  nights: number().typeError('Nights must be a number.'),
  terms: boolean().typeError('Terms must be true or false.'),
  note: string().nullable().default(null),
  tags: array().of(string().required('A tag is required.')),
  inner: object({ city: string().trim().required('City is required.') }),
  open: mixed(),
});
const GOOD = { name: 'Anna', inner: { city: 'Naples' } };
const errorsOf = (raw: unknown) => {
  const result = parseWith(schema, raw);
  return result.ok ? null : result.errors;
};

describe('parseWith', () => {
  it('trims, casts and fills in defaults', () => {
    expect(
      parseWith(schema, {
        name: '  Anna ',
        nights: '6',
        terms: 'true',
        tags: ['a'],
        inner: { city: ' Naples' },
        open: { any: 'thing' },
      }),
    ).toEqual({
      ok: true,
      value: {
        name: 'Anna',
        nights: 6,
        terms: true,
        note: null,
        tags: ['a'],
        inner: { city: 'Naples' },
        open: { any: 'thing' },
      },
    });
  });

  it('drops what the schema does not know', () => {
    const result = parseWith(schema, {
      ...GOOD,
      isAdmin: true,
      inner: { city: 'Naples', street: 'x' },
    });
    expect(result).toEqual({ ok: true, value: { ...GOOD, note: null } });
  });

  it('takes blank text as nothing entered, at any depth', () => {
    expect(errorsOf({ name: ' \t', inner: { city: '' } })).toEqual({
      name: 'Name is required.',
      'inner.city': 'City is required.',
    });
    expect(parseWith(schema, { ...GOOD, nights: ' ', note: '' })).toMatchObject({
      ok: true,
      value: { note: null },
    });
  });

  it('takes null as nothing entered where the schema knows no null', () => {
    expect(errorsOf({ name: null, inner: null })).toEqual({
      name: 'Name is required.',
      'inner.city': 'City is required.',
    });
    expect(parseWith(schema, { ...GOOD, note: null })).toMatchObject({ value: { note: null } });
  });

  it('reports every wrong field at once, with the first message of each', () => {
    expect(errorsOf({ nights: 'six', terms: 'maybe', inner: {} })).toEqual({
      name: 'Name is required.',
      nights: 'Nights must be a number.',
      terms: 'Terms must be true or false.',
      'inner.city': 'City is required.',
    });
  });

  it.each([
    [{ ...GOOD, name: {} }, 'name', 'This must be a single value.'],
    [{ ...GOOD, name: ['Anna'] }, 'name', 'This must be a single value.'],
    [{ ...GOOD, name: { toString: 1 } }, 'name', 'This must be a single value.'],
    [{ ...GOOD, nights: ['6'] }, 'nights', 'This must be a single value.'],
    [{ ...GOOD, terms: ['true'] }, 'terms', 'This must be a single value.'],
    [{ ...GOOD, inner: [] }, 'inner', 'This must be an object with fields.'],
    [{ ...GOOD, inner: 'Naples' }, 'inner', 'This must be an object with fields.'],
    [{ ...GOOD, tags: { 0: 'a' } }, 'tags', 'This must be a list.'],
    [{ ...GOOD, tags: [{}] }, 'tags[0]', 'This must be a single value.'],
    [[], '', 'This must be an object with fields.'],
    ['text', '', 'This must be an object with fields.'],
    [7, '', 'This must be an object with fields.'],
  ])('names the field of a wrong shape in %j: %j', (raw, field, message) => {
    expect(errorsOf(raw)?.[field]).toBe(message);
  });

  it('says nothing of fields when there is no object to have them', () => {
    expect(Object.keys(errorsOf([]) ?? {})).toEqual(['']);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'])(
    'is not moved by a key named %s',
    (key) => {
      const raw: unknown = JSON.parse(
        `{"${key}":{"isAdmin":true},"name":"Anna","inner":{"city":"Naples","${key}":{"x":1}}}`,
      );
      const result = parseWith(schema, raw);
      expect(result).toEqual({ ok: true, value: { ...GOOD, note: null } });
      expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
      expect(result.ok && Reflect.get(result.value, 'isAdmin')).toBeUndefined();
    },
  );

  it('bears values nested thousands deep', () => {
    const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
    for (const field of ['name', 'nights', 'terms', 'note', 'tags', 'inner']) {
      expect(parseWith(schema, { ...GOOD, [field]: deep }).ok).toBe(false);
    }
  });

  it('never throws and never alters what it was given, whatever that is', () => {
    const key = fc.constantFrom('name', 'nights', 'terms', 'tags', 'inner', 'city', '__proto__');
    const raw = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue(),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(key, tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    fc.assert(
      fc.property(raw, (value) => {
        const before = JSON.stringify(value);
        const result = parseWith(schema, value);
        if (!result.ok) expect(Object.keys(result.errors).length).toBeGreaterThan(0);
        expect(JSON.stringify(value)).toBe(before);
      }),
      { numRuns: 500 },
    );
  });
});

describe('findUnknownKey', () => {
  it('finds nothing in what the schema knows', () => {
    expect(
      findUnknownKey(schema, { ...GOOD, tags: ['a'], open: { any: { thing: 1 } } }),
    ).toBeNull();
  });

  it.each([
    [{ ...GOOD, isAdmin: true }, 'isAdmin'],
    [{ name: 'Anna', inner: { city: 'Naples', street: 'x' } }, 'inner.street'],
    [{ name: 'Anna', 'inner.city': 'Naples' }, 'inner.city'],
    [{ '': 1 }, ''],
  ])('names the unknown key of %j: %j', (raw, path) => {
    expect(findUnknownKey(schema, raw)).toBe(path);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'names a key %s of its own, also inside',
    (key) => {
      expect(findUnknownKey(schema, JSON.parse(`{"name":"Anna","${key}":{}}`))).toBe(key);
      expect(findUnknownKey(schema, JSON.parse(`{"inner":{"city":"x","${key}":1}}`))).toBe(
        `inner.${key}`,
      );
    },
  );

  it('does not look into what is no object, nor into objects without named fields', () => {
    expect(findUnknownKey(schema, { ...GOOD, inner: 'Naples' })).toBeNull();
    expect(findUnknownKey(schema, null)).toBeNull();
    expect(findUnknownKey(schema, [{ isAdmin: true }])).toBeNull();
    expect(findUnknownKey(object({}), { anything: 1 })).toBeNull();
    expect(findUnknownKey(string(), { anything: 1 })).toBeNull();
  });
});

describe('a schema of one value', () => {
  it('names what is wrong with it by no field, and with several things the first', () => {
    expect(parseWith(string().min(3, 'Too short.').matches(/^a/, 'No a.'), 'x')).toEqual({
      ok: false,
      errors: { '': 'Too short.' },
    });
    expect(parseWith(string().required('Missing.'), undefined)).toEqual({
      ok: false,
      errors: { '': 'Missing.' },
    });
    expect(parseWith(string().nullable(), null)).toEqual({ ok: true, value: null });
  });

  it('throws on what is no matter of the values', () => {
    const broken = string().test('broken', 'x', () => {
      throw new TypeError('A defect.');
    });
    expect(() => parseWith(broken, 'x')).toThrow('A defect.');
  });
});

it('only what a body brings is looked at and given back', () => {
  const fields = object({ a: string(), b: string().default('none') });
  expect(parseWith(fields, { a: 'x', other: 1 })).toEqual({
    ok: true,
    value: { a: 'x', b: 'none' },
  });
  const inherited = Object.create({ a: 'inherited' }) as object;
  expect(parseWith(fields, inherited)).toEqual({ ok: true, value: { b: 'none' } });
});

describe('a list', () => {
  const open = object({ tags: array(), inner: object({ city: string() }) });

  it('of anything takes anything, also nothing', () => {
    expect(parseWith(open, { tags: [null, 1, 'a'] }).ok).toBe(true);
    expect(parseWith(open, { tags: undefined, inner: undefined }).ok).toBe(true);
  });
});

it.each(titled([undefined, null, 'x', 1]))('the schema %s names no fields', (_, none) => {
  expect(findUnknownKey(none, { a: 1 })).toBeNull();
});
