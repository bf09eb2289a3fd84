import type { ResortSnapshot, StoredBooking } from '@club/domain/booking/booking';
import { usdFromCents } from '@club/domain/money/cents';
import type { Quote } from '@club/domain/pricing/quote';
import type { Resort } from '@club/domain/resort/resort';
import type { BookingOrder } from './booking-order.ts';
import type { Offer } from '@club/domain/booking/member-holds';
import type { CommandContext } from '../kernel/commit/command-context.ts';

const snapshotOf = (resort: Resort): ResortSnapshot => ({
  _id: resort.id,
  resort_ID: resort.resortCode,
  place_name: resort.placeName,
  location: resort.location,
  img: resort.images[0] ?? '',
  check_in_time: resort.checkInTime,
  check_out_time: resort.checkOutTime,
});

type Person = { uid: string; email: string };

const draft = (
  id: string,
  { uid, email }: Person,
  offer: Offer,
  resort: Resort,
  quote: Quote,
  reason: string,
  { nowMs, actor }: CommandContext,
): StoredBooking => {
  const at = new Date(nowMs).toISOString();
  return {
    _id: id,
    uid,
    resort: snapshotOf(resort),
    email,
    paymentMethod: quote.paymentMethod,
    vacationType: offer.vacationType,
    price: usdFromCents(quote.totalCents),
    priceCents: quote.totalCents,
    points: quote.totalPoints,
    borrowedPoints: 0,
    startDate: offer.startDate,
    endDate: offer.endDate,
    unitType: offer.unitType,
    nights: quote.nights,
    billingInfo: null,
    guestInfo: null,
    paymentDetails: null,
    bookingDate: at,
    date: at,
    status: 'held',
    statusAt: at,
    history: [{ status: 'held', at, actor, reason }],
    expiresAt: null,
    fingerprint: '',
    rev: 1,
  };
};

/** The booking of an offer that is held until `expiresAt` (milliseconds since 1970). */
export const heldOfferBooking = (
  id: string,
  person: Person,
  offer: Offer,
  resort: Resort,
  quote: Quote,
  expiresAt: number,
  context: CommandContext,
): StoredBooking => ({
  ...draft(id, person, offer, resort, quote, 'Offer held', context),
  expiresAt,
});

/** The booking of an order before it is reserved; all figures are the server's. */
export const draftBooking = (
  id: string,
  order: BookingOrder,
  resort: Resort,
  quote: Quote,
  context: CommandContext,
): StoredBooking => ({
  ...draft(id, order, order.offer, resort, quote, 'Booking begun', context),
  billingInfo: order.billing,
  guestInfo: order.guest,
  paymentDetails: order.card?.details ?? null,
  fingerprint: order.fingerprint,
});
