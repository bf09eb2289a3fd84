import { ApiError } from '@club/domain/api/errors';
import type { Authz } from '@club/domain/user/user';

/** The claims of an account with its role set and all others kept; they may have 1,000 bytes. */
export const claimsWithRole = (
  claims: Record<string, unknown> | undefined,
  isAdmin: boolean,
): Record<string, unknown> => {
  const { isAdmin: _before, ...others } = claims ?? {};
  return isAdmin ? { ...others, isAdmin: true } : others;
};

/** What aligning an account with its rights needs of the world. */
export type ClaimPorts = {
  rights: () => Promise<Authz | undefined>;
  /** null for an account that is gone; `validAfter` in seconds since 1970. */
  account: () => Promise<{ hasClaim: boolean; validAfter: number } | null>;
  setClaim: (isAdmin: boolean) => Promise<void>;
  endSessions: () => Promise<void>;
};

/** How often rights may change under our hands before we give up. */
const MAX_ROUNDS = 20;

const isAdminBy = (rights: Authz): boolean => rights.isAdmin && !rights.disabled;

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
    if (account.hasClaim === isAdminBy(rights) && !mustEnd) return;
    if (account.hasClaim !== isAdminBy(rights)) await ports.setClaim(isAdminBy(rights));
    if (mustEnd) {
      await ports.endSessions();
      hasEnded = true;
    }
  }
  throw new ApiError('busy');
};
