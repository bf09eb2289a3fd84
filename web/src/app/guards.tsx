import { type ReactNode, Suspense, lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import NotFoundPage from '../features/discovery/not-found-page.tsx';
import { fullPath, loginPath } from '../shared/routes/paths.ts';
import type { SignedIn } from '../kernel/session/session-of-user.ts';
import { useSession } from '../kernel/session/session.tsx';
import { useEmulators } from '../kernel/firebase/use-emulators.ts';
import { LoadingScreen } from '../design/feedback/loading-screen.tsx';

// Most admins never see it.
const SecondFactorPage = lazy(() => import('../features/admin/layout/second-factor-page.tsx'));

/** Shows its children to a signed-in person; sends visitors to the login page and back (rules 11.7). */
function SignedInOnly({ children }: { children: (session: SignedIn) => ReactNode }) {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'signed-out') {
    return <Navigate to={loginPath(fullPath(location))} replace />;
  }
  return children(session);
}

/** Guards the pages of members. */
export function RequireMember() {
  return <SignedInOnly>{() => <Outlet />}</SignedInOnly>;
}

/**
 * Guards the admin panel: without the second factor admins see how to get it; members see the page
 * for unknown addresses. The server rejects their requests anyway.
 */
export function RequireAdmin() {
  return (
    <SignedInOnly>
      {(session) => {
        if (!session.isAdmin) return <NotFoundPage />;
        if (session.secondFactor !== 'missing') return <Outlet />;
        return (
          <Suspense fallback={<LoadingScreen />}>
            <SecondFactorPage person={session} />
          </Suspense>
        );
      }}
    </SignedInOnly>
  );
}

/** Guards pages that exist with emulators only. */
export function RequireEmulators() {
  const isLocal = useEmulators();
  if (isLocal === null) return <LoadingScreen />;
  return isLocal ? <Outlet /> : <NotFoundPage />;
}
