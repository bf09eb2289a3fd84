import { describe, expect, it } from 'vitest';
import { hashSource, widenDirective } from './content-policy.ts';

describe('widening a directive', () => {
  it('adds the origins to it and to no other', () => {
    const policy = "default-src 'none'; connect-src 'self'; img-src 'self'";
    expect(widenDirective(policy, 'connect-src', ['http://127.0.0.1:3'])).toBe(
      "default-src 'none'; connect-src 'self' http://127.0.0.1:3; img-src 'self'",
    );
  });
});

it('a hash names exactly one text', () => {
  // The hash of nothing, which the policy of the site has for empty style elements.
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
