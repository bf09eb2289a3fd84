import type { Booking } from '@club/domain/booking/booking';
import { EMPTY_LISTS } from '@club/domain/api/messages';
import type { ReactNode } from 'react';
import { PATHS } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { LastSeenNote } from '../../shared/booking/last-seen-note.tsx';
import { useOwnTrips } from '../../shared/booking/use-own-trips.ts';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { LiveCards } from '../../shared/lists/live-cards.tsx';

type WithOwnBookingsProps = {
  /** Shown above the text that there are none. */
  aboveNone?: ReactNode;
  children: (bookings: readonly Booking[]) => ReactNode;
};

/** The member's own stays, live or as seen last, with their loading, error and empty states. */
export function WithOwnBookings({ aboveNone, children }: WithOwnBookingsProps) {
  const { trips, lastSeen } = useOwnTrips();
  return (
    <LiveCards
      live={trips}
      label="Loading your bookings..."
      errorTitle="We could not load your bookings."
      errorText="They are safe with us. Check your connection and try again."
    >
      {(bookings) =>
        bookings.length === 0 ? (
          <>
            {aboveNone}
            <EmptyState
              title={EMPTY_LISTS.bookings}
              text="Your next holiday starts with a resort you like."
              action={<ButtonLink to={PATHS.directoryAtHome}>Find a resort</ButtonLink>}
            />
          </>
        ) : (
          <>
            <LastSeenNote lastSeen={lastSeen} what="This is the list of your stays" />
            {children(bookings)}
          </>
        )
      }
    </LiveCards>
  );
}
