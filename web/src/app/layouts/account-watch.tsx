import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionLostNotice } from '../../features/auth/session-lost-notice.tsx';
import { PATHS } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';

// Visitors need none of them; they come with the first page of somebody who is signed in.
const AccountInStep = lazy(() => import('../../features/auth/account-in-step.tsx'));
const VerifyEmailBanner = lazy(() => import('../../features/auth/verify-email-banner.tsx'));

const MissingProofDialog = lazy(() => import('../../shared/identity/missing-proof-dialog.tsx'));
const TripsAtHand = lazy(() => import('./trips-at-hand.ts'));
const NoticeToasts = lazy(() => import('../../features/account/notice-toasts.tsx'));
const HeartsToAccount = lazy(() => import('../../features/favourites/hearts-to-account.tsx'));

/** What every page has for somebody who is signed in: an account in step, and a confirmed e-mail. */
export function AccountWatch() {
  const session = useSession();
  const { pathname } = useLocation();
  // The page behind a mail's link says itself what to do.
  const asks =
    session.status === 'signed-in' &&
    !session.emailVerified &&
    session.email !== '' &&
    pathname !== PATHS.identityAction;
  return (
    <>
      <SessionLostNotice />
      <Suspense fallback={null}>
        {session.status === 'signed-in' && <AccountInStep />}
        {session.status === 'signed-in' && (
          <MissingProofDialog key={`proof ${session.uid}`} person={session} />
        )}
        {session.status === 'signed-in' && <HeartsToAccount key={session.uid} uid={session.uid} />}
        {session.status === 'signed-in' && (
          <NoticeToasts key={`notices ${session.uid}`} uid={session.uid} />
        )}
        {session.status === 'signed-in' && !session.isAdmin && <TripsAtHand />}
        {asks && <VerifyEmailBanner key={session.email} email={session.email} />}
      </Suspense>
    </>
  );
}
