import type { Booking } from '@club/domain/booking/booking';
import { useSession } from '../../kernel/session/session.tsx';
import type { LastSeen } from '../../shared/booking/use-own-trips.ts';
import { useOwnTrips } from '../../shared/booking/use-own-trips.ts';

/** A stay of the member as far as it is known. */
export type OwnTrip =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  /** No such stay, or somebody else's: there is no telling them apart. */
  | { status: 'missing' }
  /** `lastSeen` is there when the stay could not be kept fresh. */
  | { status: 'ready'; booking: Booking; lastSeen: LastSeen | null };

/** One of the member's own stays, live; what was seen of it stays when the connection goes. */
export const useOwnTrip = (bookingId: string): OwnTrip => {
  const session = useSession();
  const { trips, lastSeen } = useOwnTrips();
  if (trips.status === 'loading') return { status: 'loading' };
  if (trips.status === 'error') return { status: 'error', retry: trips.retry };
  const uid = session.status === 'signed-in' ? session.uid : null;
  const booking = trips.data.find((own) => own.id === bookingId && own.uid === uid);
  return booking === undefined ? { status: 'missing' } : { status: 'ready', booking, lastSeen };
};
