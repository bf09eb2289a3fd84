import { useLocation } from 'react-router-dom';
import { SessionLostNotice } from '../../features/auth/session-lost-notice.tsx';
import { PATHS } from '../../shared/routes/paths.ts';
import type { SignedIn } from '../../kernel/session/session-of-user.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { RoleWatch } from '../role-watch.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';

// Visitors need none of them: they are loaded with the first page of a signed-in member.
const AccountSync = lazyPart(() => import('../../features/auth/account-sync.tsx'), {
  isSilent: true,
});
const VerifyEmailBanner = lazyPart(() => import('../../features/auth/verify-email-banner.tsx'), {
  isSilent: true,
});
const MissingProofDialog = lazyPart(
  () => import('../../shared/identity/missing-proof-dialog.tsx'),
  { isSilent: true },
);
const PreloadTripPages = lazyPart(() => import('./preload-trip-pages.ts'), { isSilent: true });
const NotificationToasts = lazyPart(
  () => import('../../features/account/notification-toasts.tsx'),
  { isSilent: true },
);
const HeartsToAccount = lazyPart(() => import('../../features/favourites/hearts-to-account.tsx'), {
  isSilent: true,
});

function MemberWatch({ session }: { session: SignedIn }) {
  const { pathname } = useLocation();
  const { uid, email } = session;
  // The page behind a link from an email has its own message.
  const needsVerification =
    !session.emailVerified && email !== '' && pathname !== PATHS.identityAction;
  return (
    <>
      <AccountSync />
      <MissingProofDialog key={`proof ${uid}`} person={session} />
      <HeartsToAccount key={uid} uid={uid} />
      <NotificationToasts key={`notifications ${uid}`} uid={uid} />
      {!session.isAdmin && <PreloadTripPages />}
      {needsVerification && <VerifyEmailBanner key={email} email={email} />}
    </>
  );
}

/** The parts of every page that follow the account of a signed-in member. */
export function AccountWatch() {
  const session = useSession();
  return (
    <>
      <RoleWatch />
      <SessionLostNotice />
      {session.status === 'signed-in' && <MemberWatch session={session} />}
    </>
  );
}
