import type { Output } from '@club/domain/api/contract';
import { BILLING } from '@club/domain/testing/billing';
import { expect, it } from 'vitest';
import { closeStayLinks } from '../../functions/src/account/close-stay-links.ts';
import { pseudonymiseBookings } from '../../functions/src/account-deletion/pseudonymise-bookings.ts';
import type { Person } from './api-client.ts';
import { callCallable, club } from './api-client.ts';
import { bookedStay, cardBody } from './booking-stage.ts';
import { stored } from './booking-records.ts';
import { completeStay } from './review-stage.ts';

const share = async (person: Person, bookingId: string, wanted = true) => {
  const order = { bookingId, share: wanted };
  const { status, result } = await callCallable('sharestay', order, person.token);
  expect(status).toBe(200);
  return (result as Output<'shareStay'>).token ?? '';
};
const open = (token: string) => callCallable('openstay', { token }, null);

it('the link of a stay shows any visitor where and when, as it is now, and nothing else', async () => {
  const { person, booking } = await bookedStay(cardBody);
  const guestInfo = {
    ...BILLING,
    firstName: 'Annabel',
    lastName: 'Bergstrom',
    email: 'annabel@example.com',
    agreeTerms: true,
    sendConfirmation: false,
  };
  await callCallable('changeguest', { bookingId: booking._id, guestInfo }, person.token);
  const token = await share(person, booking._id);
  const { status, result } = await open(token);
  expect(status).toBe(200);
  const { startDate, endDate, nights, unitType } = booking;
  expect(result).toEqual({
    startDate,
    endDate,
    nights,
    unitType,
    resort: {
      id: booking.resort._id,
      resortCode: booking.resort.resort_ID,
      placeName: booking.resort.place_name,
      location: booking.resort.location,
      image: booking.resort.img,
      checkInTime: booking.resort.check_in_time,
      checkOutTime: booking.resort.check_out_time,
    },
  });
  // The id and the number of the booking are of no use to companions either.
  const text = JSON.stringify(result);
  for (const hidden of [
    person.uid,
    person.email,
    booking._id,
    booking.number ?? 'TW-',
    String(booking.priceCents),
    String(booking.price),
    BILLING.lastName,
    'Bergstrom',
    '4242',
  ]) {
    expect(text).not.toContain(hidden);
  }
});

it('a stay has one link, also when it is shared twice at once; a closed one opens nothing', async () => {
  const { person, booking } = await bookedStay();
  const tokens = await Promise.all(Array.from({ length: 4 }, () => share(person, booking._id)));
  expect(new Set(tokens).size).toBe(1);
  const [token = ''] = tokens;
  expect(await share(person, booking._id, false)).toBe('');
  expect(await share(person, booking._id, false)).toBe('');
  expect(await open(token)).toMatchObject({ status: 404, error: { code: 'booking-not-found' } });
  const next = await share(person, booking._id);
  expect(next).not.toBe(token);
  expect((await open(token)).status).toBe(404);
  expect((await open(next)).status).toBe(200);
});

it('a link opens nothing once the stay is over, cancelled, or its owner has left', async () => {
  const stays = await Promise.all(Array.from({ length: 4 }, () => bookedStay()));
  const [over, cancelled, closed, taken] = await Promise.all(
    stays.map(async ({ person, booking }) => {
      const { _id: id, points } = booking;
      return { id, points, person, token: await share(person, id) };
    }),
  );
  if (!over || !cancelled || !closed || !taken) throw new Error('Four stays were booked.');
  await completeStay(over.id);
  const order = {
    reason: 'Ill',
    refund: 'policy',
    expected: { cents: 0, points: cancelled.points },
  };
  const answer = await callCallable(
    'cancelbooking',
    { bookingId: cancelled.id, ...order },
    cancelled.person.token,
  );
  expect(answer.error).toBeUndefined();
  await club.authz.doc(closed.person.uid).update({ disabled: true });
  await closeStayLinks(taken.person);
  for (const { token } of [over, cancelled, closed, taken]) {
    expect((await open(token)).status).toBe(404);
  }
  expect((await stored(taken.id))?.shareToken).toBeNull();
  // What remains of a deleted account has no link either.
  await pseudonymiseBookings(closed.person.uid);
  expect((await stored(closed.id))?.shareToken).toBeNull();
  const again = await callCallable(
    'sharestay',
    { bookingId: over.id, share: true },
    over.person.token,
  );
  expect(again).toMatchObject({ status: 409, error: { code: 'status-not-allowed' } });
});
