import type { BookingRecord } from '@club/domain/booking/booking-record';
import type { BookingsQuery } from './admin-lists.ts';
import { bookingCursor } from './admin-lists.ts';
import { loadFirestore } from './firebase.ts';

/** Counting ends here: what is more is 'more than' this, and costs no further reads. */
export const COUNT_CEILING = 10_000;
/** Bookings of one request while all of a filter are read. */
export const READ_CHUNK = 500;

const load = () =>
  Promise.all([loadFirestore(), import('firebase/firestore'), import('./admin-queries.ts')]);

/** How many bookings match, up to `COUNT_CEILING`; counted by the server. Throws when it cannot. */
export const countBookings = async (wanted: BookingsQuery): Promise<number> => {
  const [db, sdk, { bookingsQuery }] = await load();
  const all = bookingsQuery(db, { ...wanted, after: null }, COUNT_CEILING);
  return (await sdk.getCountFromServer(all)).data().count;
};

/**
 * All bookings that match, from the first page on, in chunks of at most `READ_CHUNK`, each asked for
 * when the one before has been dealt with. Throws when the server cannot be reached.
 */
export async function* bookingChunks(
  wanted: BookingsQuery,
): AsyncGenerator<readonly BookingRecord[], void> {
  const [db, sdk, { bookingsQuery }] = await load();
  let after: BookingsQuery['after'] = null;
  for (;;) {
    const chunk = bookingsQuery(db, { ...wanted, after }, READ_CHUNK);
    // Each chunk begins where the one before ended.
    const rows = (await sdk.getDocsFromServer(chunk)).docs.map((one) => one.data());
    const last = rows.at(-1);
    if (last !== undefined) yield rows;
    if (last === undefined || rows.length < READ_CHUNK) return;
    after = bookingCursor(last, wanted.sort);
  }
}
