import { attempts } from '../../lib/attempts.ts';
import type { Stay } from '../../lib/stay-query.ts';
import { stayKey } from '../../lib/stay-query.ts';

const bookings = attempts('bookingAttempt');

/** The key under which the stay is being booked, the same until `endAttempt`. */
export const attemptKey = (stay: Stay): string => bookings.keyOf(stayKey(stay));

/** The server has answered: the next try is an attempt of its own. */
export const endAttempt = (): void => bookings.end();
