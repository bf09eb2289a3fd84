import { useEffect, useState } from 'react';
import { countBookings } from '../../../lib/admin-booking-reads.ts';
import type { BookingsQuery } from '../../../lib/admin-lists.ts';

/** How long the list stands still before its bookings are counted, so that typing costs nothing. */
const SETTLE_MS = 600;

/** A count, of which filter and which state of the list. */
type Counted = { of: string; version: string; count: number };

/**
 * How many bookings match a filter, counted by the server a moment after the list has come to rest
 * and again when `version` changes; null while that is not known. Without filter nothing is counted.
 */
export const useBookingsCount = (wanted: BookingsQuery | null, version: string): number | null => {
  const of = wanted === null ? null : JSON.stringify({ ...wanted, after: null, sort: 'newest' });
  const [counted, setCounted] = useState<Counted | null>(null);
  useEffect(() => {
    if (of === null) return undefined;
    let active = true;
    const timer = setTimeout(() => {
      // The text was made of the same type just above.
      countBookings(JSON.parse(of) as BookingsQuery).then(
        (count) => active && setCounted({ of, version, count }),
        // The list says itself when the club cannot be reached; a figure is missing then.
        () => active && setCounted(null),
      );
    }, SETTLE_MS);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [of, version]);
  return counted !== null && counted.of === of ? counted.count : null;
};
