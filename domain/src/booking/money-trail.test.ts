import { describe, expect, it } from 'vitest';
import { quoteStay } from '../pricing/quote.ts';
import type { UnitType, VacationType } from '../pricing/unit-type.ts';
import { aBooking } from '../testing/stored-booking.ts';
import type { Booking, StoredPaymentDetails } from './booking.ts';
import type { StayChangeRecord } from './money-trail.ts';
import { isPaid, moneyTrail } from './money-trail.ts';

const aCard = (last4: string): StoredPaymentDetails => ({
  cardNumber: `**** **** **** ${last4}`,
  expiryDate: '08/31',
  brand: 'Visa',
  last4,
});

const DATES = { startDate: '2027-01-04', endDate: '2027-01-08' };
const priceOf = (unitType: UnitType, vacationType: VacationType = 'lastCall') =>
  quoteStay({ ...DATES, unitType, vacationType });

/** A studio paid by card; `unitType` is what it is now. */
const aStay = (unitType: UnitType, over: Partial<Booking> = {}): Booking =>
  aBooking({
    id: 'b1',
    uid: 'anna',
    totalCents: priceOf(unitType).totalCents,
    ...DATES,
    unitType,
    nights: 4,
    card: aCard('4242'),
    bookingDate: '2026-11-01T10:00:00.000Z',
    history: [
      { status: 'held', at: '2026-11-01T10:00:00.000Z', actor: 'anna', reason: '' },
      { status: 'confirmed', at: '2026-11-01T10:00:05.000Z', actor: 'system', reason: '' },
    ],
    ...over,
  });

const aChange = (
  day: number,
  [from, to]: readonly [UnitType, UnitType],
  over: Partial<StayChangeRecord> = {},
): StayChangeRecord => ({
  id: `c${day}`,
  bookingId: 'b1',
  from: { ...DATES, unitType: from },
  quote: priceOf(to),
  difference: { cents: priceOf(to).totalCents - priceOf(from).totalCents, points: 0 },
  card: null,
  state: 'done',
  at: `2026-11-0${day}T12:00:00.000Z`,
  ...over,
});

const figures = (booking: Booking, changes: readonly StayChangeRecord[] = []) =>
  moneyTrail([booking], changes).map(({ kind, cents, points, card }) => [
    kind,
    cents + points,
    card?.last4 ?? null,
  ]);

