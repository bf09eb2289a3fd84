import type { StoredBooking } from '@club/domain/booking/booking';
import type { VacationType } from '@club/domain/pricing/unit-type';
import { quoteStay } from '@club/domain/pricing/quote';
import { resortFromStored } from '@club/domain/resort/resort';
import type { BookingFacts } from '../booking/booking-facts.ts';
import type { Offer } from '@club/domain/booking/member-holds';
import { heldOfferBooking } from '../booking/new-booking.ts';
import type { CommandContext } from '../kernel/commit/command-context.ts';

/** Fixtures for tests. */

/** Noon (UTC) of 1 December 2026. */
export const NOON = Date.UTC(2026, 11, 1, 12);
export const DAY_MS = 86_400_000;

export const aContext = (nowMs = NOON, actor = 'member-1'): CommandContext => ({ nowMs, actor });

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
      aContext(nowMs, uid),
    ),
    expiresAt: null,
    fingerprint: `fingerprint of ${id}`,
  };
};

/** Nothing stored yet. */
export const emptyFacts = (overrides: Partial<BookingFacts> = {}): BookingFacts => ({
  bookings: new Map(),
  number: null,
  guard: undefined,
  holds: undefined,
  months: new Map(),
  account: undefined,
  payment: undefined,
  otherGuard: undefined,
  otherPayment: undefined,
  change: undefined,
  entry: undefined,
  queue: undefined,
  otherQueues: new Map(),
  isRegistered: true,
  ...overrides,
});

/** Bookings by their ids. */
export const bookingsById = (...bookings: StoredBooking[]): Map<string, StoredBooking> =>
  new Map(bookings.map((booking) => [booking._id, booking]));

/** Facts of a member who has made these bookings of one stay, with its guard. */
export const guardedFacts = (
  first: StoredBooking,
  ...others: readonly StoredBooking[]
): BookingFacts =>
  emptyFacts({
    bookings: bookingsById(first, ...others),
    guard: {
      bookingId: first._id,
      uid: first.uid,
      ...(others.length === 0 ? {} : { more: others.map(({ _id }) => _id) }),
    },
  });
