import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import type { ClubRecords } from './club-records.ts';

/**
 * Compares the numbers of bookings with `bookingNumbers`, both ways, so no two bookings have the
 * same one. The ids are numbers. A booking from before there were numbers has none.
 */
export const compareNumbers = ({ bookings, numbers }: ClubRecords): Disagreement[] => {
  const unnamed = [...bookings.values()].flatMap(({ id, number }): Disagreement[] => {
    if (number === undefined || numbers.get(number)?.bookingId === id) return [];
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
