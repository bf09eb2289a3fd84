import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';
import type { SignedIn } from '../../kernel/session/session-of-user.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { fullPath, loginPath } from '../routes/paths.ts';
import { LeadOn } from './lead-on.tsx';

type SignedInOnlyProps = {
  /** Where the login leads back to, for a page whose address has no query; else this very address. */
  from?: string;
  children: (session: SignedIn) => ReactNode;
};

/** Shows its children to a signed-in person; sends visitors to the login page and back (rules 11.7). */
export function SignedInOnly({ from, children }: SignedInOnlyProps) {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'signed-out') {
    const here = fullPath(location);
    return <LeadOn to={loginPath(location.search === '' ? (from ?? here) : here)} />;
  }
  return children(session);
}
