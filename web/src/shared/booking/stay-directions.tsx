import type { Booking } from '@club/domain/booking/booking';
import { OutsideLink } from '../../design/text/text-link.tsx';
import { useResort } from '../resort/use-resort.ts';
import { directionsTo } from '../resort/directions.ts';

/** The way to a booked stay. A stay does not keep the coordinates of its resort, so it is read. */
export function StayDirections({ resort }: Pick<Booking, 'resort'>) {
  const live = useResort(resort.id);
  const place = live.status === 'ready' && live.data !== null ? live.data : resort;
  return (
    <OutsideLink $alone {...directionsTo(place)}>
      Directions
    </OutsideLink>
  );
}
