import { expect, test } from 'vitest';
import { aBooking, aContext, NOON } from '../../testing/booking-examples.ts';
import { advance } from '../booking-life.ts';
import { holding } from '../../testing/held-offer-examples.ts';
import { endOffers } from './hold-inventory.ts';
import { heldOffers } from '@club/domain/booking/member-holds';

const context = aContext();

test('an offer whose document has ended or is missing only leaves the list', () => {
  const facts = holding(2, { id: 'over', expiresAt: NOON }, { id: 'missing', expiresAt: NOON + 1 });
  const over = advance(aBooking('over'), 'expire', 'for the test', context);
  const ended = endOffers(
    { ...facts, bookings: new Map([['over', over]]) },
    heldOffers(facts.holds),
    'Over',
    context,
  );
  expect(ended).toEqual({ holds: { offers: {}, rev: 2 }, bookings: [] });
});

test('ending nothing changes nothing', () => {
  expect(endOffers(holding(1), [], 'Over', context)).toEqual({ bookings: [] });
});
