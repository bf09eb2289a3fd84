import { handoverHoldId } from '@club/domain/waitlist/handover';
import { expect, test } from 'vitest';
import { NOON } from '../testing/booking-examples.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import { withHold, withSale } from '../inventory/inventory-change.ts';
import { freeForAll, freeForLine, withoutHandoverOf } from './free-nights.ts';

const STAY = { resortId: 'LC-101', startDate: '2026-12-30', endDate: '2027-01-02' };
const NIGHT = '2026-12-31';
const kept = (id: string, expiresAt = NOON + 1) => ({ id: handoverHoldId(id), expiresAt });

const isFree = (months: InventoryMonths, cap = 1): boolean =>
  freeForLine(months, 'LC-101', cap, NOON)(NIGHT);

const holdsIn = (months: InventoryMonths): string[] =>
  Object.keys(months.get('LC-101_2026-12')?.nights['31']?.holds ?? {});

test('a night is free for the line when nobody has it, or when it is kept for the line', () => {
  expect(isFree(new Map())).toBe(true);
  expect(isFree(withHold(new Map(), STAY, 1, kept('a')))).toBe(true);
  expect(isFree(withHold(new Map(), STAY, 1, { id: 'a', expiresAt: NOON }))).toBe(true);
});

test('a night that is sold or held is not, and neither is one of a resort without units', () => {
  expect(isFree(withSale(new Map(), STAY, 1))).toBe(false);
  expect(isFree(withHold(new Map(), STAY, 1, { id: 'a', expiresAt: NOON + 1 }))).toBe(false);
  expect(isFree(withHold(withSale(new Map(), STAY, 1), STAY, 1, kept('a')))).toBe(false);
  expect(isFree(new Map(), 0)).toBe(false);
  expect(isFree(withHold(new Map(), STAY, 1, kept('a')), 0)).toBe(false);
});

test('what is kept for the line is free for nobody else', () => {
  const isOpen = (months: InventoryMonths): boolean => freeForAll(months, 'LC-101', 1, NOON)(NIGHT);
  expect(isOpen(new Map())).toBe(true);
  expect(isOpen(withHold(new Map(), STAY, 1, kept('a')))).toBe(false);
  expect(isOpen(withHold(new Map(), STAY, 1, kept('a', NOON)))).toBe(true);
  expect(isOpen(withSale(new Map(), STAY, 1))).toBe(false);
});

test('giving a stay takes one unit a night off what is kept: the one that is kept longest', () => {
  const both = [
    kept('over', NOON),
    kept('runs'),
    { id: 'other', expiresAt: NOON + 5 },
  ].reduce<InventoryMonths>((months, hold) => withHold(months, STAY, 3, hold), new Map());
  expect(holdsIn(withoutHandoverOf(both, STAY))).toEqual([handoverHoldId('over'), 'other']);
  const partly = withoutHandoverOf(both, { ...STAY, startDate: '2027-01-01' });
  expect(holdsIn(partly)).toHaveLength(3);
  expect(partly.get('LC-101_2027-01')?.nights['01']?.holds).not.toHaveProperty(
    handoverHoldId('runs'),
  );
});

test('giving a stay takes nothing off nights that nobody has touched', () => {
  const months = withHold(new Map(), STAY, 1, kept('a'));
  const before = { ...STAY, startDate: '2026-12-28', endDate: '2026-12-30' };
  expect(withoutHandoverOf(months, before)).toEqual(months);
  expect(withoutHandoverOf(new Map(), STAY)).toEqual(new Map());
});
