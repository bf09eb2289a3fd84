import { Suspense, lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import NotFoundPage from '../features/discovery/not-found-page.tsx';
import { fullPath, loginPath } from '../shared/routes/paths.ts';
import { useSession } from '../kernel/session/session.tsx';
import { useEmulators } from '../kernel/firebase/use-emulators.ts';
import { LoadingScreen } from '../design/feedback/loading-screen.tsx';

// Most admins never see it.
const SecondFactorPage = lazy(() => import('../features/admin/layout/second-factor-page.tsx'));

/** Lets members in; sends all others to the login page, which brings them back (rules 11.7). */
export function RequireMember() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'signed-out') {
    return <Navigate to={loginPath(fullPath(location))} replace />;
  }
  return <Outlet />;
}

/**
 * Lets admins in; without the second factor they see how to get it. For members the admin panel
 * does not exist; the server refuses them anyway.
 */
export function RequireAdmin() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'signed-out') {
    return <Navigate to={loginPath(fullPath(location))} replace />;
  }
  if (!session.isAdmin) return <NotFoundPage />;
  if (session.secondFactor !== 'missing') return <Outlet />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SecondFactorPage person={session} />
    </Suspense>
  );
}

/** Lets in on a machine with emulators only; a real site has no such pages. */
export function RequireEmulators() {
  const uses = useEmulators();
  if (uses === null) return <LoadingScreen />;
  return uses ? <Outlet /> : <NotFoundPage />;
}
