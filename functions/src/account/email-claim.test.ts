import { describe, expect, it } from 'vitest';
import { emailClaimId } from './email-claim.ts';
import { pseudonymOf } from '../account-deletion/pseudonym.ts';

describe('emailClaimId', () => {
  it('is the same for all spellings of an address, and differs between addresses', () => {
    expect(emailClaimId(' Anna@Example.com')).toBe(emailClaimId('anna@example.com'));
    expect(emailClaimId('e\u0301@example.com')).toBe(emailClaimId('\u00e9@example.com'));
    expect(emailClaimId('anna@example.com')).not.toBe(emailClaimId('anna@example.org'));
  });

  it('does not reveal the address', () => {
    expect(emailClaimId('anna@example.com')).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('pseudonymOf', () => {
  it('is the same for one member, differs between members, and is no real address', () => {
    expect(pseudonymOf('u1')).toBe(pseudonymOf('u1'));
    expect(pseudonymOf('u1')).not.toBe(pseudonymOf('u2'));
    expect(pseudonymOf('u1')).toMatch(/^removed-[0-9a-f]{12}@member\.invalid$/);
  });
});
