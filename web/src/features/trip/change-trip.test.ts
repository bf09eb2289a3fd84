import { aStoredBooking } from '@club/domain/testing/stored-booking';
import { beforeEach, describe, expect, it } from 'vitest';
import { titledRows } from '@club/domain/testing/titled';
import type { Input, Output } from '@club/domain/api/contract';
import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import type { CallResult } from '../../kernel/api/api-client.ts';
import { checkedCard } from '../../shared/payment/card-token.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { sealed } from '../../testing/sealed-card.ts';
import type { ChangeOrder } from './change-trip.ts';
import { changeTrip } from './change-trip.ts';
import { apiFailure } from '../../testing/api-failure.ts';

type Result = CallResult<Output<'changeBooking'>>;

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
const DONE: Result = {
  ok: true,
  value: { booking: aStoredBooking(), difference: { cents: 3194, points: 0 } },
};
const LOST: Result = { ok: false, error: { kind: 'network' } };
const rejection = <Code extends ApiErrorCode>(code: Code, details?: Details<Code>): Result => ({
  ok: false,
  error: apiFailure(code, { message: `said ${code}`, details: details ?? null }),
});

/** A server that returns these results in turn and records what it was sent. */
const serverWith = (...results: Result[]) => {
  const sent: Input<'changeBooking'>[] = [];
  return {
    sent,
    send: (input: Input<'changeBooking'>): Promise<Result> => {
      sent.push(input);
      const result = results[sent.length - 1];
      if (result === undefined) throw new Error('The server got too many requests.');
      return Promise.resolve(result);
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

  it('sends nothing without a token for the card', async () => {
    const { send, sent } = serverWith();
    const outcome = await changeTrip(ORDER, send, () =>
      Promise.resolve({ ok: false, error: { kind: 'network' } }),
    );
    expect(outcome).toMatchObject({ kind: 'unknown' });
    expect(sent).toEqual([]);
  });

  it('repeats the same request after a lost response', async () => {
    const { send, sent } = serverWith(LOST, DONE);
    expect(await changeTrip(ORDER, send, sealed)).toMatchObject({ kind: 'unknown' });
    expect(await changeTrip(ORDER, send, sealed)).toMatchObject({ kind: 'changed' });
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each(['busy', 'internal', 'too-many-requests'] as const)(
    'keeps the request after %s, because the outcome is unknown',
    async (code) => {
      const { send, sent } = serverWith(rejection(code), DONE);
      expect(await changeTrip(ORDER, send, sealed)).toMatchObject({ kind: 'unknown' });
      await changeTrip(ORDER, send, sealed);
      expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
    },
  );

  it('is a new request after an error, and for another change', async () => {
    const { send, sent } = serverWith(rejection('card-declined'), LOST, DONE);
    expect(await changeTrip(ORDER, send, sealed)).toMatchObject({
      kind: 'rejected',
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

  it('retries while the change is in progress', async () => {
    const { send, sent } = serverWith(rejection('in-progress'), DONE);
    expect(await changeTrip(ORDER, send, sealed)).toMatchObject({ kind: 'changed' });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('replaces a request that belongs to another order, once', async () => {
    const { send, sent } = serverWith(rejection('key-reused'), rejection('key-reused'));
    expect(await changeTrip(ORDER, send, sealed)).toMatchObject({
      kind: 'rejected',
      error: { code: 'key-reused' },
    });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.requestId).not.toBe(sent[0]?.requestId);
  });

  it.each(
    titledRows(
      [
        [{ difference: { cents: 0, points: 7000 } }, { cents: 0, points: 7000 }],
        [undefined, null],
      ],
      1,
    ),
  )('returns the server’s difference of %s', async (_, details, difference) => {
    const { send } = serverWith(rejection('change-price-changed', details));
    expect(await changeTrip(ORDER, send, sealed)).toEqual({ kind: 'price-changed', difference });
  });
});
