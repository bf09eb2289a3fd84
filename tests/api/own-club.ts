import { randomUUID } from 'node:crypto';
import type { Output } from '@club/domain/api/contract';
import { OPERATIONS } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import type { ApiErrorCode } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import { BILLING } from '@club/domain/testing/billing';
import { changeBooking } from '../../functions/src/booking/change/change-stay.ts';
import { createBooking } from '../../functions/src/booking/reserve/create-booking.ts';
import { holdOffer } from '../../functions/src/booking/hold/hold-offer.ts';
import type { Dependencies } from '../../functions/src/dependencies.ts';
import type { Caller } from '../../functions/src/kernel/http/handler.ts';
import { parseInput } from '../../functions/src/kernel/http/request-input.ts';
import { depositPoints } from '../../functions/src/points/deposit-points.ts';
import { createUser } from '../../functions/src/account/create-user.ts';
import { joinWaitlist } from '../../functions/src/waitlist/join-waitlist.ts';
import { club, dependencies as ownDependencies } from './api-client.ts';
import { card, STAY } from './booking-stage.ts';
import { callerOf } from './caller-of.ts';
import { CRITERIA } from './waitlist-stage.ts';

/** A test card that every payment is taken from. */
export const APPROVED = '4242 4242 4242 4242';

export const DAY_MS = 86_400_000;

/** A caller of handlers in this process. */
export const newCaller = async (nowMs = Date.now()): Promise<Caller> => {
  const uid = randomUUID();
  const caller = callerOf({ uid, email: `${uid}@example.com` }, { nowMs });
  const body = { name: 'Test Member', email: caller.email, membership: 'Member' } as const;
  await createUser(body, { caller, nowMs });
  return caller;
};

type Dates = { startDate: string; endDate: string };
type Order = {
  resortId: string;
  stay?: Dates;
  /** Left out: paid with points. */
  cardNumber?: string;
  key?: string;
  nowMs?: number;
  dependencies?: Dependencies;
};

/** The outcome of POST /bookings. */
export type Booked = { booking: StoredBooking | null; code: ApiErrorCode | null };

/** POST /bookings in this process, at an instant and with dependencies of the test's choice. */
export const bookHere = async (caller: Caller, order: Order): Promise<Booked> => {
  const { resortId, stay = STAY, cardNumber, key = randomUUID(), nowMs = Date.now() } = order;
  const { dependencies = ownDependencies } = order;
  const input = parseInput(OPERATIONS.createBooking.input, {
    resort: { _id: resortId },
    email: caller.email,
    paymentMethod: cardNumber === undefined ? 'points' : 'cash',
    unitType: STAY.unitType,
    startDate: stay.startDate,
    endDate: stay.endDate,
    billingInfo: BILLING,
    paymentDetails: cardNumber === undefined ? null : card(cardNumber),
  });
  try {
    const context = { caller, idempotencyKey: key, nowMs, ...dependencies };
    const { body } = await createBooking(input, context);
    return { booking: body, code: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { booking: null, code: error.code };
  }
};

/** A booking that went well. */
export const bookedHere = async (caller: Caller, order: Order): Promise<StoredBooking> => {
  const { booking, code } = await bookHere(caller, order);
  if (booking === null) throw new Error(`The booking was rejected: ${String(code)}.`);
  return booking;
};

/** Holds an offer; gives the id of the hold. */
export const holdHere = async (
  caller: Caller,
  { resortId, stay = STAY, nowMs = Date.now() }: Pick<Order, 'resortId' | 'stay' | 'nowMs'>,
  vacationType: VacationType = 'rciPoints',
): Promise<string> => {
  const { unitType } = STAY;
  const { startDate, endDate } = stay;
  const offer = { resortId, unitType, vacationType, startDate, endDate };
  return (await holdOffer(offer, { caller, nowMs })).holdId;
};

/** Joins the queue of a resort for the nights of `STAY`. */
export const joinHere = (
  caller: Caller,
  resortId: string,
  { nowMs = Date.now(), ...changes }: { nowMs?: number; nights?: number } = {},
): Promise<Output<'joinWaitlist'>> =>
  joinWaitlist({ requestId: randomUUID(), resortId, ...CRITERIA, ...changes }, { caller, nowMs });

/** Deposits points. */
export const depositHere = (caller: Caller, points: number, nowMs = Date.now()) =>
  depositPoints({ points, requestId: randomUUID() }, { caller, nowMs, ...ownDependencies });

type ChangeOrder = {
  to: Dates & { unitType?: UnitType };
  cardNumber?: string;
  nowMs?: number;
  dependencies?: Dependencies;
};

const differenceIn = (error: unknown): unknown => {
  if (!(error instanceof ApiError) || !error.is('change-price-changed')) throw error;
  return error.details?.difference;
};

/** Moves a stay for whatever the server says it costs or gives back. */
export const changeHere = async (
  caller: Caller,
  { _id, unitType }: StoredBooking,
  { to, cardNumber, nowMs = Date.now(), dependencies = ownDependencies }: ChangeOrder,
) => {
  const requestId = randomUUID();
  const ask = (expected: unknown) => {
    const input = parseInput(OPERATIONS.changeBooking.input, {
      bookingId: _id,
      requestId,
      unitType,
      ...to,
      expected,
      ...(cardNumber === undefined ? {} : { paymentDetails: card(cardNumber) }),
    });
    return changeBooking(input, { caller, nowMs, ...dependencies });
  };
  try {
    // No change costs exactly nothing, so the error names the difference, unless there is none.
    return await ask({ cents: 0, points: 0 });
  } catch (error) {
    return ask(differenceIn(error));
  }
};

/** A booking as it is stored. */
export const storedBooking = async (id: string): Promise<StoredBooking> => {
  const booking = (await club.bookings.doc(id).get()).data();
  if (booking === undefined) throw new Error(`There is no booking ${id}.`);
  return booking;
};
