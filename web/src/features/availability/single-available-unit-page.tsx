import { BookingEntryScreen } from './booking-entry-screen.tsx';

/** /single-available-unit (S§2). */
export default function SingleAvailableUnitPage() {
  return <BookingEntryScreen route="units" />;
}
