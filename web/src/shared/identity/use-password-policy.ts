import type { PasswordPolicy } from '@club/domain/user/password-policy';
import { CLUB_PASSWORD_POLICY } from '@club/domain/user/password-policy';
import { useCallback, useEffect, useState } from 'react';
import { loadPasswordPolicy } from './password.ts';

/**
 * The password rules in force, those of the club until the identity service has told its own. `refresh` asks again:
 * after a password was refused because the rules have become stricter (rules 11.10).
 */
export const usePasswordPolicy = (): { policy: PasswordPolicy; refresh: () => Promise<void> } => {
  const [policy, setPolicy] = useState(CLUB_PASSWORD_POLICY);
  const refresh = useCallback(async () => {
    setPolicy(await loadPasswordPolicy());
  }, []);
  useEffect(() => {
    let active = true;
    // Never rejects: without an answer the rules of the club count.
    void loadPasswordPolicy().then((told) => active && setPolicy(told));
    return () => {
      active = false;
    };
  }, []);
  return { policy, refresh };
};
