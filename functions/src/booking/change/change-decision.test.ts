import { accountWith } from '@club/domain/testing/points-account';
import { boundsOf, UNCONFIRMED_TEXTS } from '@club/domain/limits/member-bounds';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { Difference, StayChange } from '@club/domain/booking/stay-change';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import { quoteStay } from '@club/domain/pricing/quote';
import { apiErrorOf } from '@club/domain/testing/api-error-of';
import { describe, expect, test } from 'vitest';
import type { BookingChanges, BookingFacts } from '../booking-facts.ts';
import {
  aBooking,
  aContext,
  anOffer,
  bookingsById,
  DAY_MS,
  NOON,
} from '../../testing/booking-examples.ts';
import { advance } from '../booking-life.ts';
import type { ChangeOrder } from './change-decision.ts';
import { decideChange } from './change-decision.ts';
import { withHold, withSale } from '../../inventory/inventory-change.ts';
import {
  byCard,
  byPoints,
  captured,
  CARD,
  GUARD,
  storedStay,
} from '../../testing/paid-stay-examples.ts';

const STAY = anOffer();
/** Six nights that share two with `STAY`, with two weekend nights. */
const LATER: StayChange = {
  startDate: '2027-01-01',
  endDate: '2027-01-07',
  unitType: '1 bedroom',
};
const SHORTER: StayChange = { ...LATER, startDate: '2026-12-29', endDate: '2026-12-31' };

const factsFor = (
  booking: StoredBooking,
  cap = 1,
  overrides: Partial<BookingFacts> = {},
): BookingFacts =>
  storedStay(booking, cap, {
    account: accountWith({ available: 50_000, seq: 2 }),
    payment: booking.paymentMethod === 'cash' ? captured : undefined,
    ...overrides,
  });

const orderOf = (
  booking: StoredBooking,
  change: StayChange,
  expected: Difference,
  overrides: Partial<ChangeOrder> = {},
): ChangeOrder => ({
  changeId: 'change-1',
  change,
  expected,
  card: null,
  fingerprint: 'fingerprint of change-1',
  entryId: 'entry-1',
  quote: quoteStay({ ...change, vacationType: booking.vacationType }),
  cap: 1,
  bounds: boundsOf(true),
  ...overrides,
});

const soldNights = (changes: BookingChanges | undefined): string[] =>
  [...(changes?.months ?? [])].flatMap(([id, { nights }]) =>
    Object.entries(nights)
      .filter(([, { sold }]) => sold > 0)
      .map(([day]) => `${id.slice(-7)}-${day}`),
  );

const nothing: Difference = { cents: 0, points: 0 };

