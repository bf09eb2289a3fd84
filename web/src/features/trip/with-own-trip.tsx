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

type WithOwnTripProps = {
  /** Puts what is shown instead of the stay into the page. */
  around?: (state: ReactNode) => ReactNode;
  /** `note` says that the stay is shown as last seen; empty for a fresh one. */
  children: (booking: Booking, note: ReactNode) => ReactNode;
};

/** The member's stay that the address names, live, or why there is none. */
export function WithOwnTrip({ around = (state) => state, children }: WithOwnTripProps) {
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
      around={around}
      skeleton={
        <Stack $gap="s32">
          <SkeletonBlock $ratio="16 / 6" />
          <SkeletonText lines={6} />
        </Stack>
      }
      list={{ name: 'bookings', to: PATHS.dashboardBookings }}
    >
      {(booking) =>
        children(booking, <LastSeenNote lastSeen={lastSeen} what="This is your stay" />)
      }
    </WithOwnBooking>
  );
}
