import { Suspense, lazy } from 'react';
import { Outlet } from 'react-router-dom';
import NotFoundPage from '../features/discovery/not-found-page.tsx';
import { SignedInOnly } from '../shared/page/signed-in-only.tsx';
import { useEmulators } from '../kernel/firebase/use-emulators.ts';
import { LoadingScreen } from '../design/feedback/loading-screen.tsx';

// Most admins never see it.
const SecondFactorPage = lazy(() => import('../features/admin/layout/second-factor-page.tsx'));

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
