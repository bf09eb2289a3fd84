import { MISSING_DATA } from '@club/domain/api/messages';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useCurrentResort } from '../../shared/stay/current-resort.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { PATHS } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { BookingLayout } from '../../shared/booking/booking-layout.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { Confirmation } from './confirmation.tsx';
import type { ConfirmationRequest } from './booking-to-confirm.ts';
import { bookingFromState, bookingToConfirm } from './booking-to-confirm.ts';

function NothingToConfirm({ message }: { message: string }) {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        scene="night"
        title={message}
        text="If you have booked, you find the stay under your bookings."
        action={<ButtonLink to={PATHS.dashboardBookings}>View My Bookings</ButtonLink>}
      />
    </PageContainer>
  );
}

/**
 * /payment-confirmation (rules 8.14): the booking that was just made, or an
 * older one.
 */
export default function ConfirmationPage() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const current = useCurrentResort();
  const bookings = useMemberLive('ownBookings');
  const [created] = useState(() => bookingFromState(state));
  const bookingId = query.get('booking') ?? created?.id ?? null;
  const request: ConfirmationRequest = {
    created,
    bookingId,
    resortId:
      query.get('resort') ??
      created?.resort.resortCode ??
      (bookingId === null ? (current?.resort.resortCode ?? null) : null),
  };
  const booking = bookingToConfirm(request, bookings.status === 'ready' ? bookings.data : []);
  const title =
    booking?.paymentMethod === 'points' ? 'Points Redemption Confirmation' : 'Payment Confirmation';
  usePageHead({ title });

  if (booking !== null) {
    return (
      <BookingLayout
        step="done"
        title={title}
        intro="Thank you. Everything about your stay is on this page."
      >
        <Confirmation booking={booking} />
      </BookingLayout>
    );
  }
  if (request.resortId === null && request.bookingId === null) {
    return <NothingToConfirm message={MISSING_DATA.confirmationResort} />;
  }
  if (bookings.status === 'loading') return <LoadingScreen />;
  if (bookings.status === 'error') {
    return (
      <PageContainer>
        <ErrorState
          level={1}
          title="We could not load your booking."
          text="It is safe with us. Check your connection and try again."
          onRetry={bookings.retry}
        />
      </PageContainer>
    );
  }
  return <NothingToConfirm message={MISSING_DATA.matchingBooking} />;
}
