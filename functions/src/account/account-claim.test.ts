import type { Authz } from '@club/domain/user/user';
import { describe, expect, it } from 'vitest';
import type { ClaimPorts } from './account-claim.ts';
import type { RoleClaim } from './account-claim.ts';
import {
  alignAccount,
  claimsWithRole,
  isSameRole,
  roleClaimBy,
  roleClaimOf,
} from './account-claim.ts';

const NONE: RoleClaim = { isAdmin: false, needsSecondFactor: false };
const PLAIN: RoleClaim = { isAdmin: true, needsSecondFactor: false };
const NEEDY: RoleClaim = { isAdmin: true, needsSecondFactor: true };

describe('claimsWithRole', () => {
  it('changes the role and keeps every other claim', () => {
    expect(claimsWithRole({ tier: 'gold' }, PLAIN)).toEqual({ tier: 'gold', isAdmin: true });
    const needy = { tier: 'gold', isAdmin: true, needsSecondFactor: true };
    expect(claimsWithRole({ tier: 'gold' }, NEEDY)).toEqual(needy);
    expect(claimsWithRole(needy, PLAIN)).toEqual({ tier: 'gold', isAdmin: true });
    expect(claimsWithRole(needy, NONE)).toEqual({ tier: 'gold' });
    expect(claimsWithRole(undefined, NONE)).toEqual({});
  });

  it('writes what it reads', () => {
    for (const role of [NONE, PLAIN, NEEDY]) {
      expect(roleClaimOf(claimsWithRole(undefined, role))).toEqual(role);
    }
    expect(roleClaimOf(undefined)).toEqual(NONE);
    expect(roleClaimOf({ isAdmin: 'true', needsSecondFactor: 1 })).toEqual(NONE);
  });

  it('stays far below the 1,000 bytes that claims may have', () => {
    expect(JSON.stringify(claimsWithRole(undefined, NEEDY)).length).toBeLessThan(100);
  });
});

describe('roleClaimBy', () => {
  const permissions = { isAdmin: true, disabled: false, minAuthTime: 0 };

  it('is the role of the permissions, and none for a closed account or a member', () => {
    expect(roleClaimBy(permissions)).toEqual(PLAIN);
    expect(roleClaimBy({ ...permissions, needsSecondFactor: true })).toEqual(NEEDY);
    const left = { needsSecondFactor: true } as const;
    expect(roleClaimBy({ ...permissions, ...left, disabled: true })).toEqual(NONE);
    expect(roleClaimBy({ ...permissions, ...left, isAdmin: false })).toEqual(NONE);
  });
});

describe('isSameRole', () => {
  it('treats a missing demand as none', () => {
    expect(isSameRole({ isAdmin: true }, PLAIN)).toBe(true);
    expect(isSameRole({ isAdmin: true }, NEEDY)).toBe(false);
    expect(isSameRole(NEEDY, { isAdmin: true, needsSecondFactor: true })).toBe(true);
    expect(isSameRole(PLAIN, NONE)).toBe(false);
  });
});

describe('alignAccount', () => {
  const ADMIN: Authz = { isAdmin: true, disabled: false, minAuthTime: 0 };
  type Account = { claim: RoleClaim; validAfter: number };

  /** Aligns an account with the given permissions, and returns what it changed. */
  const align = async (
    account: Account | null,
    permissions: Authz | undefined | ((round: number) => Authz),
  ) => {
    const did: string[] = [];
    let now = account;
    let rounds = 0;
    const ports: ClaimPorts = {
      permissions: () =>
        Promise.resolve(
          typeof permissions === 'function' ? permissions((rounds += 1)) : permissions,
        ),
      account: () => Promise.resolve(now),
      setClaim: (claim) => {
        did.push(claim.isAdmin ? 'grant' : 'take');
        now = now && { ...now, claim };
        return Promise.resolve();
      },
      endSessions: () => {
        did.push('end sessions');
        return Promise.resolve();
      },
    };
    await alignAccount(ports);
    return did;
  };

  it('does not change an aligned account', async () => {
    expect(await align({ claim: PLAIN, validAfter: 0 }, ADMIN)).toEqual([]);
    const member = { ...ADMIN, isAdmin: false };
    expect(await align({ claim: NONE, validAfter: 0 }, member)).toEqual([]);
  });

  it('grants the claim with the role, and revokes it with the role or the account', async () => {
    expect(await align({ claim: NONE, validAfter: 0 }, ADMIN)).toEqual(['grant']);
    const had = { claim: PLAIN, validAfter: 0 };
    expect(await align(had, { ...ADMIN, isAdmin: false })).toEqual(['take']);
    expect(await align(had, { ...ADMIN, disabled: true })).toEqual(['take']);
  });

  it('follows the permissions in the demand of a second factor', async () => {
    const demanded: Authz = { ...ADMIN, needsSecondFactor: true };
    expect(await align({ claim: PLAIN, validAfter: 0 }, demanded)).toEqual(['grant']);
    expect(await align({ claim: NEEDY, validAfter: 0 }, demanded)).toEqual([]);
    expect(await align({ claim: NEEDY, validAfter: 0 }, ADMIN)).toEqual(['grant']);
  });

  it('ends sessions once, unless they were ended in that very second', async () => {
    const permissions = { ...ADMIN, minAuthTime: 100 };
    expect(await align({ claim: PLAIN, validAfter: 98 }, permissions)).toEqual(['end sessions']);
    expect(await align({ claim: PLAIN, validAfter: 99 }, permissions)).toEqual([]);
  });

  it('does nothing without an account or permissions', async () => {
    expect(await align(null, ADMIN)).toEqual([]);
    expect(await align({ claim: PLAIN, validAfter: 0 }, undefined)).toEqual([]);
  });

  it('reads the permissions again after setting the claim, and gives up when they keep changing', async () => {
    const changing = (until: number) => (round: number) => ({
      ...ADMIN,
      isAdmin: round % 2 === 1 && round <= until,
    });
    const none = { claim: NONE, validAfter: 0 };
    expect(await align(none, changing(4))).toEqual(['grant', 'take', 'grant', 'take']);
    // In the twentieth round nothing differs.
    expect(await align(none, changing(18))).toHaveLength(18);
    await expect(align(none, changing(20))).rejects.toMatchObject({ code: 'busy' });
  });
});
