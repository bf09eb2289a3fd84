import { AUDIT_ACTIONS } from '@club/domain/audit/audit-entry';
import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { StoredBooking } from '@club/domain/booking/booking';
import { BOOKING_STATUSES } from '@club/domain/booking/booking-state';
import { addDays } from '@club/domain/calendar/local-date';
import { UNIT_TYPES, VACATION_TYPES } from '@club/domain/pricing/unit-type';
import type { UserDocument } from '@club/domain/user/user';
import { bookingKeys } from '../../../functions/src/store/booking-keys.ts';
import { newUser } from '../../../functions/src/account/create-user.ts';
import { buildSeedResorts } from '../../../scripts/seed/resorts.ts';

/** How large a club is; the audit trail has an entry for each user. */
export type ClubSize = { bookings: number; users: number };

const FIRST_NAMES = ['Anna', 'Bert', 'Carla', 'Dina', 'Erik', 'Fatima', 'Goran', 'Hana', 'Ivo'];
const LAST_NAMES = ['Berg', 'Lind', 'Moreau', 'Novak', 'Okafor', 'Prado', 'Quist'];
const RESORTS = buildSeedResorts(252);
/** The instant of the oldest document, milliseconds since 1970, and the time between two. */
const BEGINNING = Date.parse('2024-01-01T00:00:00.000Z');
const STEP_MS = 600_000;

/** A number that follows from two others as if by chance, so that no two fields go together. */
const scatter = (number: number, salt: number): number => {
  const mixed = Math.imul(number ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
};

const pick = <Value>(values: readonly Value[], at: number): Value => {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
};

const isoAt = (number: number): string => new Date(BEGINNING + number * STEP_MS).toISOString();
const nameOf = (number: number) => ({
  firstName: pick(FIRST_NAMES, scatter(number, 7)),
  lastName: `${pick(LAST_NAMES, scatter(number, 8))}${number}`,
});
const uidOf = (number: number): string => `user-${String(number).padStart(6, '0')}`;
const emailOf = (number: number): string => `user-${number}@example.com`;

/** One user in a hundred is an admin. */
const ADMIN_SHARE = 100;

/** The user of a number, with the fields and search keys that the server writes. */
export const benchUser = (number: number): UserDocument => {
  const { firstName, lastName } = nameOf(number);
  const person = { uid: uidOf(number), name: `${firstName} ${lastName}`, email: emailOf(number) };
  return {
    ...newUser(person, BEGINNING + number * STEP_MS),
    isAdmin: number % ADMIN_SHARE === 0,
  };
};

/** The booking of a number in a club of so many users, whole and with its search keys. */
export const benchBooking = (number: number, users: number): StoredBooking & { keys: string[] } => {
  const owner = scatter(number, 1) % users;
  const resort = pick(RESORTS, scatter(number, 2));
  const status = pick(BOOKING_STATUSES, scatter(number, 3));
  const vacationType = pick(VACATION_TYPES, scatter(number, 4));
  const at = isoAt(number);
  const startDate = addDays('2024-02-01', scatter(number, 5) % 900);
  const isCash = vacationType === 'lastCall';
  const booking: StoredBooking = {
    _id: number.toString(16).padStart(24, '0'),
    uid: uidOf(owner),
    resort: {
      _id: resort._id,
      resort_ID: resort.resort_ID,
      place_name: resort.place_name,
      location: resort.location,
      img: resort.img,
      check_in_time: resort.check_in_time,
      check_out_time: resort.check_out_time,
    },
    email: emailOf(owner),
    paymentMethod: isCash ? 'cash' : 'points',
    vacationType,
    price: isCash ? 361.02 : 0,
    priceCents: isCash ? 36_102 : 0,
    points: isCash ? 0 : 43_000,
    borrowedPoints: 0,
    startDate,
    endDate: addDays(startDate, 6),
    unitType: pick(UNIT_TYPES, scatter(number, 6)),
    nights: 6,
    billingInfo: {
      ...nameOf(owner),
      phoneNumber: '+1 555 010 2030',
      address1: '12 Quay Street',
      city: 'Sitka',
      state: 'Alaska',
      postalCode: '99835',
      country: 'United States',
    },
    guestInfo: null,
    paymentDetails: isCash
      ? {
          cardNumber: '**** **** **** 4242',
          expiryDate: '12/29',
          brand: 'visa',
          last4: '4242',
        }
      : null,
    bookingDate: at,
    date: at,
    status,
    statusAt: at,
    history: [{ status, at, actor: 'system', reason: '' }],
    expiresAt: null,
    fingerprint: '',
    rev: 1,
  };
  return { ...booking, keys: bookingKeys(booking) };
};

/** The entry of the audit trail of a number. */
export const benchEntry = (number: number): AuditEntry => ({
  at: isoAt(number),
  actor: uidOf(0),
  action: pick(AUDIT_ACTIONS, number),
  subject: uidOf(number % 50),
  detail: '',
});
