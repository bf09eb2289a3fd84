import { expect, test } from 'vitest';
import { aBooking, bookingsById } from '../testing/booking-examples.ts';
import { guardedIds, guardWith, guardWithout, standingBookings } from './stay-guard.ts';

const UID = 'member-1';
const one = { bookingId: 'a', uid: UID };
const two = { bookingId: 'a', uid: UID, more: ['b'] };
const bookings = bookingsById(
  { ...aBooking('a'), status: 'confirmed' },
  { ...aBooking('b'), status: 'cancelled' },
  aBooking('c'),
);

test('a guard stands for one booking, or for several', () => {
  expect(guardedIds(undefined)).toEqual([]);
  expect(guardedIds(one)).toEqual(['a']);
  expect(guardedIds(two)).toEqual(['a', 'b']);
});

test('of which those that are over, or that nobody knows, do not stand', () => {
  const guard = { ...two, more: ['b', 'c', 'd'] };
  expect(standingBookings(guard, bookings).map(({ _id }) => _id)).toEqual(['a', 'c']);
  expect(standingBookings(undefined, bookings)).toEqual([]);
});

test('one more booking is added to those that stand', () => {
  const added = { bookingId: 'new', uid: UID };
  expect(guardWith(undefined, bookings, added)).toEqual(added);
  expect(guardWith(two, bookings, added)).toEqual({ bookingId: 'a', uid: UID, more: ['new'] });
  expect(guardWith({ bookingId: 'b', uid: UID }, bookings, added)).toEqual(added);
  expect(guardWith(one, bookings, one)).toEqual(one);
});

test('a booking that is over is taken out, and the last one takes the guard with it', () => {
  // An empty list is written, or the one that is stored would stay.
  expect(guardWithout(two, 'a')).toEqual({ guard: { bookingId: 'b', uid: UID, more: [] } });
  expect(guardWithout(two, 'b')).toEqual({ guard: { ...one, more: [] } });
  expect(guardWithout(one, 'a')).toEqual({ guard: null });
  expect(guardWithout(one, 'b')).toEqual({});
  expect(guardWithout(undefined, 'a')).toEqual({});
});