describe('moving a stay paid with points', () => {
  const dearer = { cents: 0, points: 500 };
  const move = (
    facts = factsFor(byPoints),
    order = orderOf(byPoints, LATER, dearer),
    nowMs = NOON,
  ) => decideChange(facts, byPoints, order, aContext(nowMs));

  test('changes dates, price, history and both guards in one commit', () => {
    const { outcome, changes } = move();
    expect(outcome.booking).toMatchObject({
      ...LATER,
      nights: 6,
      points: byPoints.points + 500,
      price: 0,
      status: 'confirmed',
      policyStart: STAY.startDate,
      bookingDate: byPoints.bookingDate,
      rev: byPoints.rev + 1,
    });
    expect(outcome.booking.history.at(-1)).toEqual({
      status: 'confirmed',
      at: '2026-12-01T12:00:00.000Z',
      actor: 'member-1',
      reason: 'Moved from Dec 28, 2026 – Jan 3, 2027, 1 bedroom',
    });
    expect(outcome.change).toMatchObject({ state: 'done', difference: dearer, change: LATER });
    expect(changes?.guard).toBeNull();
    expect(changes?.otherGuard).toEqual({ bookingId: 'booking-1', uid: 'member-1' });
    expect(changes?.audit?.entry).toMatchObject({
      action: 'change-booking',
      subject: 'booking-1',
      detail: 'Moved from Dec 28, 2026 – Jan 3, 2027, 1 bedroom. 500 points paid.',
    });
    expect(changes?.messages).toHaveLength(1);
    expect(changes?.messages?.[0]?.notice?.notification).toMatchObject({
      data: { startDate: '2027-01-01', endDate: '2027-01-07', change: { what: 'stay' } },
    });
    expect(changes?.needsRegistered).toBe(true);
    expect(outcome.change.oldPaymentId).toBeNull();
  });

  test('sells the nights it gains, frees those it leaves, and never checks its own', () => {
    expect(soldNights(move().changes)).toEqual([
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
      '2027-01-04',
      '2027-01-05',
      '2027-01-06',
    ]);
    // The resort has no units any more, but the stay only releases nights.
    const shorter = orderOf(byPoints, SHORTER, { cents: 0, points: -28_500 }, { cap: 0 });
    expect(soldNights(move(factsFor(byPoints), shorter).changes)).toEqual([
      '2026-12-29',
      '2026-12-30',
    ]);
  });

  test('redeems the difference in its own ledger lines, and borrows beyond the balance', () => {
    const { outcome, changes } = move(factsFor(byPoints, 1, { account: undefined }));
    expect(changes?.account).toMatchObject({ available: 0, borrowed: 500 });
    expect(changes?.ledger?.map(({ id }) => id)).toEqual([
      'booking-1_change-1_borrow',
      'booking-1_change-1_redeem',
    ]);
    expect(outcome.booking.borrowedPoints).toBe(byPoints.borrowedPoints + 500);
    const other = move(
      factsFor(byPoints),
      orderOf(byPoints, LATER, dearer, { changeId: 'change-2' }),
    );
    expect(other.changes?.ledger?.map(({ id }) => id)).toEqual(['booking-1_change-2_redeem']);
  });

  test('beyond the borrowing limit is rejected', () => {
    const account = { ...EMPTY_ACCOUNT, borrowed: 249_900 };
    const error = apiErrorOf(() => move(factsFor(byPoints, 1, { account })));
    expect([error.code, error.details]).toEqual(['points-limit', { missing: 400 }]);
  });

  test('beyond what an unconfirmed address can borrow is rejected with how to borrow more', () => {
    const bounds = boundsOf(false);
    const errorFor = (borrowed: number) => {
      const facts = factsFor(byPoints, 1, { account: { ...EMPTY_ACCOUNT, borrowed } });
      return apiErrorOf(() => move(facts, orderOf(byPoints, LATER, dearer, { bounds })));
    };
    const { code, message } = errorFor(bounds.borrowedPoints);
    expect([code, message]).toEqual(['email-not-verified', UNCONFIRMED_TEXTS.borrowing]);
    const within = bounds.borrowedPoints - dearer.points;
    expect(errorFor(within + 1).code).toBe('email-not-verified');
    const facts = factsFor(byPoints, 1, { account: { ...EMPTY_ACCOUNT, borrowed: within } });
    const { outcome } = move(facts, orderOf(byPoints, LATER, dearer, { bounds }));
    expect(outcome.change.state).toBe('done');
  });

  test('refunds by the policy when the price falls', () => {
    const back = (points: number) => orderOf(byPoints, SHORTER, { cents: 0, points });
    const early = move(factsFor(byPoints), back(-28_500));
    expect(early.changes?.account?.available).toBe(50_000 + 28_500);
    expect(early.changes?.ledger?.map(({ id }) => id)).toEqual(['booking-1_change-1_refund']);
    const half = move(factsFor(byPoints), back(-14_250), NOON + 17 * DAY_MS);
    expect(half.changes?.account?.available).toBe(50_000 + 14_250);
    const late = move(factsFor(byPoints), back(0), NOON + 26 * DAY_MS);
    expect(late.changes).not.toHaveProperty('account');
    expect(late.outcome.booking.points).toBe(14_000);
  });

  test('keeps the earliest check-in day that it ever had', () => {
    const { booking } = move().outcome;
    const order = orderOf(
      booking,
      { ...LATER, startDate: '2027-02-01', endDate: '2027-02-07' },
      {
        cents: 0,
        points: -500,
      },
    );
    const again = decideChange(factsFor(booking), booking, order, aContext());
    expect(again.outcome.booking.policyStart).toBe(STAY.startDate);
    const earlier = { ...LATER, startDate: '2026-12-14', endDate: '2026-12-20' };
    const sooner = orderOf(booking, earlier, { cents: 0, points: -500 });
    const third = decideChange(factsFor(booking), booking, sooner, aContext());
    expect(third.outcome.booking.policyStart).toBe('2026-12-14');
  });

  test('ends the member’s holds in the way and of the same stay', () => {
    const held = (stay: StayChange, id: string) => ({
      ...STAY,
      ...stay,
      id,
      expiresAt: NOON + 1000,
    });
    const offer = held(LATER, 'hold-1');
    const { id: _id, ...kept } = offer;
    const hold = { ...aBooking('hold-1', LATER), expiresAt: offer.expiresAt };
    const facts = factsFor(byPoints, 1, {
      bookings: bookingsById(byPoints, hold),
      holds: { offers: { 'hold-1': kept }, rev: 1 },
      months: withHold(withSale(new Map(), { ...STAY, endDate: '2027-01-01' }, 1), offer, 1, offer),
    });
    const { changes } = move(facts);
    expect(changes?.bookings?.map(({ status }) => status)).toEqual(['confirmed', 'expired']);
    expect(changes?.holds?.offers).toEqual({});
    const holds = [...(changes?.months ?? [])].flatMap(([, { nights }]) =>
      Object.values(nights).flatMap((night) => Object.keys(night.holds)),
    );
    expect(holds).toEqual([]);
  });

  test('holds released nights for the queue where members wait for them', () => {
    const queueEntry = {
      unitType: 'studio' as const,
      vacationType: 'rciPoints' as const,
      from: '2026-12-20',
      to: '2026-12-30',
      nights: 2,
      number: 1,
    };
    const queue = { entries: { 'entry-1': queueEntry }, next: 2, rev: 1 };
    const { changes } = move(factsFor(byPoints, 1, { queue }));
    const night = changes?.months?.get('LC-101_2026-12')?.nights['28'];
    expect(night).toEqual({ sold: 0, holds: { 'queue_booking-1': NOON + 120_000 } });
    expect(changes?.months?.get('LC-101_2027-01')?.nights['05']?.holds).toEqual({});
    const elsewhere = {
      ...queue,
      entries: { 'entry-1': { ...queueEntry, from: '2027-03-01', to: '2027-03-09' } },
    };
    const free = move(factsFor(byPoints, 1, { queue: elsewhere })).changes?.months;
    expect(free?.get('LC-101_2026-12')?.nights['28']).toEqual({ sold: 0, holds: {} });
  });

  test('does not notify a deleted member', () => {
    const { changes } = move(factsFor(byPoints, 1, { isRegistered: false }));
    expect(changes).not.toHaveProperty('messages');
    expect(changes?.otherGuard).toBeDefined();
  });
});

