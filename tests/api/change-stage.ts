import { randomUUID } from 'node:crypto';
import type { ApiErrorBody } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { Refund } from '@club/domain/booking/cancellation';
import type { Difference, StayChange } from '@club/domain/booking/stay-change';
import { quoteStay } from '@club/domain/pricing/quote';
import { expect } from 'vitest';
import { changeIdFor, stayGuardId } from '../../functions/src/store/document-ids.ts';
import { stayOf } from '../../functions/src/booking/booking-life.ts';
import type { CallableAnswer, Person } from './api-client.ts';
import { callCallable, club } from './api-client.ts';
import { entriesOf, paymentOf, stored } from './booking-records.ts';
import { day, nightsAt, STAY } from './booking-stage.ts';
import { accountOf, linesOf } from './points-stage.ts';

/** Two weeks of nights around all stays of these tests. */
const ALL = { startDate: day(40), endDate: day(60) };
/** A week later, so of the same weekdays; one that shares two nights with the first; and a short one. */
export const WEEK_LATER = { ...STAY, startDate: day(47), endDate: day(53) };
export const OVERLAPPING = { ...STAY, startDate: day(44), endDate: day(50) };
export const SHORT = { ...STAY, startDate: day(41), endDate: day(43) };
export const TWO_BEDROOMS = { ...OVERLAPPING, unitType: '2 bedroom' } as const;
export const STUDIO = { ...OVERLAPPING, unitType: 'studio' } as const;

/** What a change costs while everything is still given back. */
export const differenceOf = (booking: StoredBooking, to: StayChange): Difference => {
  const { totalCents, totalPoints } = quoteStay({ ...to, vacationType: booking.vacationType });
  return { cents: totalCents - booking.priceCents, points: totalPoints - booking.points };
};

/** A request that moves a stay. */
export const requestFor = (
  booking: StoredBooking,
  to: StayChange,
  changes: Record<string, unknown> = {},
): Record<string, unknown> => ({
  bookingId: booking._id,
  requestId: randomUUID(),
  startDate: to.startDate,
  endDate: to.endDate,
  unitType: to.unitType,
  expected: differenceOf(booking, to),
  ...changes,
});

export const send = (
  person: Person | null,
  request: Record<string, unknown>,
): Promise<CallableAnswer> => callCallable('changebooking', request, person?.token ?? null);

export const resultOf = (answer: CallableAnswer) => {
  expect(answer.error).toBeUndefined();
  return answer.result as { booking: StoredBooking; difference: Difference };
};

export const errorOf = ({ error }: CallableAnswer) => error as ApiErrorBody;

/** The id that the change of a request has. */
export const changeIdOf = (
  { _id }: StoredBooking,
  { requestId }: Record<string, unknown>,
): string => changeIdFor(_id, String(requestId));

/** Cancels a stay by the policy, as the member who was shown what comes back. */
export const cancel = (
  person: Person,
  { _id: bookingId }: StoredBooking,
  expected: Refund,
): Promise<CallableAnswer> =>
  callCallable(
    'cancelbooking',
    { bookingId, reason: 'Ill', refund: 'policy', expected },
    person.token,
  );

/** Everything that was begun to change a booking. */
export const changesOf = async (bookingId: string) =>
  (await club.changes.where('bookingId', '==', bookingId).get()).docs.map((one) => ({
    id: one.id,
    ...one.data(),
  }));

const noticesOf = async (uid: string) =>
  (await club.notifications(uid).get()).docs.map((one) => one.data().kind);

/** How often a member was notified that a stay of theirs has changed. */
export const timesNotified = async (uid: string): Promise<number> =>
  (await noticesOf(uid)).filter((kind) => kind === 'booking-changed').length;

/** Exactly the nights of these stays are sold, each once, and nothing is held. */
export const expectSold = async (
  resortId: string,
  ...stays: (StayChange | undefined)[]
): Promise<void> => {
  const nights = await nightsAt(resortId, ALL);
  const expected = nights.map((_, index) => {
    const night = day(40 + index);
    const sold = stays.filter(
      (stay) => stay !== undefined && stay.startDate <= night && night < stay.endDate,
    );
    return { sold: sold.length, live: [] };
  });
  expect(nights).toEqual(expected);
};

/** Everything that a rejected change must leave as it is. */
export const traceOf = async ({
  booking,
  resortId,
}: {
  booking: StoredBooking;
  resortId: string;
}) => ({
  booking: await stored(booking._id),
  nights: await nightsAt(resortId, ALL),
  account: await accountOf(booking.uid),
  lines: await linesOf(booking.uid),
  payment: await paymentOf(booking._id),
  entries: await entriesOf(booking._id),
  notices: await noticesOf(booking.uid),
  guard: (await club.stays.doc(stayGuardId(booking.uid, stayOf(booking))).get()).data(),
});
