import { ALERTS, MISSING_DATA } from '@club/domain/api/messages';
import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fullPath, loginPath, stayPath } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayKey, stayParams } from '../../shared/stay/stay-query.ts';
import { useStayReading } from '../../shared/stay/use-stay-reading.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { WithResort } from '../../shared/resort/with-resort.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';
import type { Traveller } from './checkout-draft.ts';
import { draftOf } from './checkout-draft.ts';
import { readTexts } from './checkout-draft-store.ts';
import { MissingBooking } from './missing-booking.tsx';
import { Payment } from './payment.tsx';

function LoginNeeded() {
  const location = useLocation();
  return (
    <PageContainer>
      <EmptyState
        level={1}
        title={SCREEN_TEXTS.loginNeededToPay}
        text="Everything you have chosen and typed is kept."
        action={<ButtonLink to={loginPath(fullPath(location))}>Login</ButtonLink>}
      />
    </PageContainer>
  );
}

/** A guest checks in, but the data of the guest is missing. */
function GuestMissing({ stay }: { stay: Stay }) {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        title={ALERTS.fillGuest}
        action={
          <ButtonLink to={stayPath('checkout', stayParams(stay))}>
            Back to the guest information
          </ButtonLink>
        }
      />
    </PageContainer>
  );
}

/** True when checkout passed on that a guest checks in (rules 8.2: the text 'True'). */
const isGuestPassed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isGuest' in state && state.isGuest === 'True';

/** Who checks in: as chosen at the checkout; the member where checkout was skipped. */
const travellerOf = (state: unknown): Traveller | null => {
  const texts = readTexts();
  const draft = draftOf(texts);
  switch (draft.step) {
    case 'ready':
      return draft.traveller;
    case 'identifying':
      return null;
    case 'offered':
      return isGuestPassed(state) ? null : { kind: 'member' };
  }
};

/** Only mounted for a member: what they typed before a lost session is restored by then. */
function MembersPayment({ stay, email }: { stay: Stay; email: string }) {
  const { state } = useLocation();
  const [traveller] = useState(() => travellerOf(state));
  if (traveller === null) return <GuestMissing stay={stay} />;
  return (
    <WithResort
      resortId={stay.resortId}
      missing={<MissingBooking message={MISSING_DATA.booking} />}
    >
      {(resort) => (
        <Payment
          key={stayKey(stay)}
          stay={stay}
          resort={resort}
          traveller={traveller}
          email={email}
        />
      )}
    </WithResort>
  );
}

/** /payment (rules 8.13): the card or the points, the bill, and the button that books. */
export default function PaymentPage() {
  const session = useSession();
  const reading = useStayReading();
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'signed-out') return <LoginNeeded />;
  if (reading.kind !== 'stay') {
    return <MissingBooking message={MISSING_DATA.booking} reading={reading} />;
  }
  return <MembersPayment key={session.uid} stay={reading.stay} email={session.email} />;
}
