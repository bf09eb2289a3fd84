import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession, useWhenKnown } from '../../kernel/session/session.tsx';
import { fullPath, loginPath } from '../routes/paths.ts';

type SignInFirst = {
  /** What is for members has been pressed. */
  isWanted: boolean;
  /** The press has a history entry of its own, in which a visitor sees the login. */
  hasEntry?: boolean;
};

/**
 * For what a press opens for members only: a visitor signs in first and comes back (rules 11.7). A page
 * that a server has rendered can be pressed before it is known who reads it, so this waits for that.
 * True once it can open.
 */
export const useSignInFirst = ({ isWanted, hasEntry = false }: SignInFirst): boolean => {
  const { status } = useSession();
  const whenKnown = useWhenKnown();
  const navigate = useNavigate();
  const here = fullPath(useLocation());
  useEffect(() => {
    if (!isWanted || status === 'signed-in') return undefined;
    let isHere = true;
    const ask = async (): Promise<void> => {
      const known = await whenKnown();
      if (isHere && known.status === 'signed-out') {
        await navigate(loginPath(here), { replace: hasEntry });
      }
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [isWanted, hasEntry, status, whenKnown, navigate, here]);
  return isWanted && status === 'signed-in';
};
