import type { Authz } from '@club/domain/user/user';
import { describe, expect, it } from 'vitest';
import type { ClaimPorts } from './account-claim.ts';
import { alignAccount, claimsWithRole } from './account-claim.ts';

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

describe('alignAccount', () => {
  const ADMIN: Authz = { isAdmin: true, disabled: false, minAuthTime: 0 };
  type Account = { hasClaim: boolean; validAfter: number };

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
      setClaim: (hasClaim) => {
        did.push(hasClaim ? 'grant' : 'take');
        now = now && { ...now, hasClaim };
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
    expect(await align({ hasClaim: true, validAfter: 0 }, ADMIN)).toEqual([]);
    const member = { ...ADMIN, isAdmin: false };
    expect(await align({ hasClaim: false, validAfter: 0 }, member)).toEqual([]);
  });

  it('gives the claim with the right, and takes it with the right or the account', async () => {
    expect(await align({ hasClaim: false, validAfter: 0 }, ADMIN)).toEqual(['grant']);
    const had = { hasClaim: true, validAfter: 0 };
    expect(await align(had, { ...ADMIN, isAdmin: false })).toEqual(['take']);
    expect(await align(had, { ...ADMIN, disabled: true })).toEqual(['take']);
  });

  it('ends sessions once, unless they were ended in that very second', async () => {
    const rights = { ...ADMIN, minAuthTime: 100 };
    expect(await align({ hasClaim: true, validAfter: 98 }, rights)).toEqual(['end sessions']);
    expect(await align({ hasClaim: true, validAfter: 99 }, rights)).toEqual([]);
  });

  it('has nothing to do for an account or rights that are gone', async () => {
    expect(await align(null, ADMIN)).toEqual([]);
    expect(await align({ hasClaim: true, validAfter: 0 }, undefined)).toEqual([]);
  });

  it('looks again after it has set the claim, and gives up on rights that never rest', async () => {
    const restless = (until: number) => (round: number) => ({
      ...ADMIN,
      isAdmin: round % 2 === 1 && round <= until,
    });
    const none = { hasClaim: false, validAfter: 0 };
    expect(await align(none, restless(4))).toEqual(['grant', 'take', 'grant', 'take']);
    // In the twentieth round it finds all in line.
    expect(await align(none, restless(18))).toHaveLength(18);
    await expect(align(none, restless(20))).rejects.toMatchObject({ code: 'busy' });
  });
});
