import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from './paths.ts';

/**
 * Goes home, and resolves once home is drawn, before a session may end: the page for members that was
 * in view would lead to the login instead.
 */
export const useGoHome = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate(PATHS.home);
    // Where the code of a page had to be loaded first, the router forgets `flushSync`. Now it is there.
    await navigate(PATHS.home, { replace: true, flushSync: true });
  }, [navigate]);
};
