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
import { useOwnTrip } from './own-trip.ts';

/** The stay that the address names, live: what there is of it, or why there is nothing. */
export function WithOwnTrip({ children }: { children: (booking: Booking) => ReactNode }) {
  const { bookingId = '' } = useParams();
  const trip = useOwnTrip(bookingId);
  switch (trip.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your stay...">
          <Stack $gap="s32">
            <SkeletonBlock $ratio="16 / 6" />
            <SkeletonText lines={6} />
          </Stack>
        </SkeletonGroup>
      );
    case 'error':
      return (
        <ErrorState
          level={1}
          title="We could not load your stay."
          text="It is safe with us. Check your connection and try again."
          onRetry={trip.retry}
        />
      );
    case 'missing':
      return (
        <EmptyState
          level={1}
          scene="night"
          title={API_ERRORS['booking-not-found'].message}
          text="Look for it among your bookings."
          action={<ButtonLink to={PATHS.dashboardBookings}>See all my bookings</ButtonLink>}
        />
      );
    case 'ready':
      return (
        <Stack $gap="s24">
          <LastSeenNote lastSeen={trip.lastSeen} what="This is your stay" />
          {children(trip.booking)}
        </Stack>
      );
  }
}
