import type { Booking } from '@club/domain/booking/booking';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../shared/routes/paths.ts';
import { LastSeenNote } from '../../shared/booking/last-seen-note.tsx';
import { WithOwnBooking } from '../../shared/booking/with-own-booking.tsx';
import { SkeletonBlock, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useSession } from '../../kernel/session/session.tsx';
import { useOwnTrips } from '../../shared/booking/use-own-trips.ts';

/** The member's stay that the address names, live, or why there is none. */
export function WithOwnTrip({ children }: { children: (booking: Booking) => ReactNode }) {
  const { bookingId = '' } = useParams();
  const session = useSession();
  const { trips, lastSeen } = useOwnTrips();
  const uid = session.status === 'signed-in' ? session.uid : null;
  return (
    <WithOwnBooking
      booking={
        trips.status === 'ready'
          ? { ...trips, data: trips.data.find((own) => own.id === bookingId && own.uid === uid) }
          : trips
      }
      what="stay"
      skeleton={
        <Stack $gap="s32">
          <SkeletonBlock $ratio="16 / 6" />
          <SkeletonText lines={6} />
        </Stack>
      }
      list={{ name: 'bookings', to: PATHS.dashboardBookings }}
    >
      {(booking) => (
        <Stack $gap="s24">
          <LastSeenNote lastSeen={lastSeen} what="This is your stay" />
          {children(booking)}
        </Stack>
      )}
    </WithOwnBooking>
  );
}
