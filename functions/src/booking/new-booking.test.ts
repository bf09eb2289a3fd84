import { quoteStay } from '@club/domain/pricing/quote';
import { resortFromStored } from '@club/domain/resort/resort';
import { BILLING } from '@club/domain/testing/billing';
import { describe, expect, test } from 'vitest';
import { aContext, anOffer, NOON } from '../testing/booking-examples.ts';
import type { BookingOrder } from './booking-order.ts';
import { draftBooking, heldOfferBooking } from './new-booking.ts';
import { CARD } from '../testing/paid-stay-examples.ts';

const resortWith = (images: string[]) => ({
  ...resortFromStored('LC-101', { resort_ID: 'LC-101', place_name: 'Larkspur Cove' }),
  images,
});
const offer = anOffer();
const quote = quoteStay(offer);
const order: BookingOrder = {
  uid: 'member-1',
  email: 'member-1@example.com',
  offer,
  paymentMethod: 'points',
  billing: BILLING,
  guest: null,
  card: null,
  fingerprint: 'fingerprint',
};
const draft = (changes: Partial<BookingOrder> = {}, images: string[] = []) =>
  draftBooking('new', { ...order, ...changes }, resortWith(images), quote, aContext());

describe('a new booking', () => {
  test('has the payer, the stay, and the server’s figures', () => {
    expect(draft()).toMatchObject({
      _id: 'new',
      uid: 'member-1',
      status: 'held',
      billingInfo: BILLING,
      guestInfo: null,
      paymentDetails: null,
      fingerprint: 'fingerprint',
      points: quote.totalPoints,
      nights: 6,
      history: [{ status: 'held', actor: 'member-1', reason: 'Booking begun' }],
    });
  });

  test('keeps only what may be stored of a card', () => {
    const card = { details: CARD } as BookingOrder['card'];
    expect(draft({ card }).paymentDetails).toEqual(CARD);
  });

  test('has the first picture of the resort, or none', () => {
    expect(draft({}, ['/art/one.webp', '/art/two.webp']).resort.img).toBe('/art/one.webp');
    expect(draft().resort.img).toBe('');
  });
});

test('a held offer has its deadline, and no payer', () => {
  const held = heldOfferBooking('held', order, offer, resortWith([]), quote, NOON + 1, aContext());
  expect(held).toMatchObject({
    expiresAt: NOON + 1,
    fingerprint: '',
    billingInfo: null,
    history: [{ reason: 'Offer held' }],
  });
});
