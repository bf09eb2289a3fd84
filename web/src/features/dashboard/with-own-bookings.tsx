import type { Booking } from '@club/domain/booking/booking';
import { EMPTY_LISTS } from '@club/domain/api/messages';
import type { ReactNode } from 'react';
import { useOwnBookings } from '../../lib/live-data.tsx';
import { PATHS } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LiveCards } from '../../ui/feedback/live-cards.tsx';

/** The member's own stays, live: what there is of them, or why there is nothing yet. */
export function WithOwnBookings({
  children,
}: {
  children: (bookings: readonly Booking[]) => ReactNode;
}) {
  return (
    <LiveCards
      live={useOwnBookings()}
      label="Loading your bookings..."
      errorTitle="We could not load your bookings."
      errorText="They are safe with us. Check your connection and try again."
    >
      {(bookings) =>
        bookings.length === 0 ? (
          <EmptyState
            title={EMPTY_LISTS.bookings}
            text="Your next holiday starts with a resort you like."
            action={<ButtonLink to={PATHS.directoryAtHome}>Find a resort</ButtonLink>}
          />
        ) : (
          children(bookings)
        )
      }
    </LiveCards>
  );
}
