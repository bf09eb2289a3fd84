import { ApiError } from '@club/domain/api/errors';
import type { Authz } from '@club/domain/user/user';

/**
 * What a token says of the role: that somebody is an admin, and for the browser whether the club
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

/** The role that claims say. */
export const roleClaimOf = (claims: Record<string, unknown> | undefined): RoleClaim => ({
  isAdmin: claims?.['isAdmin'] === true,
  needsSecondFactor: claims?.['needsSecondFactor'] === true,
});

/** The role that rights come to; of a closed account none. */
export const roleClaimBy = ({ isAdmin, disabled, needsSecondFactor }: Authz): RoleClaim => ({
  isAdmin: isAdmin && !disabled,
  needsSecondFactor: isAdmin && !disabled && needsSecondFactor === true,
});

type SaidRole = { isAdmin: boolean; needsSecondFactor?: boolean };

/** Whether claims, rights or records say the same of the role. */
export const isSameRole = (one: SaidRole, other: SaidRole): boolean =>
  one.isAdmin === other.isAdmin &&
  (one.needsSecondFactor === true) === (other.needsSecondFactor === true);

/** What aligning an account with its rights needs of the world. */
export type ClaimPorts = {
  rights: () => Promise<Authz | undefined>;
  /** null for an account that is gone; `validAfter` in seconds since 1970. */
  account: () => Promise<{ claim: RoleClaim; validAfter: number } | null>;
  setClaim: (claim: RoleClaim) => Promise<void>;
  endSessions: () => Promise<void>;
};

/** How often rights may change under our hands before we give up. */
const MAX_ROUNDS = 20;

/**
 * Brings the claim of an account in line with its rights, and ends the sessions that the rights have
 * ended. The identity service knows no conditions on a write, so whoever sets the claim looks at the
 * rights once more afterwards: of several who do this at once, the last to write has then seen the
 * rights as they are. Throws ApiError 'busy' when they change all the time.
 */
export const alignAccount = async (ports: ClaimPorts): Promise<void> => {
  let hasEnded = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const rights = await ports.rights();
    if (rights === undefined) return;
    const account = await ports.account();
    if (account === null) return;
    // A revocation of the very second in which the rights ended the sessions is late enough.
    const mustEnd = !hasEnded && account.validAfter < rights.minAuthTime - 1;
    const claim = roleClaimBy(rights);
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
