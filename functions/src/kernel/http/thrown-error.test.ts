import { describe, expect, it } from 'vitest';
import { withoutEmails } from './thrown-error.ts';

describe('withoutEmails', () => {
  it('keeps addresses out of the log', () => {
    expect(withoutEmails('No user ada.l+x@example.com (and "b@c.de").')).toBe(
      'No user <email> (and "<email>").',
    );
  });

  it('leaves other text alone', () => {
    expect(withoutEmails('at run (endpoint.ts:3:1)')).toBe('at run (endpoint.ts:3:1)');
  });
});
