import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { titled } from '../testing/titled.ts';
import { errorsIn, WRONG_SHAPES, withValue } from '../testing/schema-cases.ts';
import { parseWith } from '../validation/parse-with.ts';
import { PROFILE_LIMITS, profileSchema } from './profile.schema.ts';

const GOOD = {
  name: ' Anna Berg ',
  phoneNumber: '+1 (555) 010-0199',
  photoURL: ' https://example.com/anna.jpg ',
  location: ' USA ',
};

const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** The body of a function of the security rules. */
const rule = (name: string): string => {
  const body = new RegExp(`function ${name}\\([^)]*\\) \\{([\\s\\S]*?)\\n    \\}`).exec(RULES)?.[1];
  if (body === undefined) throw new Error(`firestore.rules has no function ${name}.`);
  return body;
};

/** The pattern of a function of the rules, which matches whole texts. */
const pattern = (name: string): RegExp => {
  const text = /matches\('(.*)'\)/.exec(rule(name))?.[1] ?? '';
  return new RegExp(`^(?:${text.replaceAll('\\\\', '\\')})$`, 'u');
};

describe('the profile', () => {
  it('is trimmed, and its photo written as browsers send it', () => {
    expect(parseWith(profileSchema, GOOD)).toEqual({
      ok: true,
      value: {
        name: 'Anna Berg',
        phoneNumber: '+1 (555) 010-0199',
        photoURL: 'https://example.com/anna.jpg',
        location: 'USA',
      },
    });
  });

  it('may lack everything but a name', () => {
    expect(parseWith(profileSchema, { name: 'Anna', phoneNumber: '', photoURL: ' ' })).toEqual({
      ok: true,
      value: { name: 'Anna', phoneNumber: '', photoURL: '', location: '' },
    });
    expect(errorsIn(profileSchema, { name: ' ' })).toEqual({ name: 'Name is required.' });
  });

  it.each([
    ['name', 'A'.repeat(81), 'Name can have at most 80 characters.'],
    ['name', 'An\tna', 'Name has characters that cannot be used.'],
    ['phoneNumber', '12', 'Phone number must have 5 to 20 digits.'],
    ['phoneNumber', 'call me', 'Phone number must have 5 to 20 digits.'],
    ['location', 'x'.repeat(121), 'Location can have at most 120 characters.'],
    ['photoURL', 'http://example.com/a.jpg', 'Photo must be an address that starts with https://.'],
    ['photoURL', '/art/login.svg', 'Photo must be an address that starts with https://.'],
    ['photoURL', 'https://a:b@example.com/', 'Photo must be an address that starts with https://.'],
    ['photoURL', 'javascript:alert(1)', 'Photo must be an address that starts with https://.'],
  ])('rejects %s %j', (field, value, message) => {
    expect(errorsIn(profileSchema, withValue(GOOD, field, value))).toEqual({ [field]: message });
  });

  it.each(titled(WRONG_SHAPES))('takes no %s', (_, value) => {
    for (const field of Object.keys(PROFILE_LIMITS)) {
      expect(errorsIn(profileSchema, withValue(GOOD, field, value))).toHaveProperty(field);
    }
  });

  it('has the limits of the security rules', () => {
    const max = (text: string): number =>
      Number(/isLine\([^,]+(?:, null\))?, (\d+)\)/.exec(text)?.[1]);
    expect({
      name: max(rule('isName')),
      phoneNumber: max(rule('isPhone')),
      photoURL: max(rule('isPhoto')),
      location: max(rule('isProfile')),
    }).toEqual(PROFILE_LIMITS);
  });

  it.each([
    ['phoneNumber', '+15550100199', 'isPhone'],
    ['phoneNumber', '555 0100 x 12', 'isPhone'],
    ['phoneNumber', '555\u00a00100\u00a099', 'isPhone'],
    ['phoneNumber', '555 0100 X12', 'isPhone'],
    ['phoneNumber', '', 'isPhone'],
    ['photoURL', 'https://example.com/a b.jpg', 'isPhoto'],
    ['photoURL', 'HTTPS://EXAMPLE.com', 'isPhoto'],
    ['photoURL', 'https:\\\\example.com\\a.jpg', 'isPhoto'],
    ['photoURL', 'https://example.com/a@b?c=d#e', 'isPhoto'],
    ['photoURL', 'https://bücher.example/ä.jpg', 'isPhoto'],
    ['photoURL', '', 'isPhoto'],
  ] as const)('lets %s %j through only in a form that the rules take', (field, typed, name) => {
    const parsed = parseWith(profileSchema, withValue(GOOD, field, typed));
    const stored = parsed.ok ? parsed.value[field] : '';
    expect(stored).toMatch(pattern(name));
  });
});

describe('a profile gets a message for', () => {
  it.each([
    [
      'phoneNumber',
      '+1\u00A0555\u00A0010',
      'Phone number can have digits, blanks and the signs + ( ) . - / x.',
    ],
    [
      'phoneNumber',
      '+1\u00A0555 010 020',
      'Phone number can have digits, blanks and the signs + ( ) . - / x.',
    ],
    [
      'photoURL',
      `https://example.com/${'a'.repeat(PROFILE_LIMITS.photoURL)}`,
      `Photo can have at most ${PROFILE_LIMITS.photoURL} characters.`,
    ],
    ['photoURL', 'ftp://example.com', 'Photo must be an address that starts with https://.'],
  ])('%s %j: %s', (path, value, message) => {
    expect(errorsIn(profileSchema, withValue(GOOD, path, value))[path]).toBe(message);
  });

  it('no number without a plus, and none that is missing', () => {
    for (const phoneNumber of ['555 010 0199', '', undefined]) {
      expect(errorsIn(profileSchema, withValue(GOOD, 'phoneNumber', phoneNumber))).toEqual({});
    }
  });
});
