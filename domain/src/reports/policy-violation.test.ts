import { describe, expect, it } from 'vitest';
import { titled, titledRows } from '../testing/titled.ts';
import { errorsIn } from '../testing/schema-cases.ts';
import { parseWith } from '../validation/parse-with.ts';
import { policyViolationsSchema, violationsIn } from './policy-violation.ts';

const OLD = {
  'csp-report': {
    'document-uri': 'https://club.example/dashboard/my-bookings?q=anna',
    'violated-directive': "script-src 'self'",
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?who=anna',
    'source-file': 'https://club.example/assets/a.js',
    'script-sample': 'alert("Anna")',
  },
};

const modern = (body: unknown, type = 'csp-violation') => ({ type, age: 1, url: 'x', body });

describe('what a browser reports of the policy', () => {
  it('is read in the form of report-uri, without queries and samples', () => {
    expect(violationsIn(OLD)).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/dashboard/my-bookings',
        source: 'https://club.example',
      },
    ]);
    const { 'effective-directive': _, ...older } = OLD['csp-report'];
    expect(violationsIn({ 'csp-report': older })[0]?.directive).toBe('script-src');
  });

  it('is read in the form of the Reporting API, each violation of a list', () => {
    const body = {
      documentURL: 'https://club.example/trips/12345',
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
    };
    expect(violationsIn([modern(body), modern({}, 'deprecation'), modern(body), 7, null])).toEqual(
      [1, 2].map(() => ({
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        page: '/trips/:id',
        source: '',
      })),
    );
  });

  it('is read with the file that it comes from, and of violations only', () => {
    const body = {
      documentURL: 'https://club.example/login',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      sourceFile: 'https://club.example/assets/a.js',
    };
    expect(violationsIn([modern(body, 'intervention'), modern(body)])).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'inline',
        page: '/login',
        source: 'https://club.example',
      },
    ]);
  });

  it('names nothing that is no address', () => {
    const wrong = { documentURL: 'Anna Berg', blockedURL: 'inline Anna', sourceFile: 'Anna.js' };
    expect(violationsIn([modern({ effectiveDirective: 'img-src', ...wrong })])).toEqual([
      { directive: 'img-src', blocked: '', page: '', source: '' },
    ]);
  });

  it('names no origin of more than 200 characters', () => {
    const blockedURL = `${'x'.repeat(300)}:Anna`;
    const [violation] = violationsIn([modern({ effectiveDirective: 'img-src', blockedURL })]);
    expect(violation?.blocked).toBe('x'.repeat(200));
  });

  it('is cut to 20, and to what is no text of the page', () => {
    const many = Array.from({ length: 50 }, () => modern({ effectiveDirective: 'img-src' }));
    expect(violationsIn(many)).toHaveLength(20);
    const data = modern({
      effectiveDirective: 'img-src',
      blockedURL: 'data:image/png;base64,AAAA',
    });
    expect(violationsIn([data])[0]?.blocked).toBe('data:');
    const rubbish = modern({ effectiveDirective: 'img-src', blockedURL: 'Anna Berg' });
    expect(violationsIn([rubbish])[0]?.blocked).toBe('');
  });

  it.each(
    titled([
      null,
      7,
      'x',
      [],
      {},
      { 'csp-report': 7 },
      [modern(7)],
      [modern({ effectiveDirective: 9 })],
    ]),
  )('is nothing in %s', (_, body) => {
    expect(violationsIn(body)).toEqual([]);
  });

  it.each(['Script-Src', 'x', 'script-src<script>', '-'.repeat(70), ''])(
    'has no directive %j',
    (effectiveDirective) => {
      expect(violationsIn([modern({ effectiveDirective })])).toEqual([]);
    },
  );
});

describe('a report of violations', () => {
  const VIOLATION = { directive: 'img-src', blocked: 'inline', page: '/', source: 'eval' };
  const messagesFor = (violations: unknown) => errorsIn(policyViolationsSchema, { violations });

  it('is taken as it was read, and what is not known is empty', () => {
    expect(parseWith(policyViolationsSchema, { violations: [VIOLATION] })).toEqual({
      ok: true,
      value: { violations: [VIOLATION] },
    });
    const unknown = { directive: 'img-src', blocked: '', page: '', source: '' };
    for (const violation of [unknown, { directive: 'img-src' }]) {
      expect(parseWith(policyViolationsSchema, { violations: [violation] })).toEqual({
        ok: true,
        value: { violations: [unknown] },
      });
    }
  });

  it.each(
    titledRows(
      [
        ['directive', undefined, 'Directive is required.'],
        ['directive', 'x'.repeat(61), 'Directive can have at most 60 characters.'],
        ['blocked', 'x'.repeat(201), 'Blocked can have at most 200 characters.'],
        ['page', 'x'.repeat(121), 'Page can have at most 120 characters.'],
        ['source', 'x'.repeat(201), 'Source can have at most 200 characters.'],
      ],
      2,
    ),
  )('has no %s', (_, field, value, message) => {
    expect(messagesFor([{ ...VIOLATION, [field]: value }])).toEqual({
      [`violations[0].${field}`]: message,
    });
  });

  it('has a list of 20 at most', () => {
    const many = (length: number) => Array.from({ length }, () => VIOLATION);
    expect(messagesFor(many(20))).toEqual({});
    expect(messagesFor(many(21))).toEqual({ violations: 'At most 20 violations are taken.' });
    expect(messagesFor(undefined)).toEqual({ violations: 'Violations are required.' });
  });
});