describe('moving a stay paid by card', () => {
  const cheaper = { ...LATER, unitType: 'studio' as const };
  const dearer = { ...LATER, unitType: '2 bedroom' as const };
  const cost = { cents: 4261, points: 0 };
  const move = (
    order: ChangeOrder,
    facts = factsFor(byCard),
    nowMs = NOON,
  ): ReturnType<typeof decideChange> => decideChange(facts, byCard, order, aContext(nowMs));

  test('for the same price moves the booking and no money', () => {
    const { outcome, changes } = move(orderOf(byCard, LATER, nothing));
    expect(outcome).toMatchObject({
      booking: LATER,
      change: { state: 'done', oldPaymentId: 'booking-1' },
    });
    expect(changes).not.toHaveProperty('payment');
    expect(changes).not.toHaveProperty('otherPayment');
    expect(changes?.audit?.entry.detail).toMatch(/\. No difference\.$/);
  });

  test('for less orders a refund of the difference, in addition to earlier refunds', () => {
    const order = orderOf(byCard, cheaper, { cents: -3194, points: 0 });
    const first = move(order);
    expect(first.outcome.booking).toMatchObject({ priceCents: 32_908, price: 329.08 });
    expect(first.changes?.payment).toMatchObject({ state: 'refunding', refundCents: 3194 });
    expect(first.changes?.audit?.entry.detail).toMatch(/\. \$31\.94 given back\.$/);
    const before = {
      ...captured,
      state: 'refunded' as const,
      refundCents: 100,
      refundedCents: 100,
    };
    const second = move(order, factsFor(byCard, 1, { payment: before }));
    expect(second.changes?.payment).toMatchObject({
      state: 'refunding',
      refundCents: 3294,
      refundedCents: 100,
    });
  });

  test('for more holds the nights it gains and does not change the booking', () => {
    const { outcome, changes } = move(orderOf(byCard, dearer, cost, { card: CARD }));
    expect(outcome.booking).toEqual(byCard);
    expect(outcome.change).toMatchObject({
      state: 'held',
      card: CARD,
      oldPaymentId: 'booking-1',
      expiresAt: NOON + 480_000,
      from: { startDate: STAY.startDate, endDate: STAY.endDate, unitType: '1 bedroom' },
    });
    expect(changes?.otherPayment).toMatchObject({
      state: 'authorizing',
      amountCents: 40_363,
      gatewayKey: 'change-1',
      bookingId: 'booking-1',
    });
    expect(changes?.bookings).toEqual([]);
    expect(changes).not.toHaveProperty('payment');
    expect(changes?.takesSlot).toBe(true);
    const january = changes?.months?.get('LC-101_2027-01')?.nights;
    expect(
      Object.entries(january ?? {}).map(([day, night]) => [
        day,
        night.sold,
        Object.keys(night.holds),
      ]),
    ).toEqual([
      ['01', 1, []],
      ['02', 1, []],
      ['03', 0, ['change-1']],
      ['04', 0, ['change-1']],
      ['05', 0, ['change-1']],
      ['06', 0, ['change-1']],
    ]);
  });

  test('for more needs a card', () => {
    const error = apiErrorOf(() => move(orderOf(byCard, dearer, cost)));
    expect([error.code, error.field]).toEqual(['invalid-input', 'paymentDetails']);
    expect(error.message).toContain('Card details');
  });

  test('for more ends only the member’s holds in the way', () => {
    const inTheWay = { ...STAY, ...LATER, expiresAt: NOON + 1000 };
    const elsewhere = { ...inTheWay, resortId: 'LC-102' };
    const facts = factsFor(byCard, 1, {
      bookings: bookingsById(byCard, aBooking('hold-1', LATER), aBooking('hold-2')),
      holds: { offers: { 'hold-1': inTheWay, 'hold-2': elsewhere }, rev: 1 },
      months: withHold(factsFor(byCard).months, { ...inTheWay, startDate: STAY.endDate }, 1, {
        id: 'hold-1',
        expiresAt: inTheWay.expiresAt,
      }),
    });
    const { changes } = move(orderOf(byCard, dearer, cost, { card: CARD }), facts);
    expect(changes?.bookings).toMatchObject([{ _id: 'hold-1', status: 'expired' }]);
    expect(changes?.bookings?.[0]?.history.at(-1)?.reason).toBe('Made room for a stay');
    expect(Object.keys(changes?.holds?.offers ?? {})).toEqual(['hold-2']);
  });

  test('without a received payment is rejected unless the price stays the same', () => {
    const unpaid = factsFor(byCard, 1, { payment: undefined });
    const order = orderOf(byCard, cheaper, { cents: -3194, points: 0 });
    expect(apiErrorOf(() => move(order, unpaid)).code).toBe('not-changeable');
    expect(move(orderOf(byCard, LATER, nothing), unpaid).outcome.change.state).toBe('done');
  });
});

