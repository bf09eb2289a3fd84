import { object } from 'yup';
import { describe, expect, it } from 'vitest';
import { errorsIn } from '../testing/schema-cases.ts';
import { parseWith } from './parse-with.ts';
import {
  MAX_EMAIL_LENGTH,
  MAX_LINE_LENGTH,
  optionalLine,
  optionalPhone,
  requiredEmail,
  requiredLine,
  requiredLines,
  requiredPhone,
} from './text-field.ts';

describe('a line of text', () => {
  const schema = object({ city: requiredLine('City'), note: optionalLine('Note', 5) });

  it('is needed where it is required, and only there', () => {
    expect(errorsIn(schema, {})).toEqual({ city: 'City is required.' });
    expect(errorsIn(schema, { city: '  ' })).toEqual({ city: 'City is required.' });
  });

  it('has a longest length, counted after trimming', () => {
    const longest = 'a'.repeat(MAX_LINE_LENGTH);
    expect(errorsIn(schema, { city: `  ${longest}  `, note: '12345' })).toEqual({});
    expect(errorsIn(schema, { city: `${longest}a`, note: '123456' })).toEqual({
      city: 'City can have at most 120 characters.',
      note: 'Note can have at most 5 characters.',
    });
  });

  it.each(['a\u0000b', 'a\nb', 'a\u007fb', 'a\u009fb', 'a\ud800b'])('holds no %j', (city) => {
    expect(errorsIn(schema, { city })).toEqual({
      city: 'City has characters that cannot be used.',
    });
  });

  it.each(["L'Aquila", 'São Paulo', '東京', '😀 City', '<b>Naples</b>', 'Москва'])(
    'may be %s',
    (city) => {
      expect(errorsIn(schema, { city })).toEqual({});
    },
  );
});

describe('an email address', () => {
  const schema = object({ email: requiredEmail() });

  it.each([
    'anna@example.com',
    ' Anna.B+club@sub.example.co.uk ',
    "o'brien@example.com",
    'rené@bücher.example',
  ])('may be %s', (email) => {
    expect(errorsIn(schema, { email })).toEqual({});
  });

  it.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@example.c',
    'anna@@example.com',
    'anna@exa mple.com',
    'anna@example.com, bert@example.com',
    'anna@example.com.',
    '<anna@example.com>',
    '"anna"@example.com',
  ])('may not be %j', (email) => {
    expect(errorsIn(schema, { email })).toEqual({
      email: 'Email must be an email address, like name@example.com.',
    });
  });

  it('is required and not endless', () => {
    expect(errorsIn(schema, { email: ' ' })).toEqual({ email: 'Email is required.' });
    const email = `${'a'.repeat(MAX_EMAIL_LENGTH)}@example.com`;
    expect(errorsIn(schema, { email }).email).toContain('at most 254');
  });

  it('is checked at once, however long it is', () => {
    const started = performance.now();
    errorsIn(schema, { email: `${'a.'.repeat(30_000)}@${'a.'.repeat(30_000)}` });
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('a phone number', () => {
  const schema = object({ phone: requiredPhone(), work: optionalPhone('Work phone') });

  it.each(['+1 (555) 010-0199', '12345', '0049.30.1234567', '555/0100 x12', '1'.repeat(20)])(
    'may be %s',
    (phone) => {
      expect(errorsIn(schema, { phone, work: phone })).toEqual({});
    },
  );

  it.each(['1234', '1'.repeat(21), 'call me', '+', '12345;', '++12345'])(
    'may not be %j',
    (phone) => {
      expect(errorsIn(schema, { phone, work: phone })).toEqual({
        phone: 'Phone number must have 5 to 20 digits.',
        work: 'Work phone must have 5 to 20 digits.',
      });
    },
  );

  it('is needed where it is required, and only there', () => {
    expect(errorsIn(schema, { work: ' ' })).toEqual({ phone: 'Phone number is required.' });
  });
});

describe('text of the wrong kind', () => {
  const schema = object({
    line: optionalLine('Line'),
    lines: requiredLines('Lines', 20),
    phone: optionalPhone('Phone'),
  });

  it('is named as such', () => {
    for (const [field, label] of [
      ['line', 'Line'],
      ['lines', 'Lines'],
    ] as const) {
      expect(() => schema.validateSyncAt(field, { [field]: {} }, { strict: true })).toThrow(
        `${label} must be text.`,
      );
    }
  });

  it('or missing gets a message at its field', () => {
    expect(errorsIn(schema, {})).toEqual({ lines: 'Lines is required.' });
    expect(errorsIn(schema, { lines: 'a\u0000' })).toEqual({
      lines: 'Lines has characters that cannot be used.',
    });
  });

  it('is read from what has a text', () => {
    const parsed = parseWith(schema, { lines: 5 });
    expect(parsed.ok && parsed.value.lines).toBe('5');
  });

  it('has its lines ended in one way', () => {
    const parsed = parseWith(schema, { lines: 'a\r\nb\rc\nd' });
    expect(parsed.ok && parsed.value.lines).toBe('a\nb\nc\nd');
  });
});
