import type { StoredBooking } from '@club/domain/booking/booking';

/** Pages of the site that messages link to; web/src/shared/routes/paths.ts has the same paths. */
export const POINTS_PATH = '/dashboard/points';

export const HELP_PATH = '/help';
export const CONTACT_PATH = '/contact';

/** The page of a member's own stay. */
export const tripPath = (bookingId: string): string => `/dashboard/my-bookings/${bookingId}`;

/** The page of a resort. */
export const resortPath = (resortId: string): string =>
  `/singleResortPage/${encodeURIComponent(resortId)}`;

/** The offer screen with a stay in its query. */
export const offerPath = ({
  resort,
  vacationType,
  unitType,
  startDate,
  endDate,
}: Pick<
  StoredBooking,
  'resort' | 'vacationType' | 'unitType' | 'startDate' | 'endDate'
>): string => {
  const stay = new URLSearchParams({
    resort: resort._id,
    type: vacationType,
    unit: unitType,
    from: startDate,
    to: endDate,
  });
  return `/available-booking?${stay.toString()}`;
};
