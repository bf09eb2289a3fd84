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

  it('writes what is read again', () => {
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
  const rights = { isAdmin: true, disabled: false, minAuthTime: 0 };

  it('says what the rights say, and nothing of a closed account or a member', () => {
    expect(roleClaimBy(rights)).toEqual(PLAIN);
    expect(roleClaimBy({ ...rights, needsSecondFactor: true })).toEqual(NEEDY);
    const left = { needsSecondFactor: true } as const;
    expect(roleClaimBy({ ...rights, ...left, disabled: true })).toEqual(NONE);
    expect(roleClaimBy({ ...rights, ...left, isAdmin: false })).toEqual(NONE);
  });
});

describe('isSameRole', () => {
  it('takes a demand that is not there for none', () => {
    expect(isSameRole({ isAdmin: true }, PLAIN)).toBe(true);
    expect(isSameRole({ isAdmin: true }, NEEDY)).toBe(false);
    expect(isSameRole(NEEDY, { isAdmin: true, needsSecondFactor: true })).toBe(true);
    expect(isSameRole(PLAIN, NONE)).toBe(false);
  });
});

describe('alignAccount', () => {
  const ADMIN: Authz = { isAdmin: true, disabled: false, minAuthTime: 0 };
  type Account = { claim: RoleClaim; validAfter: number };

  /** Aligns an account whose rights are what `rights` says each time they are asked for. */
  const align = async (
    account: Account | null,
    rights: Authz | undefined | ((round: number) => Authz),
  ) => {
    const did: string[] = [];
    let now = account;
    let rounds = 0;
    const ports: ClaimPorts = {
      rights: () => Promise.resolve(typeof rights === 'function' ? rights((rounds += 1)) : rights),
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

  it('leaves what is in line alone', async () => {
    expect(await align({ claim: PLAIN, validAfter: 0 }, ADMIN)).toEqual([]);
    const member = { ...ADMIN, isAdmin: false };
    expect(await align({ claim: NONE, validAfter: 0 }, member)).toEqual([]);
  });

  it('gives the claim with the right, and takes it with the right or the account', async () => {
    expect(await align({ claim: NONE, validAfter: 0 }, ADMIN)).toEqual(['grant']);
    const had = { claim: PLAIN, validAfter: 0 };
    expect(await align(had, { ...ADMIN, isAdmin: false })).toEqual(['take']);
    expect(await align(had, { ...ADMIN, disabled: true })).toEqual(['take']);
  });

  it('says of the demand of a second factor what the rights say', async () => {
    const demanded: Authz = { ...ADMIN, needsSecondFactor: true };
    expect(await align({ claim: PLAIN, validAfter: 0 }, demanded)).toEqual(['grant']);
    expect(await align({ claim: NEEDY, validAfter: 0 }, demanded)).toEqual([]);
    expect(await align({ claim: NEEDY, validAfter: 0 }, ADMIN)).toEqual(['grant']);
  });

  it('ends sessions once, unless they were ended in that very second', async () => {
    const rights = { ...ADMIN, minAuthTime: 100 };
    expect(await align({ claim: PLAIN, validAfter: 98 }, rights)).toEqual(['end sessions']);
    expect(await align({ claim: PLAIN, validAfter: 99 }, rights)).toEqual([]);
  });

  it('has nothing to do for an account or rights that are gone', async () => {
    expect(await align(null, ADMIN)).toEqual([]);
    expect(await align({ claim: PLAIN, validAfter: 0 }, undefined)).toEqual([]);
  });

  it('looks again after it has set the claim, and gives up on rights that never rest', async () => {
    const restless = (until: number) => (round: number) => ({
      ...ADMIN,
      isAdmin: round % 2 === 1 && round <= until,
    });
    const none = { claim: NONE, validAfter: 0 };
    expect(await align(none, restless(4))).toEqual(['grant', 'take', 'grant', 'take']);
    // In the twentieth round it finds all in line.
    expect(await align(none, restless(18))).toHaveLength(18);
    await expect(align(none, restless(20))).rejects.toMatchObject({ code: 'busy' });
  });
});
