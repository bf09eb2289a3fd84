import { ApiError } from '@club/domain/api/errors';
import type { Authz } from '@club/domain/user/user';

/**
 * The role in a token: whether the account is an admin, and for the browser whether the club
 * demands a second factor of them.
 */
export type RoleClaim = { isAdmin: boolean; needsSecondFactor: boolean };

/** The claims of an account with its role set and all others kept; they may have 1,000 bytes. */
export const claimsWithRole = (
  claims: Record<string, unknown> | undefined,
  { isAdmin, needsSecondFactor }: RoleClaim,
): Record<string, unknown> => {
  const { isAdmin: _role, needsSecondFactor: _demand, ...others } = claims ?? {};
  return {
    ...others,
    ...(isAdmin ? { isAdmin: true } : {}),
    ...(needsSecondFactor ? { needsSecondFactor: true } : {}),
  };
};

/** The role in some claims. */
export const roleClaimOf = (claims: Record<string, unknown> | undefined): RoleClaim => ({
  isAdmin: claims?.['isAdmin'] === true,
  needsSecondFactor: claims?.['needsSecondFactor'] === true,
});

/** The role that permissions give; none for a closed account. */
export const roleClaimBy = ({ isAdmin, disabled, needsSecondFactor }: Authz): RoleClaim => ({
  isAdmin: isAdmin && !disabled,
  needsSecondFactor: isAdmin && !disabled && needsSecondFactor === true,
});

type SaidRole = { isAdmin: boolean; needsSecondFactor?: boolean };

/** Whether claims, permissions or records have the same role. */
export const isSameRole = (one: SaidRole, other: SaidRole): boolean =>
  one.isAdmin === other.isAdmin &&
  (one.needsSecondFactor === true) === (other.needsSecondFactor === true);

/** What `alignAccount` reads and changes. */
export type ClaimPorts = {
  permissions: () => Promise<Authz | undefined>;
  /** null for a deleted account; `validAfter` in seconds since 1970. */
  account: () => Promise<{ claim: RoleClaim; validAfter: number } | null>;
  setClaim: (claim: RoleClaim) => Promise<void>;
  endSessions: () => Promise<void>;
};

/** How often permissions may change meanwhile before we give up. */
const MAX_ROUNDS = 20;

/**
 * Aligns the claim and sessions of an account with its permissions. The identity service has no
 * conditional writes, so each round reads the permissions again after setting the claim: of several
 * processes, the last to write has seen the current permissions. Throws ApiError 'busy' when they
 * keep changing.
 */
export const alignAccount = async (ports: ClaimPorts): Promise<void> => {
  let hasEnded = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const permissions = await ports.permissions();
    if (permissions === undefined) return;
    const account = await ports.account();
    if (account === null) return;
    // A revocation in the same second in which the permissions ended the sessions is late enough.
    const mustEnd = !hasEnded && account.validAfter < permissions.minAuthTime - 1;
    const claim = roleClaimBy(permissions);
    const isAligned = isSameRole(account.claim, claim);
    if (isAligned && !mustEnd) return;
    if (!isAligned) await ports.setClaim(claim);
    if (mustEnd) {
      await ports.endSessions();
      hasEnded = true;
    }
  }
  throw new ApiError('busy');
};
