import { expect, test } from 'vitest';
import { aBooking, anOccasion, NOON } from '../../testing/booking-examples.ts';
import { advance } from '../booking-life.ts';
import { holding } from '../../testing/held-offer-examples.ts';
import { endOffers } from './hold-room.ts';
import { heldOffers } from '../../store/member-holds.ts';

const occasion = anOccasion();

test('an offer whose document is over or gone only leaves the list', () => {
  const facts = holding(2, { id: 'over', expiresAt: NOON }, { id: 'gone', expiresAt: NOON + 1 });
  const over = advance(aBooking('over'), 'expire', 'for the test', occasion);
  const ended = endOffers(
    { ...facts, bookings: new Map([['over', over]]) },
    heldOffers(facts.holds),
    'Over',
    occasion,
  );
  expect(ended).toEqual({ holds: { offers: {}, rev: 2 }, bookings: [] });
});

test('ending nothing changes nothing', () => {
  expect(endOffers(holding(1), [], 'Over', occasion)).toEqual({ bookings: [] });
});
