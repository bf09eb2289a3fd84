import { displayName } from '@club/domain/resort/resort-name';
import { useAdminLive, useLive } from '../../../shared/live/live-data.tsx';
import { shortIdOf } from '../bookings/booking-labels.ts';

/** A resort's name with its ID, 'Pelican Cove (R1001)'; the ID alone while it loads or is unknown. */
export const useResortName = (id: string | null): string => {
  const resort = useLive('resort', id === null ? null : { id });
  const name = resort.status === 'ready' ? displayName(resort.data?.placeName ?? '') : '';
  return name === '' ? (id ?? '') : `${name} (${id})`;
};

/**
 * A booking by its number and resort, 'TW-7F3K9Q at Pelican Cove'; the beginning of its id while it
 * loads or is unknown.
 */
export const useBookingName = (id: string | null): string => {
  const booking = useAdminLive('adminBooking', id === null ? null : { id });
  if (booking.status !== 'ready' || booking.data === null) return shortIdOf(id ?? '');
  const { number, resort } = booking.data;
  const place = displayName(resort.placeName);
  return [number ?? shortIdOf(booking.data.id), ...(place === '' ? [] : [`at ${place}`])].join(' ');
};
