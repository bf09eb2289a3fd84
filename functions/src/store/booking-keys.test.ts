import { queryKey } from '@club/domain/search/prefix-keys';
import { BILLING } from '@club/domain/testing/billing';
import { describe, expect, test } from 'vitest';
import { aBooking } from '../testing/booking-examples.ts';
import { bookingKeys } from './booking-keys.ts';

const billing = { ...BILLING, firstName: 'Anna', lastName: 'Berg' };
const guest = {
  ...billing,
  firstName: 'Émile',
  lastName: 'Marlow',
  email: 'guest@example.com',
  sendConfirmation: false,
  agreeTerms: true,
};
const booking = {
  ...aBooking('0123456789abcdef01234567'),
  billingInfo: billing,
  guestInfo: guest,
};
const isFoundBy = (typed: string): boolean => {
  const key = queryKey(typed);
  return key !== null && bookingKeys(booking).includes(key);
};

describe('the keys of a booking', () => {
  test.each([
    'member-1@',
    'member-1@example.com',
    'anna',
    'Anna Berg',
    'ber',
    'emile',
    'Émile M',
    'marlow',
    'lark',
    'Larkspur Cove',
    'cove',
    'LC-101',
    'lc',
    '0123',
    '0123456789ab',
  ])('find it by %s', (typed) => {
    expect(isFoundBy(typed)).toBe(true);
  });

  test.each(['nna', 'quay', 'sitka', '99835', '555', 'guest@example.com', '9abc', 'nights'])(
    'do not find it by %s',
    (typed) => {
      expect(isFoundBy(typed)).toBe(false);
    },
  );

  test('are few, however long everything is', () => {
    const long = 'Abcdefghijklmnopqrstuvwxyz';
    const words = (at: string) =>
      Array.from({ length: 20 }, (_, n) => `${at}${n}${long}`).join(' ');
    const keys = bookingKeys({
      ...booking,
      email: `${long}@example.com`,
      billingInfo: { ...billing, firstName: words('a'), lastName: words('b') },
      guestInfo: { ...guest, firstName: words('c'), lastName: words('d') },
      resort: { ...booking.resort, place_name: words('e'), resort_ID: `R${long}` },
    });
    expect(keys.length).toBeLessThanOrEqual(300);
    expect(bookingKeys(booking).length).toBeLessThan(120);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('count words, not the gaps around them', () => {
    const typed = {
      ...booking,
      billingInfo: { ...billing, firstName: '  Anna   Maria Luise', lastName: 'Berg' },
    };
    expect(bookingKeys(typed)).toEqual(
      bookingKeys({ ...typed, billingInfo: { ...billing, firstName: 'Anna Maria' } }),
    );
  });

  test('are those of its number, with and without the prefix', () => {
    const keys = bookingKeys({ ...booking, number: 'TW-7F3K9Q' });
    for (const typed of ['TW-7F3K9Q', 'tw-7f3k', '7F3K9Q', '7f3']) {
      expect(keys).toContain(queryKey(typed));
    }
  });

  test('of an incomplete booking are those of its fields', () => {
    expect(bookingKeys({})).toEqual([]);
    expect(bookingKeys({ email: 'ab@c' })).toEqual(['ab', 'ab@', 'ab@c']);
    expect(bookingKeys({ billingInfo: null, guestInfo: null, resort: {} })).toEqual([]);
  });
});
