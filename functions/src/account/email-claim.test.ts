import { describe, expect, it } from 'vitest';
import { emailClaimId } from './email-claim.ts';
import { pseudonymOf } from '../account-deletion/pseudonym.ts';

describe('emailClaimId', () => {
  it('is one for all spellings of an address, and another for another', () => {
    expect(emailClaimId(' Somebody@Example.com')).toBe(emailClaimId('somebody@example.com'));
    expect(emailClaimId('e\u0301@example.com')).toBe(emailClaimId('\u00e9@example.com'));
    expect(emailClaimId('somebody@example.com')).not.toBe(emailClaimId('somebody@example.org'));
  });

  it('does not tell the address', () => {
    expect(emailClaimId('somebody@example.com')).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('pseudonymOf', () => {
  it('is the same for one member, another for another, and no address of anybody', () => {
    expect(pseudonymOf('u1')).toBe(pseudonymOf('u1'));
    expect(pseudonymOf('u1')).not.toBe(pseudonymOf('u2'));
    expect(pseudonymOf('u1')).toMatch(/^removed-[0-9a-f]{12}@member\.invalid$/);
  });
});
