import { wasBooked } from '@club/domain/booking/booking-state';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import type { ClubRecords } from './club-records.ts';

/**
 * Compares the numbers of bookings with `bookingNumbers`, both ways, so no two bookings have the
 * same one. The ids are numbers, or those of bookings that have none.
 */
export const compareNumbers = ({ bookings, numbers }: ClubRecords): Disagreement[] => {
  const unnamed = [...bookings.values()].flatMap(({ id, number, status }): Disagreement[] => {
    if (number === undefined) {
      return wasBooked(status) ? [{ kind: 'booking-number', id, detail: 'has no number' }] : [];
    }
    if (numbers.get(number)?.bookingId === id) return [];
    const other = numbers.get(number)?.bookingId;
    const detail = `of the booking ${id}, is kept for ${other === undefined ? 'none' : other}`;
    return [{ kind: 'booking-number', id: number, detail }];
  });
  const stray = [...numbers].flatMap(([number, { bookingId }]): Disagreement[] =>
    bookings.get(bookingId)?.number === number
      ? []
      : [
          {
            kind: 'booking-number',
            id: number,
            detail: `is kept for ${bookingId}, which does not have it`,
          },
        ],
  );
  return [...unnamed, ...stray];
};
