import { describe, expect, it } from 'vitest';
import type { Booking } from '@club/domain/booking/booking';
import { aBooking } from '../../testing/booking-builder.ts';
import { bookingFromState, bookingToConfirm } from './booking-to-confirm.ts';

const bookingOf = (id: string, resortCode: string, bookingDate: string): Booking => {
  const { resort, ...rest } = aBooking({ id, bookingDate });
  return { ...rest, resort: { ...resort, id: resortCode, resortCode } };
};

const OLD = bookingOf('old', 'A12', '2026-11-01T10:00:00.000Z');
const NEW = bookingOf('new', 'A12', '2026-11-02T10:00:00.000Z');
const OTHER = bookingOf('other', 'B7', '2026-11-03T10:00:00.000Z');
const OWN = [OTHER, OLD, NEW];

describe('the booking that is confirmed', () => {
  it('is the one the address names', () => {
    const request = { created: null, bookingId: 'old', resortId: 'A12' };
    expect(bookingToConfirm(request, OWN)).toBe(OLD);
  });

  it('is the one of the create call until the live list has it', () => {
    const created = bookingOf('fresh', 'A12', '2026-11-04T10:00:00.000Z');
    const request = { created, bookingId: 'fresh', resortId: 'A12' };
    expect(bookingToConfirm(request, OWN)).toBe(created);
    const live = { ...created, status: 'cancelled' as const };
    expect(bookingToConfirm(request, [...OWN, live])).toBe(live);
  });

  it('is else the newest own one for the resort', () => {
    const request = { created: null, bookingId: null, resortId: 'A12' };
    expect(bookingToConfirm(request, OWN)).toBe(NEW);
    expect(bookingToConfirm({ ...request, bookingId: 'unknown' }, OWN)).toBe(NEW);
  });

  it('is none for a resort without bookings, or without a resort', () => {
    expect(bookingToConfirm({ created: null, bookingId: null, resortId: 'C3' }, OWN)).toBeNull();
    expect(bookingToConfirm({ created: null, bookingId: null, resortId: null }, OWN)).toBeNull();
  });

  it.each([
    null,
    'text',
    {},
    { booking: null },
    { booking: { _id: 7 } },
    { booking: { _id: 'x' } },
  ])('is not read from a state like %j', (state) => {
    expect(bookingFromState(state)).toBeNull();
  });
});
