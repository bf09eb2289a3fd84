import { beforeEach, describe, expect, it } from 'vitest';
import type { Input, Output } from '@club/domain/api/contract';
import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import type { CallResult } from '../../kernel/api/api-client.ts';
import { checkedCard } from '../../shared/payment/card-token.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { aStoredBooking } from '../../testing/booking-builder.ts';
import { sealed } from '../../testing/sealed-card.ts';
import type { ChangeOrder } from './change-trip.ts';
import { changeTrip } from './change-trip.ts';
import { apiFailure } from '../../testing/api-failure.ts';

type Answer = CallResult<Output<'changeBooking'>>;

const CARD = checkedCard({
  digits: '4242424242424242',
  expiry: { month: 12, year: 2034 },
  cvv: '123',
});
const ORDER: ChangeOrder = {
  bookingId: '0123456789abcdef01234567',
  change: { startDate: '2026-12-05', endDate: '2026-12-11', unitType: '1 bedroom' },
  expected: { cents: 3194, points: 0 },
  card: CARD,
};
const DONE: Answer = {
  ok: true,
  value: { booking: aStoredBooking(), difference: { cents: 3194, points: 0 } },
};
const LOST: Answer = { ok: false, error: { kind: 'network' } };
const refusal = <Code extends ApiErrorCode>(code: Code, details?: Details<Code>): Answer => ({
  ok: false,
  error: apiFailure(code, { message: `said ${code}`, details: details ?? null }),
});

/** A server that answers in turn and notes what it was sent. */
const serverWith = (...answers: Answer[]) => {
  const sent: Input<'changeBooking'>[] = [];
  return {
    sent,
    send: (input: Input<'changeBooking'>): Promise<Answer> => {
      sent.push(input);
      const answer = answers[sent.length - 1];
      if (answer === undefined) throw new Error('The server was asked too often.');
      return Promise.resolve(answer);
    },
  };
};

beforeEach(() => clearPersonalStore());

describe('changing a stay', () => {
  it('sends what was shown, with a token for the card and nothing else of it', async () => {
    const { send, sent } = serverWith(DONE);
    expect(await changeTrip(ORDER, send, sealed)).toEqual({
      kind: 'changed',
      difference: { cents: 3194, points: 0 },
    });
    expect(sent[0]).toMatchObject({
      bookingId: ORDER.bookingId,
      unitType: '1 bedroom',
      expected: { cents: 3194, points: 0 },
    });
    expect(sent[0]?.paymentDetails).toEqual({ token: 'token of Visa 4242' });
  });

  it('sends nothing when the card gets no token', async () => {
    const { send, sent } = serverWith();
    const refused = await changeTrip(ORDER, send, () =>
      Promise.resolve({ ok: false, error: { kind: 'network' } }),
    );
    expect(refused).toMatchObject({ kind: 'unknown' });
    expect(sent).toEqual([]);
  });

  it('repeats a lost answer with the very same request', async () => {
    const { send, sent } = serverWith(LOST, DONE);
    expect(await changeTrip(ORDER, send, sealed)).toMatchObject({ kind: 'unknown' });
    expect(await changeTrip(ORDER, send, sealed)).toMatchObject({ kind: 'changed' });
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each(['busy', 'internal', 'too-many-requests'] as const)(
    'keeps the request after %s, because nobody knows what came of it',
    async (code) => {
      const { send, sent } = serverWith(refusal(code), DONE);
      expect(await changeTrip(ORDER, send, sealed)).toMatchObject({ kind: 'unknown' });
      await changeTrip(ORDER, send, sealed);
      expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
    },
  );

  it('is a request of its own after a refusal, and for another change', async () => {
    const { send, sent } = serverWith(refusal('card-declined'), LOST, DONE);
    expect(await changeTrip(ORDER, send, sealed)).toMatchObject({
      kind: 'refused',
      error: { code: 'card-declined' },
    });
    await changeTrip(ORDER, send, sealed);
    await changeTrip(
      { ...ORDER, change: { ...ORDER.change, unitType: '2 bedroom' } },
      send,
      sealed,
    );
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(3);
  });

  it('asks again while the change is just being made', async () => {
    const { send, sent } = serverWith(refusal('in-progress'), DONE);
    expect(await changeTrip(ORDER, send, sealed)).toMatchObject({ kind: 'changed' });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('replaces a request that belongs to another order, once', async () => {
    const { send, sent } = serverWith(refusal('key-reused'), refusal('key-reused'));
    expect(await changeTrip(ORDER, send, sealed)).toMatchObject({
      kind: 'refused',
      error: { code: 'key-reused' },
    });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.requestId).not.toBe(sent[0]?.requestId);
  });

  it.each([
    [{ difference: { cents: 0, points: 7000 } }, { cents: 0, points: 7000 }],
    [undefined, null],
  ])('hands on the server’s difference in %j', async (details, difference) => {
    const { send } = serverWith(refusal('change-price-changed', details));
    expect(await changeTrip(ORDER, send, sealed)).toEqual({ kind: 'price-changed', difference });
  });
});
