import type { BookingHistoryEntry, StoredBooking } from '@club/domain/booking/booking';
import type { ProofRecords } from '../club-records.ts';
import { dayNumber, ownPrice } from './own-arithmetic.ts';
import type { Violation } from './violation.ts';
import { collector } from './violation.ts';

/**
 * I6: every booking and hold is priced by the club's tables (rules 2.3) for its unit, kind of
 * vacation and nights; what is not sold was not booked.
 */
export const priceViolations = (records: ProofRecords): Violation[] => {
  const { found, expect } = collector('I6');
  for (const [id, booking] of records.bookings) {
    const own = ownPrice(booking);
    const { unitType, vacationType, startDate, endDate } = booking;
    if (own === null) {
      expect(false, id, `${unitType}, ${vacationType}, ${startDate} to ${endDate} is not sold`);
      continue;
    }
    expect(booking.nights === own.nights, id, `has ${booking.nights} nights, not ${own.nights}`);
    expect(booking.points === own.points, id, `costs ${booking.points} points, not ${own.points}`);
    expect(
      booking.priceCents === own.cents && booking.price === own.usd,
      id,
      `costs ${booking.priceCents} cents and ${booking.price} USD, not ${own.cents} and ${own.usd}`,
    );
    const method = vacationType === 'lastCall' ? 'cash' : 'points';
    expect(booking.paymentMethod === method, id, `${vacationType} is paid by ${method}`);
    const bookedOn = dayNumber(booking.bookingDate.slice(0, 10));
    // A day either way, because it is another day elsewhere.
    const isAhead = dayNumber(endDate) - bookedOn <= 366;
    expect(isAhead || isChanged(booking), id, `was booked on ${booking.bookingDate}`);
  }
  return found;
};

/** True for a stay that was moved or whose guest was changed: its history says so by a note. */
export const isChanged = ({ history }: StoredBooking): boolean =>
  history.filter(({ status }) => status === 'confirmed').length > 1;

/** Where each state can lead. 'confirmed' again is a note that the stay was changed. */
const PATHS: Record<string, readonly string[]> = {
  held: ['confirmed', 'expired', 'payment_failed', 'cancelled'],
  confirmed: ['confirmed', 'completed', 'cancelled'],
  completed: [],
  expired: [],
  payment_failed: [],
  cancelled: [],
};

/** All steps of a booking: those beside it, and those in its own document. */
const wholeHistory = (records: ProofRecords, id: string): BookingHistoryEntry[] => [
  ...[...records.bookingSteps.values()]
    .filter(({ bookingId }) => bookingId === id)
    .toSorted((one, other) => one.first - other.first)
    .flatMap(({ steps }) => steps),
  ...(records.bookings.get(id)?.history ?? []),
];

const checkHistory = (
  id: string,
  { status, statusAt, bookingDate }: StoredBooking,
  history: readonly BookingHistoryEntry[],
  expect: ReturnType<typeof collector>['expect'],
): void => {
  const states = history.map((entry) => entry.status);
  expect(states[0] === 'held', id, `begins ${states[0]}`);
  states.slice(1).forEach((state, index) => {
    const before = states[index] ?? '';
    expect(PATHS[before]?.includes(state) === true, id, `goes from ${before} to ${state}`);
  });
  expect(states.at(-1) === status, id, `is ${status}, and its history ends ${states.at(-1)}`);
  const instants = history.map(({ at }) => Date.parse(at));
  const isInOrder = instants.every((at, index) => index === 0 || at >= (instants[index - 1] ?? 0));
  expect(isInOrder && !instants.some(Number.isNaN), id, 'its history goes back in time');
  const reached = history.find(
    (entry, index) => entry.status === status && history[index - 1]?.status !== status,
  );
  const instantsOfStatus = history.filter((entry) => entry.status === status).map(({ at }) => at);
  expect(
    reached !== undefined && instantsOfStatus.includes(statusAt),
    id,
    `is ${status} since ${statusAt}, which its history does not know`,
  );
  expect(
    history.every(({ actor, reason }) => actor !== '' && reason !== ''),
    id,
    'has a step without an actor or a reason',
  );
  expect(!Number.isNaN(Date.parse(bookingDate)), id, `was booked at ${bookingDate}`);
};

/** I7: every history is a way through the states of a booking, and ends where the booking is. */
export const historyViolations = (records: ProofRecords): Violation[] => {
  const { found, expect } = collector('I7');
  for (const [id, booking] of records.bookings) {
    const history = wholeHistory(records, id);
    const kept = booking.history.length;
    expect(kept <= 50, id, `has ${kept} steps in its document`);
    expect(
      history.length === kept + (booking.earlierSteps ?? 0),
      id,
      `has ${history.length - kept} steps beside it, not ${booking.earlierSteps ?? 0}`,
    );
    checkHistory(id, booking, history, expect);
    const isHold = booking.status === 'held';
    expect(isHold === (booking.expiresAt !== null), id, `is ${booking.status} with a deadline`);
    expect((booking.status === 'cancelled') === (booking.refund !== undefined), id, 'its refund');
  }
  return found;
};
