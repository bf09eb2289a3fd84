import { TripView } from './trip-view.tsx';
import { WithOwnTrip } from './with-own-trip.tsx';

/** /dashboard/my-bookings/:bookingId: a stay of the member with its actions, live. */
export default function TripPage() {
  return <WithOwnTrip>{(booking) => <TripView key={booking.id} booking={booking} />}</WithOwnTrip>;
}
