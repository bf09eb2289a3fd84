import { describe, expect, it } from 'vitest';
import { violationsIn } from './policy-violation.ts';

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

  it.each([
    null,
    7,
    'x',
    [],
    {},
    { 'csp-report': 7 },
    [modern(7)],
    [modern({ effectiveDirective: 9 })],
  ])('is nothing in %j', (body) => {
    expect(violationsIn(body)).toEqual([]);
  });

  it.each(['Script-Src', 'x', 'script-src<script>', '-'.repeat(70), ''])(
    'has no directive %j',
    (effectiveDirective) => {
      expect(violationsIn([modern({ effectiveDirective })])).toEqual([]);
    },
  );
});
