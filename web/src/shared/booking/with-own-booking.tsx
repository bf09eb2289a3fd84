import type { Booking } from '@club/domain/booking/booking';
import { API_ERRORS } from '@club/domain/api/errors';
import type { ReactNode } from 'react';
import type { Live } from '../../kernel/live/live-store.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonGroup } from '../../design/feedback/skeleton.tsx';

type WithOwnBookingProps = {
  /** The member's booking; undefined when there is none. */
  booking: Live<Booking | undefined>;
  /** What is shown of it: 'stay'. */
  what: string;
  /** Shown while it loads. */
  skeleton: ReactNode;
  /** Puts what is shown instead of the booking into the page. */
  around?: (state: ReactNode) => ReactNode;
  /** The list that it is part of: 'bookings'. */
  list: { name: string; to: string };
  children: (booking: Booking) => ReactNode;
};

/** What a page shows of one of the member's bookings, or why it cannot. */
export function WithOwnBooking(props: WithOwnBookingProps) {
  const { booking, what, skeleton, list, around = (state) => state, children } = props;
  if (booking.status === 'loading') {
    return around(<SkeletonGroup label={`Loading your ${what}...`}>{skeleton}</SkeletonGroup>);
  }
  if (booking.status === 'error') {
    return around(
      <ErrorState
        level={1}
        title={`We could not load your ${what}.`}
        text="It is safe with us. Check your connection and try again."
        onRetry={booking.retry}
      />,
    );
  }
  if (booking.data === undefined) {
    return around(
      <EmptyState
        level={1}
        scene="night"
        title={API_ERRORS['booking-not-found'].message}
        text={`Look for it among your ${list.name}.`}
        action={<ButtonLink to={list.to}>See all my {list.name}</ButtonLink>}
      />,
    );
  }
  return children(booking.data);
}
