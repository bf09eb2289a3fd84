import type { Booking } from '@club/domain/booking/booking';
import { API_ERRORS } from '@club/domain/api/errors';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { LastSeenNote } from '../../shared/booking/last-seen-note.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useSession } from '../../kernel/session/session.tsx';
import { useOwnTrips } from '../../shared/booking/use-own-trips.ts';

/** The member's stay that the address names, live, or why there is none. */
export function WithOwnTrip({ children }: { children: (booking: Booking) => ReactNode }) {
  const { bookingId = '' } = useParams();
  const session = useSession();
  const { trips, lastSeen } = useOwnTrips();
  if (trips.status === 'loading') {
    return (
      <SkeletonGroup label="Loading your stay...">
        <Stack $gap="s32">
          <SkeletonBlock $ratio="16 / 6" />
          <SkeletonText lines={6} />
        </Stack>
      </SkeletonGroup>
    );
  }
  if (trips.status === 'error') {
    return (
      <ErrorState
        level={1}
        title="We could not load your stay."
        text="It is safe with us. Check your connection and try again."
        onRetry={trips.retry}
      />
    );
  }
  const uid = session.status === 'signed-in' ? session.uid : null;
  const booking = trips.data.find((own) => own.id === bookingId && own.uid === uid);
  if (booking === undefined) {
    return (
      <EmptyState
        level={1}
        scene="night"
        title={API_ERRORS['booking-not-found'].message}
        text="Look for it among your bookings."
        action={<ButtonLink to={PATHS.dashboardBookings}>See all my bookings</ButtonLink>}
      />
    );
  }
  return (
    <Stack $gap="s24">
      <LastSeenNote lastSeen={lastSeen} what="This is your stay" />
      {children(booking)}
    </Stack>
  );
}
