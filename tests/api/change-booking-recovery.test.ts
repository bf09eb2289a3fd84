import { OPERATIONS } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import { describe, expect, test } from 'vitest';
import { changeBooking } from '../../functions/src/booking/change/change-stay.ts';
import { settleChange } from '../../functions/src/booking/change/settle-change.ts';
import type { Dependencies } from '../../functions/src/dependencies.ts';
import { parseInput } from '../../functions/src/kernel/http/request-input.ts';
import type { Person } from './api-client.ts';
import { callCallable, eventually, newMember } from './api-client.ts';
import { atGateway, entriesOf, paymentOf, stored } from './booking-records.ts';
import {
  book,
  bookedStay,
  card,
  cardBody,
  day,
  nightsAt,
  pointsBody,
  STAY,
} from './booking-stage.ts';
import { callerOf } from './caller-of.ts';
import {
  changeIdOf,
  changesOf,
  errorOf,
  expectSold,
  requestFor,
  resultOf,
  send,
  STUDIO,
  timesNotified,
  TWO_BEDROOMS,
} from './change-stage.ts';
import {
  answerLost,
  deadAfterAuthorizing,
  deadBeforeAuthorizing,
  deadBeforeRefund,
  unreachable,
  withGateway,
} from './dead-gateways.ts';
import { systemFlow } from './system-flow.ts';

