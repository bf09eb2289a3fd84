import type { Booking } from '@club/domain/booking/booking';
import type { Guest } from '@club/domain/booking/guest.schema';
import { isRecord } from '@club/domain/validation/is-record';
import { storedValue } from '../../kernel/storage/local-store.ts';

/**
 * The member's stays as last seen on this device; deleted when they sign out. Only what is needed
 * while travelling: see `onTheWay`.
 */
export type LastSeenTrips = {
  uid: string;
  /** ISO instant. */
  at: string;
  bookings: readonly Booking[];
};

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

/** Kept on the device, so that the stays can be looked up while travelling without a network. */
export const lastSeenTrips = storedValue<LastSeenTrips | null>({
  key: 'lastSeenTrips',
  area: 'local',
  version: 3,
  fallback: null,
  parse,
});

/** The name of a guest, which the pages of a stay show as who checks in. */
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
 * A stay without who paid, the card and addresses: a lost or shared device must not reveal
 * them.
 */
const onTheWay = (booking: Booking): Booking => ({
  ...booking,
  email: '',
  billing: null,
  card: null,
  guest: booking.guest === null ? null : nameOnly(booking.guest),
});

/** Stores the member's stays as just seen. */
export const rememberTrips = (uid: string, bookings: readonly Booking[]): void => {
  lastSeenTrips.write({ uid, at: new Date().toISOString(), bookings: bookings.map(onTheWay) });
};
