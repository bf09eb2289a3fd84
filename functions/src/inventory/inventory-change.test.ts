import { nightsOf } from '@club/domain/calendar/nights';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOffer, NOON } from '../testing/booking-examples.ts';
import type { InventoryMonths } from './inventory-change.ts';
import {
  changedMonths,
  isHeldThroughout,
  monthIdsOf,
  soldOutNights,
  withHold,
  withoutHold,
  withSale,
  withoutSale,
} from './inventory-change.ts';

const stay = anOffer();
const none: InventoryMonths = new Map();
const hold = { id: 'hold-1', expiresAt: NOON + 1 };

test('a stay over the turn of the year has nights in both months', () => {
  expect(monthIdsOf(stay)).toEqual(['LC-101_2026-12', 'LC-101_2027-01']);
});

test('a stay that ends on the first of a month has no nights in that month', () => {
  expect(monthIdsOf(anOffer({ endDate: '2027-01-01' }))).toEqual(['LC-101_2026-12']);
});

test('a resort without inventory documents is entirely free', () => {
  expect(soldOutNights(none, stay, 1, NOON)).toEqual([]);
});

test('a resort without units is sold out on every night', () => {
  expect(soldOutNights(none, stay, 0, NOON)).toEqual(nightsOf(stay.startDate, stay.endDate));
});

test('the last sale sells out exactly the nights of the stay', () => {
  const sold = withSale(none, anOffer({ startDate: '2026-12-30', endDate: '2027-01-01' }), 1);
  expect(soldOutNights(sold, stay, 1, NOON)).toEqual(['2026-12-30', '2026-12-31']);
});

test('a hold counts until its deadline and is free from that instant on', () => {
  const held = withHold(none, stay, 1, hold);
  expect(soldOutNights(held, stay, 1, hold.expiresAt - 1)).toHaveLength(6);
  expect(soldOutNights(held, stay, 1, hold.expiresAt)).toEqual([]);
  expect(isHeldThroughout(held, stay, hold.id, hold.expiresAt - 1)).toBe(true);
  expect(isHeldThroughout(held, stay, hold.id, hold.expiresAt)).toBe(false);
});

test('a hold on some of the nights does not hold the stay', () => {
  const part = withHold(none, anOffer({ endDate: '2027-01-02' }), 1, hold);
  expect(isHeldThroughout(part, stay, hold.id, NOON)).toBe(false);
});

test('releasing an unknown hold changes no month', () => {
  const sold = withSale(none, stay, 1);
  expect(changedMonths(sold, withoutHold(sold, stay, 'hold-1'), NOON)).toEqual([]);
});

test('stored months lose expired holds and free nights and count their revisions', () => {
  const before = withHold(none, stay, 3, { id: 'dead', expiresAt: NOON });
  const after = withSale(before, anOffer({ endDate: '2026-12-29' }), 4);
  expect(changedMonths(before, after, NOON)).toEqual([
    { id: 'LC-101_2026-12', month: { cap: 4, nights: { 28: { sold: 1, holds: {} } }, rev: 1 } },
  ]);
});

test('stored months keep a night with a hold, although no unit is sold', () => {
  const held = withHold(none, anOffer({ endDate: '2026-12-29' }), 3, hold);
  expect(changedMonths(none, held, NOON)).toEqual([
    {
      id: 'LC-101_2026-12',
      month: { cap: 3, nights: { 28: { sold: 0, holds: { 'hold-1': NOON + 1 } } }, rev: 1 },
    },
  ]);
});

describe('for any stays', () => {
  const anyStay = fc
    .tuple(fc.integer({ min: 1, max: 27 }), fc.integer({ min: 1, max: 40 }))
    .map(([day, nights]) => {
      const start = new Date(Date.UTC(2026, 11, day));
      const end = new Date(start.getTime() + nights * 86_400_000);
      return anOffer({
        startDate: start.toISOString().slice(0, 10),
        endDate: end.toISOString().slice(0, 10),
      });
    });

  test('a night is sold out exactly when as many stays cover it as there are units', () => {
    fc.assert(
      fc.property(
        fc.array(anyStay, { maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        anyStay,
        (stays, cap, asked) => {
          const months = stays.reduce((left, one) => withSale(left, one, cap), none);
          const covered = nightsOf(asked.startDate, asked.endDate).filter(
            (night) =>
              stays.filter(({ startDate, endDate }) => startDate <= night && night < endDate)
                .length >= cap,
          );
          expect(soldOutNights(months, asked, cap, NOON)).toEqual(covered);
        },
      ),
    );
  });

  test('holding and releasing restores the nights', () => {
    fc.assert(
      fc.property(fc.array(anyStay, { maxLength: 6 }), anyStay, (stays, asked) => {
        const before = stays.reduce((left, one) => withSale(left, one, 2), none);
        const after = withoutHold(withHold(before, asked, 2, hold), asked, hold.id);
        const stored = changedMonths(before, after, NOON);
        for (const { id, month } of stored) {
          expect(month.nights).toEqual(before.get(id)?.nights ?? {});
        }
      }),
    );
  });
});

test('a sale is removed from nights that have one, and from no others', () => {
  const held = withHold(none, stay, 1, hold);
  expect(withoutSale(held, stay)).toEqual(held);
  expect(withoutSale(none, stay)).toEqual(none);
  expect(withoutSale(withSale(held, stay, 1), stay)).toEqual(held);
});

test('releasing a hold at a resort without inventory documents changes nothing', () => {
  expect(withoutHold(none, stay, 'hold-1')).toEqual(none);
  expect(isHeldThroughout(none, stay, 'hold-1', NOON)).toBe(false);
});