/** Sends a change in this process, with dependencies of one's choice and at any instant. */
const sendHere = async (
  person: Person,
  request: Record<string, unknown>,
  through: Dependencies,
  nowMs = Date.now(),
): Promise<ApiError | null> => {
  try {
    const input = parseInput(OPERATIONS.changeBooking.input, request);
    await changeBooking(input, { caller: callerOf(person, { nowMs }), nowMs, ...through });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

const LOST = {
  'before the card was asked': deadBeforeAuthorizing,
  'after the card was authorised': deadAfterAuthorizing,
  'before the new price was taken': withGateway(() => ({
    capture: unreachable,
    void: unreachable,
    refund: unreachable,
  })),
  'before the old price went back': deadBeforeRefund,
  'after the old price went back': withGateway((real) => ({
    refund: async (...call) => {
      await real.refund(...call);
      return unreachable();
    },
  })),
} as const;
type LostAt = keyof typeof LOST;
const LOST_AT = Object.keys(LOST) as LostAt[];

const expectMoved = async (
  { person, resortId, booking }: Awaited<ReturnType<typeof bookedStay>>,
  changeId: string,
): Promise<void> => {
  expect(await stored(booking._id)).toMatchObject({ ...TWO_BEDROOMS, paymentId: changeId });
  expect(await atGateway(changeId)).toMatchObject({ state: 'captured', amountCents: 40_363 });
  expect(await paymentOf(changeId)).toMatchObject({ state: 'captured' });
  expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
  expect(await paymentOf(booking._id)).toMatchObject({ state: 'refunded', refundedCents: 36_102 });
  expect(await entriesOf(booking._id)).toHaveLength(1);
  expect(await timesNotified(person.uid)).toBe(1);
  await expectSold(resortId, TWO_BEDROOMS);
};

/** A dearer change whose request died at some step. */
const leaveOpen = async (at: LostAt, nowMs = Date.now()) => {
  const scene = await bookedStay(cardBody);
  const request = requestFor(scene.booking, TWO_BEDROOMS, { paymentDetails: card() });
  const error = await sendHere(scene.person, request, LOST[at], nowMs);
  // Once the stay has moved, the trigger may have settled the money before the request did.
  const isMoved = (await stored(scene.booking._id))?.rev !== scene.booking.rev;
  if (!isMoved || error !== null) expect(error?.code).toBe('busy');
  return {
    ...scene,
    request,
    changeId: changeIdOf(scene.booking, request),
  };
};

describe.each(LOST_AT)('a change whose request died %s', (at) => {
  test('is finished by the same request', async () => {
    const scene = await leaveOpen(at);
    resultOf(await send(scene.person, scene.request));
    await expectMoved(scene, scene.changeId);
  });

  test('is finished by maintenance, as far as can be known', async () => {
    const scene = await leaveOpen(at);
    const settled = await settleChange(systemFlow(), scene.changeId);
    if (at === 'before the card was asked') {
      expect(settled?.state).toBe('held');
      const over = await settleChange(systemFlow(Date.now() + 481_000), scene.changeId);
      expect(over?.state).toBe('expired');
      expect(await atGateway(scene.changeId)).toMatchObject({ state: 'voided' });
      expect(await stored(scene.booking._id)).toEqual(scene.booking);
      await expectSold(scene.resortId, STAY);
      const again = await send(scene.person, scene.request);
      expect(errorOf(again).code).toBe('hold-ended');
      expect(await atGateway(scene.changeId)).toMatchObject({ state: 'voided' });
    } else {
      expect(settled?.state).toBe('done');
      await expectMoved(scene, scene.changeId);
      expect((await settleChange(systemFlow(), scene.changeId))?.state).toBe('done');
      await expectMoved(scene, scene.changeId);
    }
  });
});

describe('a change whose gateway is slow or silent', () => {
  test('holds its nights against others meanwhile', async () => {
    const { resortId, changeId } = await leaveOpen('before the card was asked');
    const gained = { startDate: STAY.endDate, endDate: TWO_BEDROOMS.endDate };
    expect(await nightsAt(resortId, gained)).toEqual(
      Array.from({ length: 4 }, () => ({ sold: 0, live: [changeId] })),
    );
    const other = await newMember();
    const wanted = { ...pointsBody(other, resortId), ...gained };
    expect((await book(other, wanted)).code).toBe('sold-out');
  });

  test('reads again when only the response was lost', async () => {
    const scene = await bookedStay(cardBody);
    const request = requestFor(scene.booking, TWO_BEDROOMS, { paymentDetails: card() });
    expect(await sendHere(scene.person, request, answerLost)).toBeNull();
    await expectMoved(scene, changeIdOf(scene.booking, request));
  });

  test('fails when its nights are sold before the card answers', async () => {
    const scene = await bookedStay(cardBody);
    const { person, resortId, booking } = scene;
    const request = requestFor(booking, TWO_BEDROOMS, { paymentDetails: card() });
    const began = Date.now() - 481_000;
    const dead = await sendHere(person, request, LOST['after the card was authorised'], began);
    expect(dead?.code).toBe('busy');
    const other = await newMember();
    const wanted = { ...pointsBody(other, resortId), startDate: day(47), endDate: day(49) };
    expect((await book(other, wanted)).status).toBe(201);
    const answer = errorOf(await send(person, request));
    expect(answer).toMatchObject({
      code: 'sold-out',
      details: { soldOutNights: [day(47), day(48)] },
    });
    const changeId = changeIdOf(booking, request);
    expect(await atGateway(changeId)).toMatchObject({ state: 'voided' });
    expect(await paymentOf(changeId)).toMatchObject({ state: 'voided' });
    expect(await stored(booking._id)).toEqual(booking);
    await expectSold(resortId, STAY, { ...STAY, startDate: day(47), endDate: day(49) });
  });

  test('that gets cheaper gives the difference back once, whatever finishes it', async () => {
    const { person, booking } = await bookedStay(cardBody);
    const request = requestFor(booking, STUDIO);
    const error = await sendHere(person, request, LOST['after the old price went back']);
    expect(error?.code ?? 'busy').toBe('busy');
    resultOf(await send(person, request));
    expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 3194 });
    expect(await paymentOf(booking._id)).toMatchObject({ state: 'refunded', refundedCents: 3194 });
  });

  test(
    'needs no request: what is owed after a change is paid by itself',
    { tags: ['site'] },
    async () => {
      const scene = await bookedStay(cardBody);
      const request = requestFor(scene.booking, TWO_BEDROOMS, { paymentDetails: card() });
      await sendHere(scene.person, request, LOST['before the new price was taken']);
      await eventually(
        'the old price is back',
        async () => (await paymentOf(scene.booking._id))?.state === 'refunded',
        30_000,
      );
      await expectMoved(scene, changeIdOf(scene.booking, request));
    },
  );

  test('ends with the account of its member', async () => {
    const scene = await leaveOpen('before the card was asked');
    expect((await callCallable('deleteaccount', {}, scene.person.token)).error).toBeUndefined();
    expect(await changesOf(scene.booking._id)).toMatchObject([
      { state: 'expired', fingerprint: '' },
    ]);
    expect(await atGateway(scene.changeId)).toMatchObject({ state: 'voided' });
    expect(await atGateway(scene.booking._id)).toMatchObject({ refundedCents: 36_102 });
    await expectSold(scene.resortId);
  });
});
