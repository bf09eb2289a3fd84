import type { Booking } from '@club/domain/booking/booking';
import { displayName } from '@club/domain/resort/resort-name';
import { formatStay } from '../../formats/reader-formats.ts';

/** The name of a stay, by its resort and dates: 'Pelican Cove, 5 Dec – 11 Dec 2026'. */
export const stayName = ({
  resort,
  startDate,
  endDate,
}: Pick<Booking, 'resort' | 'startDate' | 'endDate'>): string =>
  `${displayName(resort.placeName)}, ${formatStay(startDate, endDate)}`;
