import { randomUUID } from 'node:crypto';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { BILLING } from '@club/domain/testing/billing';
import { GOOD_EXPIRY } from '@club/domain/testing/card-expiry';
import type { ApiAnswer, Person } from './api-client.ts';
import { call, club, db, newMember } from './api-client.ts';

/** The day on which the file of tests was opened: one for all of it, also when midnight comes between. */
const TODAY = dayAtOffset(Date.now(), 0);

/** A day so many days after today (UTC). */
export const day = (ahead: number): string => addDays(TODAY, ahead);

/** Six nights well inside the booking window. */
export const STAY = { startDate: day(40), endDate: day(46), unitType: '1 bedroom' } as const;

const noRooms = {
  room_Description: '',
  standard: { sleeps_room: 2, privacy_room_amount: 2, kitchen: 'Full', bath: 'Full' },
  studio: {
    studio_sleeps_room: null,
    studio_privacy_room_amount: null,
    studio_kitchen: '',
    studio_bath: '',
  },
  hotel: { hotel_room: null, hotel_privacy_room_amount: null, hotel_kitchen: '', hotel_bath: '' },
};

/** A new resort of its own, so that tests do not share nights; gives back its id. */
export const newResort = async (changes: Partial<StoredResort> = {}): Promise<string> => {
  const id = `T-${randomUUID().slice(0, 8)}`;
  await club.resorts.doc(id).set({
    _id: id,
    resort_ID: id,
    place_name: 'Test Harbour 7 Nights',
    location: 'Sitka, Alaska, United States',
    country: 'United States',
    region: 'North America',
    lat: 57.05,
    lng: -135.33,
    price_usd: 339,
    img: '/favicon.svg',
    img2: '',
    img3: '',
    img4: '',
    img5: '',
    resort_details: 'A harbour for tests.',
    check_in_time: '16:00',
    check_out_time: '11:00',
    rating: 9,
    stateRating: 'RCI Gold Crown',
    ownerExclusive: 'Owner Exclusive',
    available_amount: 5,
    reviews_amount: 120,
    available: true,
    bedrooms: '2 bedroom',
    price_rate: 9000,
    amenities: [],
    room_details: noRooms,
    rev: 1,
    ...changes,
  });
  return id;
};

/** A card in the clear (rules 8.6). */
export const card = (cardNumber = '4242 4242 4242 4242') => ({
  cardNumber,
  expiryDate: GOOD_EXPIRY,
  cvv: '123',
});

type Changes = Record<string, unknown>;

/** The body of a booking paid with points. */
export const pointsBody = (person: Person, resortId: string, changes: Changes = {}): Changes => ({
  resort: { _id: resortId },
  email: person.email,
  paymentMethod: 'points',
  ...STAY,
  billingInfo: BILLING,
  paymentDetails: null,
  ...changes,
});

/** The body of a booking paid by card. */
export const cardBody = (person: Person, resortId: string, changes: Changes = {}): Changes => ({
  ...pointsBody(person, resortId),
  paymentMethod: 'cash',
  paymentDetails: card(),
  ...changes,
});

/** POST /bookings by a member, with an idempotency key or without one. */
export const book = (person: Person, body: Changes, key?: string): Promise<ApiAnswer> =>
  call('POST /bookings', {
    token: person.token,
    body,
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });

/** The booking in an answer. */
export const bookingIn = ({ body }: ApiAnswer): StoredBooking => body as StoredBooking;

/** A booking that goes well. */
export const booked = async (...order: Parameters<typeof book>): Promise<StoredBooking> => {
  const answer = await book(...order);
  if (answer.status !== 201) throw new Error(`Not booked: ${JSON.stringify(answer.body)}`);
  return bookingIn(answer);
};

/** A stay that is booked by a member of its own, at a resort of its own. */
export const bookedStay = async (
  bodyOf: typeof pointsBody = pointsBody,
  { available = 1, ...changes }: Changes & { available?: number } = {},
) => {
  const [person, resortId] = await Promise.all([
    newMember(),
    newResort({ available_amount: available }),
  ]);
  return { person, resortId, booking: await booked(person, bodyOf(person, resortId, changes)) };
};

/** What an error answer carries in `details`. */
export const detailsIn = ({ body }: ApiAnswer): Record<string, unknown> =>
  (body as { details?: Record<string, unknown> }).details ?? {};

/** Which field an error answer names. */
export const fieldIn = ({ body }: ApiAnswer): unknown => (body as { field?: unknown }).field;

/** All bookings of a member whatever their state, holds included. */
export const allBookingsOf = async (uid: string): Promise<StoredBooking[]> =>
  (await club.bookings.where('uid', '==', uid).get()).docs.map((document) => document.data());

/** Everything the database has about a member and a resort's nights; for "nothing was written". */
export const writtenFor = async (uid: string, resortId: string) => {
  const [bookings, ledger, months, notifications] = await Promise.all([
    allBookingsOf(uid),
    club.ledger.where('uid', '==', uid).get(),
    monthsOf(resortId),
    club.notifications(uid).get(),
  ]);
  return {
    bookings: bookings.length,
    ledger: ledger.size,
    months: Object.keys(months).length,
    notifications: notifications.size,
  };
};

/** What `writtenFor` returns for a member who has booked nothing. */
export const NOTHING = { bookings: 0, ledger: 0, months: 0, notifications: 0 };

/** The inventory months of a resort by id. */
export const monthsOf = async (resortId: string): Promise<Record<string, InventoryMonth>> => {
  const all = await db
    .collection('inventory')
    .orderBy('__name__')
    .startAt(`${resortId}_`)
    .endAt(`${resortId}_9999`)
    .get();
  // The collection's documents are what its type says; only the query is untyped.
  return Object.fromEntries(all.docs.map((one) => [one.id, one.data() as InventoryMonth]));
};

/** The same state in each of the six nights of `STAY`. */
export const everyNight = <State>(state: State): State[] => Array.from({ length: 6 }, () => state);

/** Units sold and holds alive in each night of the stay. */
export const nightsAt = async (
  resortId: string,
  stay: { startDate: string; endDate: string } = STAY,
): Promise<{ sold: number; live: string[] }[]> => {
  const months = await monthsOf(resortId);
  return nightsOf(stay.startDate, stay.endDate).map((night) => {
    const stored = months[`${resortId}_${night.slice(0, 7)}`]?.nights[night.slice(8)];
    const holds = Object.entries(stored?.holds ?? {});
    return {
      sold: stored?.sold ?? 0,
      live: holds.filter(([, expiresAt]) => expiresAt > Date.now()).map(([id]) => id),
    };
  });
};
