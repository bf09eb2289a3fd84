import { queueHoldId } from '@club/domain/waitlist/queue-hold';
import { expect, test } from 'vitest';
import { NOON } from '../testing/booking-examples.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import { withHold, withSale } from '../inventory/inventory-change.ts';
import { freeForAll, freeForQueue, withoutQueueHoldOf } from './free-nights.ts';

const STAY = { resortId: 'LC-101', startDate: '2026-12-30', endDate: '2027-01-02' };
const NIGHT = '2026-12-31';
const kept = (id: string, expiresAt = NOON + 1) => ({ id: queueHoldId(id), expiresAt });

const isFree = (months: InventoryMonths, cap = 1): boolean =>
  freeForQueue(months, 'LC-101', cap, NOON)(NIGHT);

const holdsIn = (months: InventoryMonths): string[] =>
  Object.keys(months.get('LC-101_2026-12')?.nights['31']?.holds ?? {});

test('a night is free for the queue when a unit is free or held for the queue', () => {
  expect(isFree(new Map())).toBe(true);
  expect(isFree(withHold(new Map(), STAY, 1, kept('a')))).toBe(true);
  expect(isFree(withHold(new Map(), STAY, 1, { id: 'a', expiresAt: NOON }))).toBe(true);
});

test('a night that is sold or held is not free, nor one of a resort without units', () => {
  expect(isFree(withSale(new Map(), STAY, 1))).toBe(false);
  expect(isFree(withHold(new Map(), STAY, 1, { id: 'a', expiresAt: NOON + 1 }))).toBe(false);
  expect(isFree(withHold(withSale(new Map(), STAY, 1), STAY, 1, kept('a')))).toBe(false);
  expect(isFree(new Map(), 0)).toBe(false);
  expect(isFree(withHold(new Map(), STAY, 1, kept('a')), 0)).toBe(false);
});

test('a unit that is held for the queue is not free for others', () => {
  const isOpen = (months: InventoryMonths): boolean => freeForAll(months, 'LC-101', 1, NOON)(NIGHT);
  expect(isOpen(new Map())).toBe(true);
  expect(isOpen(withHold(new Map(), STAY, 1, kept('a')))).toBe(false);
  expect(isOpen(withHold(new Map(), STAY, 1, kept('a', NOON)))).toBe(true);
  expect(isOpen(withSale(new Map(), STAY, 1))).toBe(false);
});

test('giving a stay uses one queue hold per night: the one that lasts longest', () => {
  const both = [
    kept('over', NOON),
    kept('runs'),
    { id: 'other', expiresAt: NOON + 5 },
  ].reduce<InventoryMonths>((months, hold) => withHold(months, STAY, 3, hold), new Map());
  expect(holdsIn(withoutQueueHoldOf(both, STAY))).toEqual([queueHoldId('over'), 'other']);
  const partly = withoutQueueHoldOf(both, { ...STAY, startDate: '2027-01-01' });
  expect(holdsIn(partly)).toHaveLength(3);
  expect(partly.get('LC-101_2027-01')?.nights['01']?.holds).not.toHaveProperty(queueHoldId('runs'));
});

test('giving a stay changes nothing without queue holds', () => {
  const months = withHold(new Map(), STAY, 1, kept('a'));
  const before = { ...STAY, startDate: '2026-12-28', endDate: '2026-12-30' };
  expect(withoutQueueHoldOf(months, before)).toEqual(months);
  expect(withoutQueueHoldOf(new Map(), STAY)).toEqual(new Map());
});
