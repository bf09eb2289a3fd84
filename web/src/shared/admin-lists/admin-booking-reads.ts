import type { BookingRecord } from '@club/domain/booking/booking-record';
import type { BookingsQuery } from './admin-lists.ts';
import { BOOKINGS_LIST } from './admin-lists.ts';
import { loadFirestore } from '../../kernel/firebase/firebase.ts';

/** Bookings per request while all matches are read. */
const READ_CHUNK = 500;

/**
 * All bookings that match, from the first page on, in chunks of at most `READ_CHUNK`, each read
 * once the previous one has been processed. Throws when the server cannot be reached.
 */
export async function* bookingChunks(
  wanted: BookingsQuery,
): AsyncGenerator<readonly BookingRecord[], void> {
  const [db, sdk, { adminQuery }] = await Promise.all([
    loadFirestore(),
    import('firebase/firestore'),
    import('./admin-queries.ts'),
  ]);
  let after: BookingsQuery['after'] = null;
  for (;;) {
    const chunk = adminQuery(db, BOOKINGS_LIST, { ...wanted, after }, READ_CHUNK);
    // Each chunk begins where the previous one ended.
    const rows = (await sdk.getDocsFromServer(chunk)).docs.map((one) => one.data());
    const last = rows.at(-1);
    if (last !== undefined) yield rows;
    if (last === undefined || rows.length < READ_CHUNK) return;
    after = BOOKINGS_LIST.cursorOf(last, wanted.sort);
  }
}
