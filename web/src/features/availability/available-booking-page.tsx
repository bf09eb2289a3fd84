import { BookingEntryScreen } from './booking-entry-screen.tsx';

/** /available-booking (S§2). */
export default function AvailableBookingPage() {
  return <BookingEntryScreen route="offer" />;
}
