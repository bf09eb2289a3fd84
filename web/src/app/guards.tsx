import { Navigate, Outlet, useLocation } from 'react-router-dom';
import NotFoundPage from '../features/discovery/not-found-page.tsx';
import { fullPath, loginPath } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { useEmulators } from '../lib/use-emulators.ts';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';

/** Lets signed-in people in; sends all others to the login page, which brings them back (S§6). */
export function RequireMember() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'signed-out') {
    return <Navigate to={loginPath(fullPath(location))} replace />;
  }
  return <Outlet />;
}

/** Lets admins in. For members the admin panel does not exist; the server refuses them anyway. */
export function RequireAdmin() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'signed-out') {
    return <Navigate to={loginPath(fullPath(location))} replace />;
  }
  return session.isAdmin ? <Outlet /> : <NotFoundPage />;
}

/** Lets in on a machine with emulators only; a real site has no such pages. */
export function RequireEmulators() {
  const uses = useEmulators();
  if (uses === null) return <LoadingScreen />;
  return uses ? <Outlet /> : <NotFoundPage />;
}
