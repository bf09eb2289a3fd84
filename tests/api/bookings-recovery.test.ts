import { parseInput } from '../../functions/src/kernel/http/request-input.ts';
import { OPERATIONS } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import type { ApiErrorCode } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { describe, expect, test } from 'vitest';
import { createBooking } from '../../functions/src/booking/reserve/create-booking.ts';
import type { Dependencies } from '../../functions/src/dependencies.ts';
import type { Person } from './api-client.ts';
import { club, dependencies, newMember } from './api-client.ts';
import {
  allBookingsOf,
  book,
  bookingIn,
  cardBody,
  detailsIn,
  everyNight,
  newResort,
  nightsAt,
  pointsBody,
} from './booking-stage.ts';
import { callerOf } from './caller-of.ts';
import {
  answerLost,
  deadAfterAuthorizing,
  deadBeforeAuthorizing,
  deadBeforeCapture,
  withGateway,
} from './dead-gateways.ts';

type Outcome = { status: number; booking: StoredBooking | null; code: ApiErrorCode | null };

/** Calls the handler in this process, at an instant of the test's choice. */
const request = async (
  person: Person,
  body: Record<string, unknown>,
  { key = 'key-1', through = dependencies, nowMs = Date.now() } = {},
): Promise<Outcome> => {
  const input = parseInput(OPERATIONS.createBooking.input, body);
  const caller = callerOf(person, { nowMs });
  try {
    const reply = await createBooking(input, { caller, idempotencyKey: key, nowMs, ...through });
    return { status: reply.status, booking: reply.body, code: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, booking: null, code: error.code };
  }
};

const stage = async (available = 1) => {
  const [person, resortId] = await Promise.all([
    newMember(),
    newResort({ available_amount: available }),
  ]);
  return { person, resortId, body: cardBody(person, resortId) };
};

/** A booking left open by a request that died. */
const leaveOpen = async (
  through: Dependencies,
  nowMs = Date.now(),
): Promise<Awaited<ReturnType<typeof stage>> & { open: StoredBooking }> => {
  const scene = await stage();
  const died = await request(scene.person, scene.body, { through, nowMs });
  expect(died).toMatchObject({ status: 503, code: 'busy' });
  const [open] = await allBookingsOf(scene.person.uid);
  expect(open?.status).toBe('held');
  return { ...scene, open: open! };
};

const paymentOf = async (booking: StoredBooking) =>
  (await club.payments.doc(booking._id).get()).data()?.state;
const gatewayStateOf = async (booking: StoredBooking) =>
  (await club.sandboxGateway.doc(booking._id).get()).data()?.state;

const LONG_AGO = 481_000;

describe.each([
  ['before the gateway was asked', deadBeforeAuthorizing],
  ['after the gateway had authorised', deadAfterAuthorizing],
])('a request that died %s', (_when, through) => {
  test('is finished by the next request with its key', async () => {
    const { person, resortId, body, open } = await leaveOpen(through);
    const answer = await book(person, body, 'key-1');
    expect(answer.status).toBe(200);
    expect(bookingIn(answer)).toMatchObject({ _id: open._id, status: 'confirmed' });
    expect([await paymentOf(open), await gatewayStateOf(open)]).toEqual(['captured', 'captured']);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
  });

  test('is finished with its key even when its hold has run out, if a unit is free', async () => {
    const { person, resortId, body, open } = await leaveOpen(through, Date.now() - LONG_AGO);
    const answer = await book(person, body, 'key-1');
    expect([answer.status, bookingIn(answer)._id]).toEqual([200, open._id]);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
  });

  test('ends with its key when its unit was sold meanwhile, and no money is kept', async () => {
    const { person, resortId, body, open } = await leaveOpen(through, Date.now() - LONG_AGO);
    const other = await newMember();
    expect((await book(other, pointsBody(other, resortId))).status).toBe(201);
    const answer = await book(person, body, 'key-1');
    expect([answer.status, answer.code]).toEqual([409, 'sold-out']);
    expect(detailsIn(answer)['soldOutNights']).toHaveLength(6);
    const again = await book(person, body, 'key-1');
    expect([again.status, again.code]).toEqual([409, 'hold-ended']);
    expect([await paymentOf(open), await gatewayStateOf(open)]).toEqual(['voided', 'voided']);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
  });

  test('is finished by a repeat without a key', async () => {
    const { person, body, open } = await leaveOpen(through);
    const answer = await book(person, body);
    expect([answer.status, bookingIn(answer)._id]).toEqual([200, open._id]);
  });
});

