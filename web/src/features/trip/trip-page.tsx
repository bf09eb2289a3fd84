import { inPage } from './in-page.tsx';
import { TripView } from './trip-view.tsx';
import { WithOwnTrip } from './with-own-trip.tsx';

/** /dashboard/my-bookings/:bookingId: a stay of the member with its actions, live. */
export default function TripPage() {
  return (
    <WithOwnTrip around={inPage}>
      {(booking, note) => <TripView key={booking.id} booking={booking} note={note} />}
    </WithOwnTrip>
  );
}
