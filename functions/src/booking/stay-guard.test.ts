import { expect, test } from 'vitest';
import { aBooking, bookingsById } from '../testing/booking-examples.ts';
import { guardedIds, guardWith, guardWithout, currentBookings } from './stay-guard.ts';

const UID = 'member-1';
const one = { bookingId: 'a', uid: UID };
const two = { bookingId: 'a', uid: UID, more: ['b'] };
const bookings = bookingsById(
  { ...aBooking('a'), status: 'confirmed' },
  { ...aBooking('b'), status: 'cancelled' },
  aBooking('c'),
);

test('a guard names one booking, or several', () => {
  expect(guardedIds(undefined)).toEqual([]);
  expect(guardedIds(one)).toEqual(['a']);
  expect(guardedIds(two)).toEqual(['a', 'b']);
});

test('bookings that have ended, or are unknown, are not current', () => {
  const guard = { ...two, more: ['b', 'c', 'd'] };
  expect(currentBookings(guard, bookings).map(({ _id }) => _id)).toEqual(['a', 'c']);
  expect(currentBookings(undefined, bookings)).toEqual([]);
});

test('another booking is added to the current ones', () => {
  const added = { bookingId: 'new', uid: UID };
  expect(guardWith(undefined, bookings, added)).toEqual(added);
  expect(guardWith(two, bookings, added)).toEqual({ bookingId: 'a', uid: UID, more: ['new'] });
  expect(guardWith({ bookingId: 'b', uid: UID }, bookings, added)).toEqual(added);
  expect(guardWith(one, bookings, one)).toEqual(one);
});

test('an ended booking is removed, and the guard with the last one', () => {
  // An empty list is written, or the stored one would stay.
  expect(guardWithout(two, 'a')).toEqual({ guard: { bookingId: 'b', uid: UID, more: [] } });
  expect(guardWithout(two, 'b')).toEqual({ guard: { ...one, more: [] } });
  expect(guardWithout(one, 'a')).toEqual({ guard: null });
  expect(guardWithout(one, 'b')).toEqual({});
  expect(guardWithout(undefined, 'a')).toEqual({});
});
