import { BookingEntryScreen } from './booking-entry-screen.tsx';

/** `/available-booking` (rules 1.10). */
export default function AvailableBookingPage() {
  return <BookingEntryScreen route="offer" />;
}
