import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nightsOf } from '../calendar/nights.ts';
import { anyStay } from '../testing/days.ts';
import {
  inventoryId,
  monthOfInventory,
  monthsOf,
  nightKey,
  resortOfInventory,
  unitsFree,
  unitsTaken,
} from './inventory.ts';

const NOW = Date.UTC(2026, 11, 5, 12);
const NIGHT = { sold: 2, holds: { mine: NOW + 1000, other: NOW + 1000, dead: NOW - 1, over: NOW } };

describe('units of a night', () => {
  it('are taken by sales and by holds that are still alive', () => {
    expect(unitsTaken(NIGHT, NOW, null)).toBe(4);
    expect(unitsTaken(NIGHT, NOW + 1000, null)).toBe(2);
    expect(unitsTaken({ sold: 0, holds: {} }, NOW, null)).toBe(0);
    expect(unitsTaken(undefined, NOW, null)).toBe(0);
  });

  it('are not taken from oneself by the own hold', () => {
    expect(unitsTaken(NIGHT, NOW, 'mine')).toBe(3);
  });

  it('are free up to the cap, never below nothing', () => {
    const month = { cap: 5, nights: { '05': NIGHT }, rev: 1 };
    expect(unitsFree(month, '2026-12-05', 5, NOW)).toBe(1);
    expect(unitsFree(month, '2026-12-05', 5, NOW, 'mine')).toBe(2);
    expect(unitsFree(month, '2026-12-05', 3, NOW)).toBe(0);
    expect(unitsFree(month, '2026-12-06', 5, NOW)).toBe(5);
    expect(unitsFree(undefined, '2026-12-05', 5, NOW)).toBe(5);
  });
});

describe('months of the inventory', () => {
  it('have an id and a key for each night', () => {
    expect(inventoryId('D101', '2026-12')).toBe('D101_2026-12');
    expect(monthOfInventory(inventoryId('D_101', '2026-12'))).toBe('2026-12');
    expect(nightKey('2026-12-05')).toBe('05');
    expect(monthsOf(nightsOf('2026-12-30', '2027-01-03'))).toEqual(['2026-12', '2027-01']);
    expect(monthsOf([])).toEqual([]);
  });

  it('hold every night of a stay under a key of its own', () => {
    fc.assert(
      fc.property(anyStay, ({ startDate, endDate, length }) => {
        const nights = nightsOf(startDate, endDate);
        const keys = nights.map((night) => `${night.slice(0, 7)} ${nightKey(night)}`);
        expect(new Set(keys).size).toBe(length);
        expect(monthsOf(nights)).toEqual([...new Set(nights.map((night) => night.slice(0, 7)))]);
      }),
    );
  });
});

it('the id of a month names the resort and the month, whatever the resort is called', () => {
  const id = inventoryId('LC_101', '2026-12');
  expect(resortOfInventory(id)).toBe('LC_101');
  expect(monthOfInventory(id)).toBe('2026-12');
});
