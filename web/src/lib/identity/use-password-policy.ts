import type { PasswordPolicy } from '@club/domain/user/password-policy';
import { DEFAULT_PASSWORD_POLICY } from '@club/domain/user/password-policy';
import { useCallback, useEffect, useState } from 'react';
import { loadPasswordPolicy } from './password.ts';

/**
 * The identity service's password rules, the default ones until it has told. `refresh` asks again:
 * after a password was refused because the rules have become stricter (S§8).
 */
export const usePasswordPolicy = (): { policy: PasswordPolicy; refresh: () => Promise<void> } => {
  const [policy, setPolicy] = useState(DEFAULT_PASSWORD_POLICY);
  const refresh = useCallback(async () => {
    setPolicy(await loadPasswordPolicy());
  }, []);
  useEffect(() => {
    let active = true;
    // Never rejects: without an answer the default rules count.
    void loadPasswordPolicy().then((told) => active && setPolicy(told));
    return () => {
      active = false;
    };
  }, []);
  return { policy, refresh };
};
