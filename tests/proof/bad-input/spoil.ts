import { isRecord } from '@club/domain/validation/is-record';
import type { Random } from '../random.ts';

/** What a field takes; a '!' says that it must be there. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'day'
  | 'whole'
  | 'figure'
  | 'flag'
  | 'choice'
  | 'id'
  | 'url'
  | 'object'
  | 'list';
export type FieldRule = FieldKind | `${FieldKind}!`;

/** The fields of an input by their paths, 'billingInfo.city'. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** An input that must be rejected: as JSON text, and in words what is wrong with it. */
export type Spoiled = { what: string; text: string };

/** Written into JSON text as it stands, for what `JSON.stringify` cannot write. */
const RAW = /"@raw:([^"]*)"/g;
const raw = (text: string): string => `@raw:${text}`;

/** The JSON text of a value, with what was marked as raw. */
const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll(RAW, '$1');

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** What no field with a single value takes. */
const NO_VALUE: readonly unknown[] = [
  { a: 1 },
  {},
  [],
  ['x'],
  [[['x']]],
  { toString: 'x' },
  { length: 3 },
  { $ne: null },
  raw('1e999'),
  raw('-1e999'),
  raw(nested(40)),
  raw(nested(5000)),
];

const BAD: Readonly<Record<FieldKind, readonly unknown[]>> = {
  text: [...NO_VALUE, 'x'.repeat(5000), 'a\u0000b', 'line\u0007', 'lone \ud800'],
  email: [
    ...NO_VALUE,
    'unknown',
    'a@b',
    'a@b@example.com',
    '@example.com',
    'a b@example.com',
    '<a@example.com>',
    `${'x'.repeat(300)}@example.com`,
    'a\u0000@example.com',
    7,
    true,
    '__proto__',
  ],
  day: [
    ...NO_VALUE,
    '2027-02-30',
    '2027-13-01',
    '2027-00-10',
    '2027-1-1',
    '0000-00-00',
    '9999-12-31',
    '1999-12-31',
    '2020-01-01',
    'tomorrow',
    'NaN',
    'Infinity',
    '２０２７-０１-０１',
    '2027-01-01T00:00:00Z',
    '2027-01-01\u202e',
    'x'.repeat(60),
    20_270_101,
    -1,
    true,
    '__proto__',
  ],
  whole: [...NO_VALUE, 'abc', 'NaN', 'Infinity', 1.5, -1, 1e21, raw('1e-7'), true, '1e999', '0x'],
  figure: [...NO_VALUE, 'abc', 'NaN', 'Infinity', 'constructor', '12,5', -99_999_999, 987_654_321],
  flag: [...NO_VALUE, 'maybe', 'yes', 2, -1, 'NaN', '__proto__'],
  choice: [
    ...NO_VALUE,
    'penthouse',
    'STUDIO',
    '__proto__',
    'constructor',
    'toString',
    7,
    true,
    '💥',
  ],
  id: [
    ...NO_VALUE,
    'x y',
    '../users/x',
    'a/b',
    '__proto__/x',
    'é'.repeat(12),
    'ab\u0000cd',
    'x'.repeat(200),
    '🏝️',
    '%00',
    'Z'.repeat(80),
  ],
  url: [
    ...NO_VALUE,
    'javascript:alert(1)',
    'http://example.com/a.jpg',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//example.com/a.jpg',
    'https://user:secret@example.com/a.jpg',
    'x',
  ],
  object: ['x', 7, true, [], [[]], raw('1e999'), raw(nested(5000))],
  list: ['x', 7, true, {}, { length: 1 }, raw('1e999')],
};

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

export type Fields = Record<string, unknown>;

/** A copy with the value at a path replaced, or left out. */
const withAt = (value: Fields, path: readonly string[], change: unknown): Fields => {
  const [key = '', ...rest] = path;
  const { [key]: before, ...others } = value;
  if (rest.length > 0) {
    return { ...others, [key]: withAt(isRecord(before) ? before : {}, rest, change) };
  }
  return change === undefined ? others : { ...others, [key]: change };
};

const show = (value: unknown): string => {
  const text = jsonOf(value);
  return text.length > 60 ? `${text.slice(0, 57)}… (${text.length} characters)` : text;
};

/** One field replaced by what it does not take. */
const wrongValue = (valid: Fields, rules: FieldRules, random: Random): Spoiled => {
  const [path, rule] = random.pick(Object.entries(rules));
  // What is left of a rule without its mark is the kind.
  const kind = rule.replace('!', '') as FieldKind;
  const bad = random.pick(BAD[kind]);
  return { what: `${path} is ${show(bad)}`, text: jsonOf(withAt(valid, path.split('.'), bad)) };
};

/** A field that must be there, left out, or there with nothing in it. */
const missing = (valid: Fields, rules: FieldRules, random: Random): Spoiled | null => {
  const required = Object.entries(rules).filter(([, rule]) => rule.endsWith('!'));
  if (required.length === 0) return null;
  const [path] = random.pick(required);
  const nothing = random.pick([undefined, null, '', '   ', '\u00a0']);
  return {
    what: nothing === undefined ? `${path} is left out` : `${path} is ${show(nothing)}`,
    text: jsonOf(withAt(valid, path.split('.'), nothing)),
  };
};

/** A field that does not belong there. */
const extra = (valid: Fields, _rules: FieldRules, random: Random): Spoiled => {
  const name = random.pick([
    'admin',
    'uid',
    'statusAt',
    'priceCents',
    '',
    'x'.repeat(900),
    '🏝️',
    'a.b',
  ]);
  return {
    what: `${name.slice(0, 20)} does not belong there`,
    text: jsonOf({ ...valid, [name]: random.pick([true, 1, 'x', null, { a: 1 }]) }),
  };
};

/** A name that every object has by itself, written as text, because code cannot write it. */
const prototypeKey = (valid: Fields, _rules: FieldRules, random: Random): Spoiled => {
  const name = random.pick(PROTOTYPE_KEYS);
  const rest = jsonOf(valid).slice(1);
  const value = random.pick(['{"isAdmin":true}', '1', 'null', '[]']);
  return {
    what: `${name} is a field`,
    text: `{"${name}":${value}${rest === '}' ? '' : ','}${rest}`,
  };
};

/** More than the server reads. */
const huge = (valid: Fields): Spoiled => ({
  what: 'is too large',
  text: jsonOf({ ...valid, padding: 'x'.repeat(70_000) }),
});

/** No object at all. */
const noObject = (_valid: Fields, _rules: FieldRules, random: Random): Spoiled => {
  const text = random.pick(['[]', '[{}]', '"text"', '7', 'true', 'false', '1e999', nested(100)]);
  return { what: `is ${show(raw(text))}`, text };
};

const WAYS = [
  wrongValue,
  wrongValue,
  wrongValue,
  wrongValue,
  missing,
  missing,
  extra,
  prototypeKey,
];

/** A valid input made wrong in one way, which follows from the random numbers alone. */
export const spoil = (
  valid: Fields,
  rules: FieldRules,
  special: readonly { what: string; input: Fields }[],
  random: Random,
): Spoiled => {
  const chance = random.next();
  if (chance < 0.02) return huge(valid);
  if (chance < 0.06) return noObject(valid, rules, random);
  if (special.length > 0 && chance < 0.3) {
    const { what, input } = random.pick(special);
    return { what, text: jsonOf(input) };
  }
  if (Object.keys(rules).length === 0)
    return random.pick([extra, prototypeKey])(valid, rules, random);
  return random.pick(WAYS)(valid, rules, random) ?? extra(valid, rules, random);
};
