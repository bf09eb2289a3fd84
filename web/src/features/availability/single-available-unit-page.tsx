import { BookingEntryScreen } from './booking-entry-screen.tsx';

/** /single-available-unit (rules 1.10). */
export default function SingleAvailableUnitPage() {
  return <BookingEntryScreen route="units" />;
}
