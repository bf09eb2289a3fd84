import type { Booking } from '@club/domain/booking/booking';
import type { Guest } from '@club/domain/booking/guest.schema';
import { storedValue } from '../../kernel/storage/local-store.ts';

/**
 * The member's stays as they were seen last on this device; goes when they sign out. Only what is
 * needed on the way: see `onTheWay`.
 */
export type LastSeenTrips = {
  uid: string;
  /** ISO instant. */
  at: string;
  bookings: readonly Booking[];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isTrip = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['uid'] === 'string' &&
  typeof value['startDate'] === 'string' &&
  typeof value['endDate'] === 'string' &&
  isRecord(value['resort']) &&
  Array.isArray(value['history']);

const parse = (json: unknown): LastSeenTrips | null => {
  if (!isRecord(json) || typeof json['uid'] !== 'string' || typeof json['at'] !== 'string') {
    return null;
  }
  const { uid, at, bookings } = json;
  if (!Array.isArray(bookings) || !bookings.every(isTrip)) return null;
  // Only this page writes it, from stays it had read; another form has another version.
  return { uid, at, bookings: bookings as Booking[] };
};

/** Kept on the device, so that the stays can be looked up on the way, without a network. */
export const lastSeenTrips = storedValue<LastSeenTrips | null>({
  key: 'lastSeenTrips',
  area: 'local',
  version: 2,
  fallback: null,
  parse,
});

/** A guest by name alone, as the pages of a stay say who checks in. */
const nameOnly = ({ firstName, lastName, sendConfirmation, agreeTerms }: Guest): Guest => ({
  firstName,
  lastName,
  address1: '',
  address2: undefined,
  country: '',
  city: '',
  state: undefined,
  postalCode: '',
  email: '',
  phoneNumber: '',
  workPhone: undefined,
  sendConfirmation,
  agreeTerms,
});

/**
 * A stay without who paid, with which card, and where anybody lives: a lost or shared device is not to
 * tell.
 */
const onTheWay = (booking: Booking): Booking => ({
  ...booking,
  email: '',
  billing: null,
  card: null,
  guest: booking.guest === null ? null : nameOnly(booking.guest),
});

/** Keeps what was just seen of a member's stays. */
export const rememberTrips = (uid: string, bookings: readonly Booking[]): void => {
  lastSeenTrips.write({ uid, at: new Date().toISOString(), bookings: bookings.map(onTheWay) });
};