describe('a change', () => {
  const order = orderOf(byPoints, LATER, { cents: 0, points: 500 });
  const move = (changed: ChangeOrder, facts = factsFor(byPoints), nowMs = NOON) =>
    decideChange(facts, byPoints, changed, aContext(nowMs));

  test('that was made returns the same and changes nothing, also when it would no longer be possible', () => {
    const { change, booking } = move(order).outcome;
    const facts = factsFor(booking, 1, { change });
    const again = decideChange(facts, booking, order, aContext(NOON + 300 * DAY_MS));
    expect(again).toEqual({ outcome: { booking, change } });
  });

  test('with other content under the same id is rejected', () => {
    const { change, booking } = move(order).outcome;
    const other = { ...order, fingerprint: 'another' };
    const error = apiErrorOf(() =>
      decideChange(factsFor(booking, 1, { change }), booking, other, aContext()),
    );
    expect([error.code, error.field]).toEqual(['key-reused', 'requestId']);
  });

  test('for another difference than was shown is rejected with the current one', () => {
    const wrong = apiErrorOf(() => move({ ...order, expected: nothing }));
    expect([wrong.code, wrong.details]).toEqual([
      'change-price-changed',
      { difference: { cents: 0, points: 500 } },
    ]);
    const inCents = { ...order, expected: { cents: 1, points: 500 } };
    expect(apiErrorOf(() => move(inCents)).code).toBe('change-price-changed');
  });

  test('to the current dates and unit is rejected', () => {
    const { startDate, endDate, unitType } = STAY;
    const same = orderOf(byPoints, { startDate, endDate, unitType }, nothing);
    const error = apiErrorOf(() => move(same));
    expect([error.code, error.field]).toEqual(['invalid-input', 'startDate']);
    expect(error.message).toContain('already');
  });

  test('is rejected from the day of check-in on', () => {
    // At noon in UTC, the day of check-in begins at UTC−12.
    const at = (nowMs: number) =>
      apiErrorOf(() => move({ ...order, expected: nothing }, factsFor(byPoints), nowMs)).code;
    expect(at(NOON + 27 * DAY_MS - 1)).toBe('change-price-changed');
    expect(at(NOON + 27 * DAY_MS)).toBe('not-changeable');
  });

  test.each(['held', 'completed', 'expired', 'payment_failed', 'cancelled'] as const)(
    'is rejected for a booking that is %s',
    (status) => {
      const booking = { ...byPoints, status };
      const error = apiErrorOf(() => decideChange(factsFor(booking), booking, order, aContext()));
      expect([error.code, error.details]).toEqual(['not-changeable', { status }]);
    },
  );

  test('to a stay that the member has already booked is rejected, unless that has ended', () => {
    const other = { ...advance(aBooking('booking-2', LATER), 'confirm', '', aContext()) };
    const facts = (status: StoredBooking['status']) =>
      factsFor(byPoints, 1, {
        bookings: bookingsById(byPoints, { ...other, status }),
        otherGuard: { bookingId: 'booking-2', uid: 'member-1' },
      });
    const codeFor = (status: StoredBooking['status']) =>
      apiErrorOf(() => move(order, facts(status)));
    expect(codeFor('confirmed').code).toBe('duplicate-booking');
    expect(codeFor('completed').details).toEqual({ bookingId: 'booking-2' });
    expect(codeFor('held').code).toBe('in-progress');
    for (const status of ['cancelled', 'expired', 'payment_failed'] as const) {
      expect(move(order, facts(status)).outcome.change.state).toBe('done');
    }
    const itself = factsFor(byPoints, 1, { otherGuard: GUARD });
    expect(move(order, itself).outcome.change.state).toBe('done');
  });

  test('to sold-out nights is rejected, naming those it does not have itself', () => {
    const taken = withSale(
      factsFor(byPoints).months,
      { ...STAY, startDate: '2027-01-02', endDate: '2027-01-05' },
      1,
    );
    const error = apiErrorOf(() => move(order, factsFor(byPoints, 1, { months: taken })));
    expect([error.code, error.details]).toEqual([
      'sold-out',
      { soldOutNights: ['2027-01-03', '2027-01-04'] },
    ]);
  });
});
