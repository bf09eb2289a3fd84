import type { PasswordPolicy } from '@club/domain/user/password-policy';
import { CLUB_PASSWORD_POLICY } from '@club/domain/user/password-policy';
import { useCallback, useEffect, useState } from 'react';
import { loadPasswordPolicy } from './password.ts';

/**
 * The current password rules; those of the club until the identity service's are loaded. `refresh`
 * loads them again, after a password was rejected because they have become stricter (rules 11.10).
 */
export const usePasswordPolicy = (): { policy: PasswordPolicy; refresh: () => Promise<void> } => {
  const [policy, setPolicy] = useState(CLUB_PASSWORD_POLICY);
  const refresh = useCallback(async () => {
    setPolicy(await loadPasswordPolicy());
  }, []);
  useEffect(() => {
    let active = true;
    // Never rejects: without a response the rules of the club apply.
    void loadPasswordPolicy().then((loaded) => active && setPolicy(loaded));
    return () => {
      active = false;
    };
  }, []);
  return { policy, refresh };
};
