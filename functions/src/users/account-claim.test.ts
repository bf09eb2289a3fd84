import { describe, expect, it } from 'vitest';
import { claimsWithRole } from './role-claim.ts';

describe('claimsWithRole', () => {
  it('changes the role and keeps every other claim', () => {
    expect(claimsWithRole({ tier: 'gold' }, true)).toEqual({ tier: 'gold', isAdmin: true });
    expect(claimsWithRole({ tier: 'gold', isAdmin: true }, false)).toEqual({ tier: 'gold' });
    expect(claimsWithRole(undefined, false)).toEqual({});
  });

  it('stays far below the 1,000 bytes that claims may have', () => {
    expect(JSON.stringify(claimsWithRole(undefined, true)).length).toBeLessThan(100);
  });
});
