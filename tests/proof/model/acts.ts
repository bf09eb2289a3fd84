import type { CallableName, Input } from '@club/domain/api/contract';
import { OPERATIONS } from '@club/domain/api/contract';
import type { ApiErrorCode } from '@club/domain/api/errors';
import { ApiError } from '@club/domain/api/errors';
import { isVisibleStatus } from '@club/domain/booking/booking-state';
import { cancellationTime, refundOf } from '@club/domain/booking/cancellation';
import { bookingFromStored } from '@club/domain/booking/booking';
import type { StoredBooking } from '@club/domain/booking/booking';
import { changeDifference } from '@club/domain/booking/stay-change';
import { quoteStay } from '@club/domain/pricing/quote';
import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import { vacationTypeOf } from '@club/domain/pricing/unit-type';
import { BILLING } from '@club/domain/testing/billing';
import { GOOD_EXPIRY } from '@club/domain/testing/card-expiry';
import { cancelStay } from '../../../functions/src/booking/cancel/cancel-stay.ts';
import { changeBooking } from '../../../functions/src/booking/change/change-stay.ts';
import { createBooking } from '../../../functions/src/booking/reserve/create-booking.ts';
import { holdOffer } from '../../../functions/src/booking/hold/hold-offer.ts';
import { extendHold, releaseHold } from '../../../functions/src/booking/hold/own-hold.ts';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import type { Caller } from '../../../functions/src/kernel/http/handler.ts';
import { parseInput } from '../../../functions/src/kernel/http/request-input.ts';
import { depositPoints } from '../../../functions/src/points/deposit-points.ts';
import { joinWaitlist } from '../../../functions/src/waitlist/join-waitlist.ts';
import { leaveWaitlist } from '../../../functions/src/waitlist/leave-waitlist.ts';
import { saveSearch } from '../../../functions/src/waitlist/save-search.ts';
import type { Stay } from './stage.ts';
import { club, dependencies as ownDependencies } from './stage.ts';

/** What came of an act: its value, or the code it was rejected with. */
export type Outcome<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: ApiErrorCode; details: Record<string, unknown> };

/** Runs an act; an error is an outcome, anything else that is thrown is a defect. */
export const attempt = async <Value>(work: () => Promise<Value>): Promise<Outcome<Value>> => {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, code: error.code, details: error.details ?? {} };
  }
};

/** Cards of the sandbox. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
} as const;
export type CardName = keyof typeof CARDS;

const cardDetails = (card: CardName) => ({
  cardNumber: CARDS[card],
  expiryDate: GOOD_EXPIRY,
  cvv: '123',
});

const inputOf = <Name extends CallableName>(name: Name, data: unknown): Input<Name> =>
  parseInput(OPERATIONS[name].input, data);

/** The body of POST /bookings. */
export const bookingBody = (
  { email }: Caller,
  { resortId, ...stay }: Stay,
  paymentMethod: PaymentMethod,
  card: CardName,
): Record<string, unknown> => ({
  resort: { _id: resortId },
  email,
  paymentMethod,
  ...stay,
  billingInfo: BILLING,
  paymentDetails: paymentMethod === 'cash' ? cardDetails(card) : null,
});

export const book = (
  caller: Caller,
  body: Record<string, unknown>,
  key: string | null,
  nowMs: number,
  dependencies: Dependencies,
): Promise<StoredBooking> =>
  createBooking(parseInput(OPERATIONS.createBooking.input, body), {
    caller,
    idempotencyKey: key,
    nowMs,
    ...dependencies,
  }).then(({ body: booking }) => booking);

export const hold = (caller: Caller, stay: Stay, method: PaymentMethod, nowMs: number) =>
  holdOffer(inputOf('holdOffer', { ...stay, vacationType: vacationTypeOf(method) }), {
    caller,
    nowMs,
  });

export const release = (caller: Caller, holdId: string, nowMs: number) =>
  releaseHold({ holdId }, { caller, nowMs });

export const extend = (caller: Caller, holdId: string, nowMs: number) =>
  extendHold({ holdId }, { caller, nowMs });

/** Cancels by the policy, expecting what the member was shown just now. */
export const cancel = async (
  { uid }: Caller,
  booking: StoredBooking,
  nowMs: number,
  dependencies: Dependencies,
) =>
  cancelStay(
    booking._id,
    {
      actor: uid,
      nowMs,
      isMember: true,
      reason: 'Other plans',
      refund: 'policy',
      expected: refundOf(
        bookingFromStored(booking._id, booking),
        'policy',
        cancellationTime(nowMs),
      ),
    },
    dependencies,
  );

/** Moves a stay, expecting the difference that the member was shown just now. */
export const change = async (
  caller: Caller,
  booking: StoredBooking,
  to: Omit<Stay, 'resortId'>,
  requestId: string,
  card: CardName,
  nowMs: number,
  dependencies: Dependencies,
) => {
  const quote = quoteStay({ ...to, vacationType: booking.vacationType });
  const expected = changeDifference(
    bookingFromStored(booking._id, booking),
    quote,
    cancellationTime(nowMs),
  );
  const input = inputOf('changeBooking', {
    bookingId: booking._id,
    requestId,
    ...to,
    expected,
    paymentDetails: expected.cents > 0 ? cardDetails(card) : null,
  });
  return changeBooking(input, { caller, nowMs, ...dependencies });
};

export const deposit = (caller: Caller, points: number, requestId: string, nowMs: number) =>
  depositPoints({ points, requestId }, { caller, nowMs, ...ownDependencies });

export const joinQueue = (
  caller: Caller,
  { resortId, unitType, startDate, endDate }: Stay,
  nights: number,
  requestId: string,
  nowMs: number,
) =>
  joinWaitlist(
    inputOf('joinWaitlist', {
      requestId,
      resortId,
      unitType,
      vacationType: 'rciPoints',
      from: startDate,
      to: endDate,
      nights,
    }),
    { caller, nowMs },
  );

/** Saves a search at some resorts for nights within the days of a stay. */
export const searchResorts = (
  caller: Caller,
  resortIds: readonly string[],
  { unitType, startDate, endDate }: Stay,
  nights: number,
  requestId: string,
  nowMs: number,
) =>
  saveSearch(
    inputOf('saveSearch', {
      requestId,
      region: null,
      resortIds,
      unitType,
      vacationType: 'rciPoints',
      from: startDate,
      to: endDate,
      nights,
      ceiling: null,
    }),
    { caller, nowMs },
  );

export const leaveQueue = (caller: Caller, entryId: string, nowMs: number) =>
  leaveWaitlist({ entryId }, { caller, nowMs });

/** The bookings of a member that people see, as they are stored now. */
export const bookingsOf = async ({ uid }: Caller): Promise<StoredBooking[]> => {
  const found = await club.bookings.where('uid', '==', uid).get();
  return found.docs
    .map((document) => document.data())
    .filter(({ status }) => isVisibleStatus(status))
    .sort((one, other) => (one._id < other._id ? -1 : 1));
};

/** The ids of the offers that a member holds, over or not. */
export const heldBy = async ({ uid }: Caller): Promise<string[]> =>
  Object.keys((await club.holds.doc(uid).get()).data()?.offers ?? {}).sort();

/** The ids of a member's places in queues, in any state. */
export const placesOf = async ({ uid }: Caller): Promise<string[]> =>
  (await club.waitlistEntries.where('uid', '==', uid).get()).docs.map(({ id }) => id).sort();
