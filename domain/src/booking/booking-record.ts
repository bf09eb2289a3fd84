import type { LocalDate } from '../calendar/local-date.ts';
import type { Cents } from '../money/cents.ts';
import type { PaymentMethod, UnitType, VacationType } from '../pricing/unit-type.ts';
import type { Billing } from './billing.schema.ts';
import type { BookingStatus } from './booking-state.ts';
import type { Refund } from './cancellation.ts';
import type { BookingHistoryEntry, StoredBooking, StoredPaymentDetails } from './booking.ts';
import type { Guest } from './guest.schema.ts';

/**
 * A booking as the admin panel shows it: with its history, and with null or '' for whatever an old or
 * imported document lacks (rules 1.14).
 */
export type BookingRecord = {
  id: string;
  number: string | null;
  uid: string;
  email: string;
  resort: { id: string; resortCode: string; placeName: string; location: string; image: string };
  bookingDate: string | null;
  status: BookingStatus | null;
  statusAt: string | null;
  startDate: LocalDate | null;
  /** The earliest check-in day it ever had, by which refunds go; absent: `startDate`. */
  policyStart?: LocalDate;
  endDate: LocalDate | null;
  unitType: UnitType | null;
  nights: number | null;
  vacationType: VacationType | null;
  paymentMethod: PaymentMethod | null;
  totalCents: Cents;
  totalPoints: number;
  borrowedPoints: number;
  billing: Billing | null;
  guest: Guest | null;
  card: StoredPaymentDetails | null;
  /** What cancelling gave back; null for what is not cancelled. */
  refund: Refund | null;
  history: readonly BookingHistoryEntry[];
  /** When a hold ends, milliseconds since 1970; null for anything else. */
  expiresAt: number | null;
};

/** Turns a stored booking, complete or not, into a `BookingRecord`. */
export const bookingRecordFromStored = (
  id: string,
  stored: Partial<StoredBooking>,
): BookingRecord => {
  const resort: Partial<StoredBooking['resort']> = stored.resort ?? {};
  return {
    id,
    number: stored.number ?? null,
    uid: stored.uid ?? '',
    email: stored.email ?? '',
    resort: {
      id: resort._id ?? resort.resort_ID ?? '',
      resortCode: resort.resort_ID ?? '',
      placeName: resort.place_name ?? '',
      location: resort.location ?? '',
      image: resort.img ?? '',
    },
    bookingDate: stored.bookingDate ?? stored.date ?? null,
    status: stored.status ?? null,
    statusAt: stored.statusAt ?? null,
    startDate: stored.startDate ?? null,
    ...(stored.policyStart === undefined ? {} : { policyStart: stored.policyStart }),
    endDate: stored.endDate ?? null,
    unitType: stored.unitType ?? null,
    nights: stored.nights ?? null,
    vacationType: stored.vacationType ?? null,
    paymentMethod: stored.paymentMethod ?? null,
    totalCents: stored.priceCents ?? 0,
    totalPoints: stored.points ?? 0,
    borrowedPoints: stored.borrowedPoints ?? 0,
    billing: stored.billingInfo ?? null,
    guest: stored.guestInfo ?? null,
    card: stored.paymentDetails ?? null,
    refund: stored.refund ?? null,
    history: stored.history ?? [],
    expiresAt: stored.expiresAt ?? null,
  };
};