test('a stay whose request died unheard is in progress for other keys until its deadline', async () => {
  const { person, body } = await leaveOpen(deadBeforeAuthorizing);
  const answer = await book(person, body, 'key-2');
  expect([answer.status, answer.code]).toEqual([409, 'in-progress']);
});

test('after its deadline another key books the stay and the dead payment can never succeed', async () => {
  const { person, resortId, body, open } = await leaveOpen(
    deadBeforeAuthorizing,
    Date.now() - LONG_AGO,
  );
  const answer = await book(person, body, 'key-2');
  expect(answer.status).toBe(201);
  expect(await gatewayStateOf(open)).toBe('voided');
  expect((await club.bookings.doc(open._id).get()).data()?.status).toBe('expired');
  const late = await book(person, body, 'key-1');
  expect([late.status, late.code]).toEqual([409, 'hold-ended']);
  expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
});

test('an authorised stay whose request died is finished before one more unit is looked for', async () => {
  const { person, body, open } = await leaveOpen(deadAfterAuthorizing);
  const answer = await book(person, body, 'key-2');
  // The one unit there is has been booked by the first request.
  expect([answer.status, answer.code]).toEqual([409, 'sold-out']);
  expect((await club.bookings.doc(open._id).get()).data()?.status).toBe('confirmed');
  expect(await gatewayStateOf(open)).toBe('captured');
});

test('a lost response of the gateway is read again, not authorised again', async () => {
  const { person, body } = await stage();
  const answer = await request(person, body, { through: answerLost });
  expect(answer.status).toBe(201);
  expect(answer.booking?.status).toBe('confirmed');
});

test('a capture that fails leaves the booking standing and is made up for by the next request', async () => {
  const { person, body } = await stage();
  const answer = await request(person, body, { through: deadBeforeCapture });
  expect(answer.status).toBe(201);
  const booking = answer.booking!;
  expect([await paymentOf(booking), await gatewayStateOf(booking)]).toEqual([
    'authorized',
    'authorized',
  ]);
  expect((await book(person, body, 'key-1')).status).toBe(200);
  expect([await paymentOf(booking), await gatewayStateOf(booking)]).toEqual([
    'captured',
    'captured',
  ]);
});

test('a card that takes so long that the unit is sold meanwhile is not charged', async () => {
  const { person, resortId, body } = await stage();
  const other = await newMember();
  const slow = withGateway((real) => ({
    authorize: async (...call) => {
      const late = Date.now() + LONG_AGO;
      const sold = await request(other, pointsBody(other, resortId), { nowMs: late });
      expect(sold.status).toBe(201);
      return real.authorize(...call);
    },
  }));
  const answer = await request(person, body, { through: slow });
  expect(answer).toMatchObject({ status: 409, code: 'sold-out' });
  const [mine] = await allBookingsOf(person.uid);
  expect(mine?.status).toBe('expired');
  expect([await paymentOf(mine!), await gatewayStateOf(mine!)]).toEqual(['voided', 'voided']);
  expect((await nightsAt(resortId)).map(({ sold }) => sold)).toEqual(everyNight(1));
});

test('a removed resort does not keep a paid booking from being confirmed', async () => {
  const { person, resortId, body } = await stage();
  const removed = withGateway((real) => ({
    authorize: async (...call) => {
      await club.resorts.doc(resortId).delete();
      return real.authorize(...call);
    },
  }));
  const answer = await request(person, body, { through: removed });
  expect(answer).toMatchObject({ status: 201, booking: { status: 'confirmed' } });
});

test('a stay that was cancelled can be booked again', async () => {
  const { person, resortId } = await stage(2);
  const body = pointsBody(person, resortId);
  const first = bookingIn(await book(person, body));
  await club.bookings.doc(first._id).update({ status: 'cancelled' });
  const again = await book(person, body);
  expect(again.status).toBe(201);
  expect(bookingIn(again)._id).not.toBe(first._id);
});
