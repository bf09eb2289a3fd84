import { HANDOVER_SECONDS } from '@club/domain/waitlist/handover';
import { withPlace } from '@club/domain/waitlist/waitlist';
import { describe, expect, test } from 'vitest';
import { anOffer, NOON } from '../testing/booking-examples.ts';
import type { InventoryMonths } from './inventory-change.ts';
import { withHold, withSale, withoutSale } from './inventory-change.ts';
import { withHandover, withHoldHandedOver } from './handover-hold.ts';

const STAY = anOffer({ startDate: '2026-12-30', endDate: '2027-01-02' });
const { unitType, vacationType } = STAY;
const line = withPlace(undefined, 'next', {
  unitType,
  vacationType,
  from: '2026-12-01',
  to: '2027-01-31',
  nights: 2,
});
const OPEN = NOON + HANDOVER_SECONDS * 1000;
const NONE: InventoryMonths = new Map();
const once = withSale(NONE, STAY, 2);
const twice = withSale(once, STAY, 2);

const nightsOf = (months: InventoryMonths) =>
  [...months.values()].flatMap(({ nights }) => Object.values(nights));

describe('nights that a booking gives free', () => {
  const handOver = (before: InventoryMonths, after: InventoryMonths) =>
    withHandover(before, after, [STAY], line, 'booking-1', NOON);

  test('are kept for the line as far as they were sold, and no further', () => {
    const kept = { sold: 1, holds: { 'line_booking-1': OPEN } };
    expect(nightsOf(handOver(twice, withoutSale(twice, STAY)))).toEqual([kept, kept, kept]);
    expect(handOver(once, once)).toBe(once);
    expect(handOver(once, twice)).toBe(twice);
  });

  test('are nothing where nobody has touched the resort', () => {
    expect(handOver(NONE, NONE)).toBe(NONE);
    expect(handOver(once, NONE)).toBe(NONE);
    expect(handOver(NONE, once)).toBe(once);
    const elsewhere = withSale(NONE, anOffer({ endDate: '2026-12-29' }), 2);
    expect(handOver(elsewhere, elsewhere)).toBe(elsewhere);
  });

  test('are kept under what the resort gives in their month', () => {
    const left = withoutSale(once, STAY);
    expect([...handOver(once, left).values()].map(({ cap }) => cap)).toEqual([2, 2]);
  });
});

describe('nights of a hold that ends', () => {
  const hold = { ...STAY, id: 'hold-1' };
  const held = withHold(NONE, STAY, 2, { id: 'hold-1', expiresAt: NOON + 1 });

  test('are kept for the line for a moment', () => {
    const handed = withHoldHandedOver(held, NONE, hold, line, NOON);
    expect(nightsOf(handed).map(({ holds }) => holds)).toEqual([
      { 'line_hold-1': OPEN },
      { 'line_hold-1': OPEN },
      { 'line_hold-1': OPEN },
    ]);
  });

  test('are free where nobody waits, where the hold kept them no more, or never did', () => {
    expect(withHoldHandedOver(held, NONE, hold, undefined, NOON)).toBe(NONE);
    expect(withHoldHandedOver(held, NONE, hold, line, NOON + 1)).toBe(NONE);
    expect(withHoldHandedOver(NONE, NONE, hold, line, NOON)).toBe(NONE);
  });
});
