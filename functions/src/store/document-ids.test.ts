import { IDS } from '@club/domain/ids';
import { expect, test } from 'vitest';
import { anOffer } from '../testing/booking-examples.ts';
import {
  bookingIdFor,
  changeIdFor,
  confirmationMailIdFor,
  fingerprintOf,
  inOneOrder,
  linkToken,
  randomId,
  reviewIdFor,
  stayGuardId,
  waitlistEntryIdFor,
  waitlistHoldIdFor,
} from './document-ids.ts';

test('a key names one booking of one member', () => {
  const id = bookingIdFor('ada', 'key-1');
  expect(IDS.booking.is(id)).toBe(true);
  expect(bookingIdFor('ada', 'key-1')).toBe(id);
  expect(bookingIdFor('ada', 'key-2')).not.toBe(id);
  expect(bookingIdFor('bob', 'key-1')).not.toBe(id);
  expect(bookingIdFor('ada:key', '1')).not.toBe(bookingIdFor('ada', 'key:1'));
});

test('without a key every booking is a new one', () => {
  expect(IDS.booking.is(bookingIdFor('ada', null))).toBe(true);
  expect(bookingIdFor('ada', null)).not.toBe(bookingIdFor('ada', null));
});

test('a stay has one guard for each member, whatever the payment method', () => {
  const id = stayGuardId('ada', anOffer());
  expect(stayGuardId('ada', anOffer({ vacationType: 'lastCall' }))).toBe(id);
  for (const changes of [
    { resortId: 'LC-102' },
    { unitType: 'studio' as const },
    { startDate: '2026-12-27' },
    { endDate: '2027-01-04' },
  ]) {
    expect(stayGuardId('ada', anOffer(changes))).not.toBe(id);
  }
  expect(stayGuardId('bob', anOffer())).not.toBe(id);
});

test('a fingerprint does not depend on the order of keys but on every value', () => {
  const one = fingerprintOf({ a: 1, b: { c: [1, 2], d: null } });
  expect(fingerprintOf({ b: { d: null, c: [1, 2] }, a: 1 })).toBe(one);
  expect(fingerprintOf({ a: 1, b: { c: [2, 1], d: null } })).not.toBe(one);
  expect(fingerprintOf({ a: '1', b: { c: [1, 2], d: null } })).not.toBe(one);
});

test('equal values are serialised equally, in whatever order their keys come', () => {
  const one = { b: [{ d: 1, c: null }], a: 'x', left: undefined };
  const other = { a: 'x', b: [{ c: null, d: 1 }] };
  expect(JSON.stringify(inOneOrder(one))).toBe(JSON.stringify(inOneOrder(other)));
  expect(inOneOrder(one)).toEqual(other);
});

test('the ids of every kind of request differ, and never change', () => {
  // Stored documents are found by these ids: another value would lose them.
  const ids = {
    booking: bookingIdFor('ada', 'request-1'),
    change: changeIdFor('ada', 'request-1'),
    mail: confirmationMailIdFor('ada', 'request-1'),
    waitlist: waitlistEntryIdFor('ada', 'request-1'),
    waitlistHold: waitlistHoldIdFor('ada'),
    review: reviewIdFor('ada', 'request-1'),
    guard: stayGuardId('ada', anOffer()),
    fingerprint: fingerprintOf({ b: 1, a: 'x' }),
  };
  expect(ids).toEqual({
    booking: '385c633472f453947672f74b',
    change: '4c3c746f2225194b7763ae7d',
    mail: 'ada_confirmed_6978b8885aabc84d9dde8bf4',
    waitlist: '2fca7eb860cf81a750416fd0',
    waitlistHold: '3c4859d1ec4d31d15427f3bc',
    review: 'a4c9f5a3539d043ab73a34e9',
    guard: '7de44762dce455cbb2fae18b',
    fingerprint: 'd291531958564cf8fbf56f96129ebfb320ea256a24b1b59da2804533fc4cab63',
  });
});

test('a random id is always new', () => {
  expect(IDS.booking.is(randomId())).toBe(true);
  expect(randomId()).not.toBe(randomId());
});

test('the last part of a link is long, fits into an address and is never the same', () => {
  const token = linkToken();
  expect(IDS.boardLink.is(token)).toBe(true);
  expect(linkToken()).not.toBe(token);
});
