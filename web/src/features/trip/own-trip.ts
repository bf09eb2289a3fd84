import type { Booking } from '@club/domain/booking/booking';
import { useOwnBookings } from '../../lib/live-data.tsx';
import { useSession } from '../../lib/session.tsx';
import { useLastReady } from '../../lib/use-last-ready.ts';

/** A stay of the member as far as it is known. */
export type OwnTrip =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  /** No such stay, or somebody else's: there is no telling them apart. */
  | { status: 'missing' }
  /** `retry` is there when the stay could not be kept fresh: it is as it was seen last. */
  | { status: 'ready'; booking: Booking; retry: (() => void) | null };

/** One of the member's own stays, live; what was seen of it stays when the connection goes. */
export const useOwnTrip = (bookingId: string): OwnTrip => {
  const session = useSession();
  const bookings = useOwnBookings();
  const seen = useLastReady(bookings);
  const uid = session.status === 'signed-in' ? session.uid : null;
  const booking = seen?.find((own) => own.id === bookingId && own.uid === uid);
  if (booking !== undefined) {
    return {
      status: 'ready',
      booking,
      retry: bookings.status === 'error' ? bookings.retry : null,
    };
  }
  switch (bookings.status) {
    case 'loading':
      return { status: 'loading' };
    case 'error':
      return { status: 'error', retry: bookings.retry };
    case 'ready':
      return { status: 'missing' };
  }
};
