import { describe, expect, test } from 'vitest';
import { aContext, anOffer, emptyFacts, NOON } from '../../testing/booking-examples.ts';
import type { BookingFacts } from '../booking-facts.ts';
import type { Move } from './change-inventory.ts';
import { moveStay, rivalAt, inventoryHeldForChange, inventoryForMove } from './change-inventory.ts';
import { holding } from '../../testing/held-offer-examples.ts';
import type { InventoryMonths } from '../../inventory/inventory-change.ts';
import { withHold, withSale } from '../../inventory/inventory-change.ts';
import { byPoints, GUARD } from '../../testing/paid-stay-examples.ts';

const STAY = anOffer();
/** One more night on either side of the stay: two runs of nights are gained. */
const AROUND = anOffer({ startDate: '2026-12-27', endDate: '2027-01-04' });
const BEFORE = anOffer({ startDate: '2026-12-27', endDate: '2026-12-28' });
const AFTER = anOffer({ startDate: '2027-01-03', endDate: '2027-01-04' });
const move: Move = { booking: byPoints, to: AROUND, cap: 1 };
const sold: InventoryMonths = withSale(new Map(), STAY, 1);

const idsOf = (offers: readonly { id: string }[]): string[] => offers.map(({ id }) => id);

describe('inventory for what a stay would gain', () => {
  test('can replace own offers that share any night of it, and no others', () => {
    const facts = holding(
      1,
      { ...BEFORE, id: 'before', expiresAt: NOON + 1 },
      { ...STAY, id: 'elsewhere', expiresAt: NOON + 2, resortId: 'LC-102' },
    );
    const room = inventoryForMove(facts, move, NOON);
    expect(room.ok && idsOf(room.released)).toEqual(['before']);
  });

  test('is what the change still holds, whatever else is sold out', () => {
    const hold = { id: 'change-1', expiresAt: NOON + 1 };
    const both = withHold(withHold(sold, BEFORE, 1, hold), AFTER, 1, hold);
    const room = inventoryHeldForChange(
      emptyFacts({ months: both }),
      { ...move, cap: 0 },
      'change-1',
      NOON,
    );
    expect(room).toMatchObject({ ok: true, released: [] });
    const one = emptyFacts({ months: withHold(sold, BEFORE, 1, hold) });
    expect(inventoryHeldForChange(one, { ...move, cap: 0 }, 'change-1', NOON)).toEqual({
      ok: false,
      soldOutNights: ['2026-12-27', '2027-01-03'],
    });
  });
});

describe('moving a stay', () => {
  const into = (facts: BookingFacts, released: string[] = []) => {
    const offers = Object.entries(facts.holds?.offers ?? {}).map(([id, offer]) => ({
      id,
      ...offer,
    }));
    return moveStay(
      facts,
      move,
      {
        ok: true,
        months: facts.months,
        released: offers.filter(({ id }) => released.includes(id)),
      },
      byPoints,
      aContext(),
    );
  };

  test('ends own offers of the same stay and those in the way, each once', () => {
    const facts = holding(
      5,
      { ...AROUND, id: 'own', expiresAt: NOON + 1 },
      { ...BEFORE, id: 'in the way', expiresAt: NOON + 2 },
      { ...STAY, id: 'other', expiresAt: NOON + 3 },
    );
    const { bookings, holds } = into(facts, ['own', 'in the way']);
    expect(bookings?.map(({ _id }) => _id)).toEqual(['booking-1', 'own', 'in the way']);
    expect(Object.keys(into(facts).holds?.offers ?? {})).toEqual(['in the way', 'other']);
    const without = holding(5, { ...BEFORE, id: 'in the way', expiresAt: NOON + 2 });
    expect(into(without, ['in the way']).holds?.offers).toEqual({});
    expect(bookings?.[1]?.history.at(-1)?.reason).toBe('A stay was moved there');
    expect(Object.keys(holds?.offers ?? {})).toEqual(['other']);
  });

  test('frees the guard of the old stay if that is its own', () => {
    expect(into(emptyFacts({ guard: GUARD })).guard).toBeNull();
    expect(into(emptyFacts())).not.toHaveProperty('guard');
    const another = { bookingId: 'booking-2', uid: 'member-1' };
    expect(into(emptyFacts({ guard: another }))).not.toHaveProperty('guard');
  });
});

test('a booking is no rival of itself', () => {
  const facts = emptyFacts({ bookings: new Map([['booking-1', byPoints]]), otherGuard: GUARD });
  expect(rivalAt(facts, byPoints)).toBeNull();
  expect(rivalAt(facts, { ...byPoints, _id: 'booking-2' })).toBe(byPoints);
});
