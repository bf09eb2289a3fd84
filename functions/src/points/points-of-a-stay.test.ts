import { boundsOf } from '@club/domain/limits/member-bounds';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { PointsAccount } from '@club/domain/points/account';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import { describe, expect, test } from 'vitest';
import { aBooking, aContext, DAY_MS, emptyFacts, NOON } from '../testing/booking-examples.ts';
import { decideCancel } from '../booking/cancel/cancel-decision.ts';
import { storedStay } from '../testing/paid-stay-examples.ts';
import { decideReserve } from '../booking/reserve/reserve-decision.ts';

const EXPIRED = { id: 'deposit-2024-11-29', points: 7000, expiresOn: '2026-11-29' };
const SOON = { id: 'deposit-2024-12-05', points: 20_000, expiresOn: '2026-12-05' };
const LATER = { id: 'deposit-2026-06-01', points: 15_000, expiresOn: '2028-06-01' };

const account: PointsAccount = {
  ...EMPTY_ACCOUNT,
  available: 42_000,
  batches: [EXPIRED, SOON, LATER],
  nextExpiry: EXPIRED.expiresOn,
  seq: 3,
};

const reserve = (some: PointsAccount) => {
  const booking = aBooking('booking-1');
  const decision = decideReserve(
    emptyFacts({ account: some }),
    booking._id,
    () => ({ booking, cap: 5, bounds: boundsOf(true) }),
    aContext(),
  );
  if (decision.outcome.kind !== 'reserved') throw new Error(decision.outcome.kind);
  return { booking: decision.outcome.booking, changes: decision.changes };
};

const cancel = (booking: StoredBooking, some: PointsAccount, days: number) =>
  decideCancel(
    storedStay(booking, 5, { account: some }),
    booking,
    { reason: 'Changed plans', refund: 'policy', expected: null },
    'entry-1',
    aContext(NOON + days * DAY_MS),
  );

describe('a stay booked with points', () => {
  test('drops expired points, uses those that expire first, and records them', () => {
    const { booking, changes } = reserve(account);
    expect(booking).toMatchObject({ borrowedPoints: 7500, pointsFrom: [SOON, LATER] });
    expect(changes?.account).toEqual({
      ...account,
      available: 0,
      batches: [],
      nextExpiry: null,
      borrowed: 7500,
      seq: 6,
    });
    expect(changes?.ledger?.map(({ id, entry }) => [id, entry.seq, entry.sides[1]])).toEqual([
      ['member-1_expire_4', 4, { account: 'club:expired', points: 7000 }],
      ['booking-1_borrow', 5, { account: 'member:member-1', points: 7500 }],
      ['booking-1_redeem', 6, { account: 'club:stays', points: 42_500 }],
    ]);
  });

  test('refunds each batch, for at least 30 days, and is then paid with nothing', () => {
    const { booking, changes } = reserve(account);
    const { outcome, changes: back } = cancel(booking, changes?.account ?? EMPTY_ACCOUNT, 6);
    expect(outcome.refund.points).toBe(42_500);
    expect(outcome.booking).toMatchObject({ borrowedPoints: 0, pointsFrom: [] });
    expect(back?.bookings).toEqual([outcome.booking]);
    expect(back?.account).toMatchObject({
      available: 35_000,
      borrowed: 0,
      batches: [{ ...SOON, expiresOn: '2027-01-06' }, LATER],
      nextExpiry: '2027-01-06',
    });
  });

  test('refunds half from the batches that last longest, and keeps what the policy kept', () => {
    const { booking, changes } = reserve(account);
    const { outcome, changes: back } = cancel(booking, changes?.account ?? EMPTY_ACCOUNT, 15);
    expect(outcome.refund.points).toBe(21_250);
    expect(outcome.booking).toMatchObject({
      borrowedPoints: 0,
      pointsFrom: [SOON, { ...LATER, points: 1250 }],
    });
    expect(back?.account).toMatchObject({
      available: 13_750,
      borrowed: 0,
      batches: [{ ...LATER, points: 13_750 }],
    });
  });

  test('stays paid when nothing is refunded', () => {
    const { booking, changes } = reserve(account);
    const { outcome, changes: back } = cancel(booking, changes?.account ?? EMPTY_ACCOUNT, 26);
    expect(outcome.booking).toMatchObject({ borrowedPoints: 7500, pointsFrom: [SOON, LATER] });
    expect(back?.account).toBeUndefined();
  });
});
