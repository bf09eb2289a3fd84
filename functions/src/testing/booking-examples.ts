import type { StoredBooking } from '@club/domain/booking/booking';
import type { VacationType } from '@club/domain/pricing/unit-type';
import { quoteStay } from '@club/domain/pricing/quote';
import { resortFromStored } from '@club/domain/resort/resort';
import type { BookingFacts } from '../booking/booking-facts.ts';
import type { Occasion } from '../booking/booking-life.ts';
import type { Offer } from '../store/member-holds.ts';
import { heldOfferBooking } from '../booking/new-booking.ts';

/** Builders with fixed values for tests; nothing that is shipped imports them. */

/** Noon (UTC) of 1 December 2026. */
export const NOON = Date.UTC(2026, 11, 1, 12);
export const DAY_MS = 86_400_000;

export const anOccasion = (nowMs = NOON, actor = 'member-1'): Occasion => ({ nowMs, actor });

/** Six nights, one of them at the weekend, that lie in two months. */
export const anOffer = (overrides: Partial<Offer> = {}): Offer => ({
  resortId: 'LC-101',
  unitType: '1 bedroom',
  vacationType: 'rciPoints',
  startDate: '2026-12-28',
  endDate: '2027-01-03',
  ...overrides,
});

export const aBooking = (
  id: string,
  {
    uid = 'member-1',
    vacationType = 'rciPoints',
    nowMs = NOON,
    ...offer
  }: Partial<Offer> & { uid?: string; vacationType?: VacationType; nowMs?: number } = {},
): StoredBooking => {
  const booked = anOffer({ ...offer, vacationType });
  const resort = resortFromStored(booked.resortId, {
    resort_ID: booked.resortId,
    place_name: 'Larkspur Cove 7 Nights',
    location: 'Cornwall, England',
  });
  return {
    ...heldOfferBooking(
      id,
      { uid, email: `${uid}@example.com` },
      booked,
      resort,
      quoteStay(booked),
      0,
      anOccasion(nowMs, uid),
    ),
    expiresAt: null,
    fingerprint: `fingerprint of ${id}`,
  };
};

/** Nothing stored yet. */
export const emptyFacts = (overrides: Partial<BookingFacts> = {}): BookingFacts => ({
  bookings: new Map(),
  guard: undefined,
  holds: undefined,
  months: new Map(),
  account: undefined,
  payment: undefined,
  otherGuard: undefined,
  otherPayment: undefined,
  change: undefined,
  entry: undefined,
  line: undefined,
  isRegistered: true,
  ...overrides,
});

/** Facts about a set of bookings, by their ids. */
export const bookingsById = (...bookings: StoredBooking[]): Map<string, StoredBooking> =>
  new Map(bookings.map((booking) => [booking._id, booking]));
