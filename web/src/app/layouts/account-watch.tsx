import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionLostNotice } from '../../features/auth/session-lost-notice.tsx';
import { PATHS } from '../../shared/routes/paths.ts';
import { type SignedIn, useSession } from '../../kernel/session/session.tsx';

// Visitors need none of them: they are loaded with the first page of a signed-in member.
const AccountSync = lazy(() => import('../../features/auth/account-sync.tsx'));
const VerifyEmailBanner = lazy(() => import('../../features/auth/verify-email-banner.tsx'));
const MissingProofDialog = lazy(() => import('../../shared/identity/missing-proof-dialog.tsx'));
const PreloadTripPages = lazy(() => import('./preload-trip-pages.ts'));
const NotificationToasts = lazy(() => import('../../features/account/notification-toasts.tsx'));
const HeartsToAccount = lazy(() => import('../../features/favourites/hearts-to-account.tsx'));

function MemberWatch({ session }: { session: SignedIn }) {
  const { pathname } = useLocation();
  const { uid, email } = session;
  // The page behind a link from an email has its own message.
  const needsVerification =
    !session.emailVerified && email !== '' && pathname !== PATHS.identityAction;
  return (
    <Suspense fallback={null}>
      <AccountSync />
      <MissingProofDialog key={`proof ${uid}`} person={session} />
      <HeartsToAccount key={uid} uid={uid} />
      <NotificationToasts key={`notifications ${uid}`} uid={uid} />
      {!session.isAdmin && <PreloadTripPages />}
      {needsVerification && <VerifyEmailBanner key={email} email={email} />}
    </Suspense>
  );
}

/** The parts of every page that follow the account of a signed-in member. */
export function AccountWatch() {
  const session = useSession();
  return (
    <>
      <SessionLostNotice />
      {session.status === 'signed-in' && <MemberWatch session={session} />}
    </>
  );
}
