import { QUEUE_HOLD_SECONDS } from '@club/domain/waitlist/queue-hold';
import { withEntry } from '@club/domain/waitlist/waitlist';
import { describe, expect, test } from 'vitest';
import { anOffer, NOON } from '../testing/booking-examples.ts';
import type { InventoryMonths } from './inventory-change.ts';
import { withHold, withSale, withoutSale } from './inventory-change.ts';
import { withQueueHold, withHoldToQueue } from './queue-hold.ts';

const STAY = anOffer({ startDate: '2026-12-30', endDate: '2027-01-02' });
const { unitType, vacationType } = STAY;
const queue = withEntry(undefined, 'next', {
  unitType,
  vacationType,
  from: '2026-12-01',
  to: '2027-01-31',
  nights: 2,
});
const OPEN = NOON + QUEUE_HOLD_SECONDS * 1000;
const NONE: InventoryMonths = new Map();
const once = withSale(NONE, STAY, 2);
const twice = withSale(once, STAY, 2);

const nightsOf = (months: InventoryMonths) =>
  [...months.values()].flatMap(({ nights }) => Object.values(nights));

describe('nights that a booking releases', () => {
  const handToQueue = (before: InventoryMonths, after: InventoryMonths) =>
    withQueueHold(before, after, [STAY], queue, 'booking-1', NOON);

  test('are held for the queue if they were sold, and no others', () => {
    const kept = { sold: 1, holds: { 'queue_booking-1': OPEN } };
    expect(nightsOf(handToQueue(twice, withoutSale(twice, STAY)))).toEqual([kept, kept, kept]);
    expect(handToQueue(once, once)).toBe(once);
    expect(handToQueue(once, twice)).toBe(twice);
  });

  test('do nothing without inventory documents', () => {
    expect(handToQueue(NONE, NONE)).toBe(NONE);
    expect(handToQueue(once, NONE)).toBe(NONE);
    expect(handToQueue(NONE, once)).toBe(once);
    const elsewhere = withSale(NONE, anOffer({ endDate: '2026-12-29' }), 2);
    expect(handToQueue(elsewhere, elsewhere)).toBe(elsewhere);
  });

  test('are held with the resort’s units in their month', () => {
    const left = withoutSale(once, STAY);
    expect([...handToQueue(once, left).values()].map(({ cap }) => cap)).toEqual([2, 2]);
  });
});

describe('nights of a hold that ends', () => {
  const hold = { ...STAY, id: 'hold-1' };
  const held = withHold(NONE, STAY, 2, { id: 'hold-1', expiresAt: NOON + 1 });

  test('are held for the queue for a moment', () => {
    const passedOn = withHoldToQueue(held, NONE, hold, queue, NOON);
    expect(nightsOf(passedOn).map(({ holds }) => holds)).toEqual([
      { 'queue_hold-1': OPEN },
      { 'queue_hold-1': OPEN },
      { 'queue_hold-1': OPEN },
    ]);
  });

  test('are free where no one waits, or where the hold had expired or never held them', () => {
    expect(withHoldToQueue(held, NONE, hold, undefined, NOON)).toBe(NONE);
    expect(withHoldToQueue(held, NONE, hold, queue, NOON + 1)).toBe(NONE);
    expect(withHoldToQueue(NONE, NONE, hold, queue, NOON)).toBe(NONE);
  });
});