describe('moneyTrail', () => {
  it('has the payment of a stay, when it was confirmed', () => {
    const [only] = moneyTrail([aStay('studio')], []);
    expect(only).toMatchObject({
      kind: 'payment',
      at: '2026-11-01T10:00:05.000Z',
      cents: 32_908,
      points: 0,
      charged: null,
    });
  });

  it('has what cancelling gave back, when it did, and nothing where it gave nothing', () => {
    const at = '2026-11-20T08:00:00.000Z';
    const stay = aStay('studio', { status: 'cancelled', refund: { cents: 16_454, points: 0 } });
    const cancelled = {
      ...stay,
      history: [...stay.history, { status: 'cancelled', at, actor: 'anna', reason: '' } as const],
    };
    expect(moneyTrail([cancelled], []).map((one) => [one.kind, one.at, one.cents])).toEqual([
      ['refund', at, 16_454],
      ['payment', '2026-11-01T10:00:05.000Z', 32_908],
    ]);
    expect(figures({ ...cancelled, refund: { cents: 0, points: 0 } })).toEqual([
      ['payment', 32_908, '4242'],
    ]);
  });

  it('has the difference that a new card paid, and does not give that card to the first payment', () => {
    const stay = aStay('1 bedroom', { card: aCard('4444') });
    const change = aChange(2, ['studio', '1 bedroom'], { card: aCard('4444') });
    expect(figures(stay, [change])).toEqual([
      ['difference-paid', 3194, '4444'],
      ['payment', 32_908, null],
    ]);
    expect(moneyTrail([stay], [change])[0]?.charged).toEqual({
      newCents: 36_102,
      oldCents: 32_908,
    });
  });

  it('goes back to the first price through several changes, also where the policy kept a part', () => {
    const changes = [
      // Given back by half, on a card that stays the same.
      aChange(2, ['1 bedroom', 'studio'], { difference: { cents: -1597, points: 0 } }),
      aChange(4, ['studio', '2 bedroom'], { card: aCard('4444') }),
    ];
    expect(figures(aStay('2 bedroom', { card: aCard('4444') }), changes.toReversed())).toEqual([
      ['difference-paid', 7455, '4444'],
      ['difference-back', 1597, null],
      ['payment', 36_102, null],
    ]);
  });

  it('takes the whole difference of a dearer stay for its first price, whatever tables say now', () => {
    // Both prices are others than those of today's tables.
    const paid = aChange(2, ['studio', '1 bedroom'], {
      quote: { ...priceOf('1 bedroom'), totalCents: 40_000 },
      difference: { cents: 10_000, points: 0 },
      card: aCard('4444'),
    });
    expect(figures(aStay('1 bedroom'), [paid]).at(-1)).toEqual(['payment', 30_000, null]);
    const redeemed = aChange(2, ['studio', '1 bedroom'], {
      quote: { ...priceOf('1 bedroom'), totalCents: 0, totalPoints: 9000 },
      difference: { cents: 0, points: 2000 },
    });
    expect(figures(aStay('1 bedroom', { card: null }), [redeemed]).at(-1)).toEqual([
      'payment',
      7000,
      null,
    ]);
  });

  it('knows a card as another only where it was asked and paid', () => {
    const same = aChange(2, ['studio', 'studio'], { card: aCard('4444') });
    expect(figures(aStay('studio'), [same])).toEqual([['payment', 32_908, '4242']]);
    const stay = aStay('1 bedroom', { card: aCard('4242') });
    const unasked = aChange(2, ['studio', '1 bedroom']);
    expect(moneyTrail([stay], [unasked])).toMatchObject([
      { kind: 'difference-paid', charged: null, card: { last4: '4242' } },
      { kind: 'payment', card: { last4: '4242' } },
    ]);
  });

  it('has points that cancelling gave back, under an id of their own', () => {
    const stay = aStay('studio', {
      status: 'cancelled',
      totalCents: 0,
      totalPoints: 28_000,
      card: null,
      refund: { cents: 0, points: 14_000 },
    });
    const history = [
      ...stay.history,
      { status: 'cancelled', at: '2026-11-20T08:00:00.000Z', actor: 'anna', reason: '' } as const,
      { status: 'completed', at: '2026-11-21T08:00:00.000Z', actor: 'anna', reason: '' } as const,
    ];
    expect(moneyTrail([{ ...stay, history }], [])).toMatchObject([
      { id: 'b1_refund', kind: 'refund', points: 14_000, at: '2026-11-20T08:00:00.000Z' },
      { id: 'b1', kind: 'payment', points: 28_000 },
    ]);
  });

  it('counts points like money', () => {
    const of = (unitType: UnitType) => priceOf(unitType, 'rciPoints');
    const stay = aStay('2 bedroom', {
      paymentMethod: 'points',
      vacationType: 'rciPoints',
      totalCents: 0,
      totalPoints: of('2 bedroom').totalPoints,
      card: null,
    });
    const change = aChange(2, ['studio', '2 bedroom'], {
      quote: of('2 bedroom'),
      difference: { cents: 0, points: 8000 },
    });
    expect(figures(stay, [change])).toEqual([
      ['difference-paid', 8000, null],
      ['payment', 28_000, null],
    ]);
  });

  it('prices the old stay again where the policy kept points of a cheaper one', () => {
    const of = (unitType: UnitType) => priceOf(unitType, 'rciPoints');
    const stay = aStay('studio', { vacationType: 'rciPoints', card: null });
    const change = aChange(2, ['2 bedroom', 'studio'], {
      quote: of('studio'),
      difference: { cents: 0, points: -4000 },
    });
    expect(figures(stay, [change])).toEqual([
      ['difference-back', 4000, null],
      ['payment', of('2 bedroom').totalPoints, null],
    ]);
  });

  it('leaves out what moved nothing: open and failed changes, those of others, no difference', () => {
    const changes = [
      aChange(2, ['studio', '1 bedroom'], { state: 'held' }),
      aChange(3, ['studio', '1 bedroom'], { state: 'declined' }),
      aChange(4, ['studio', '1 bedroom'], { state: 'expired' }),
      aChange(5, ['studio', '1 bedroom'], { bookingId: 'b2' }),
      aChange(6, ['studio', 'studio']),
    ];
    expect(figures(aStay('studio'), changes)).toEqual([['payment', 32_908, '4242']]);
  });

  it('puts the newest of all stays first, and says which way each amount went', () => {
    const late = aStay('studio', {
      id: 'b2',
      history: [],
      bookingDate: '2026-11-09T10:00:00.000Z',
    });
    const trail = moneyTrail([aStay('studio'), late], []);
    expect(trail.map(({ booking }) => booking.id)).toEqual(['b2', 'b1']);
    expect(isPaid('payment') && isPaid('difference-paid')).toBe(true);
    expect(isPaid('refund') || isPaid('difference-back')).toBe(false);
  });
});
