import type { Booking } from '@club/domain/booking/booking';
import { EMPTY_LISTS } from '@club/domain/api/messages';
import type { ReactNode } from 'react';
import { useOwnBookings } from '../../lib/live-data.tsx';
import { PATHS } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** The member's own stays, live: what there is of them, or why there is nothing yet. */
export function WithOwnBookings({
  children,
}: {
  children: (bookings: readonly Booking[]) => ReactNode;
}) {
  const bookings = useOwnBookings();
  switch (bookings.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your bookings...">
          <Stack $gap="s24">
            <SkeletonBlock $height="12rem" />
            <SkeletonBlock $height="12rem" />
          </Stack>
        </SkeletonGroup>
      );
    case 'error':
      return (
        <ErrorState
          title="We could not load your bookings."
          text="They are safe with us. Check your connection and try again."
          onRetry={bookings.retry}
        />
      );
    case 'ready':
      return bookings.data.length === 0 ? (
        <EmptyState
          title={EMPTY_LISTS.bookings}
          text="Your next holiday starts with a resort you like."
          action={<ButtonLink to={PATHS.directoryAtHome}>Find a resort</ButtonLink>}
        />
      ) : (
        children(bookings.data)
      );
  }
}
