import type { StoredBooking } from '@club/domain/booking/booking';
import { BOOKING_STATUSES, isHeld } from '@club/domain/booking/booking-state';
import type { BookingDecision, BookingFacts } from '../booking/booking-facts.ts';
import { stayOf } from '../booking/booking-life.ts';
import type { CardPayment } from '../booking/pay/card-payment.ts';
import { finishAbandoned } from '../booking/pay/card-payment.ts';
import { commitBooking } from '../booking/commit-booking.ts';
import { releaseOffers } from '../booking/hold/hold-inventory.ts';
import { heldOffers } from '@club/domain/booking/member-holds';
import { collections } from '../store/collections.ts';

import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';
import type { CommandContext } from '../kernel/commit/command-context.ts';

/** What expiring a hold found. */
type Expiry = 'ended' | 'over-already' | 'still-running' | 'no-offer';

/** Decides about expiring an offer of the member. */
export const decideExpiry = (
  facts: BookingFacts,
  holdId: string,
  context: CommandContext,
): BookingDecision<Expiry> => {
  // Another process was faster, or the card was authorised.
  const booking = facts.bookings.get(holdId);
  if (booking === undefined || !isHeld(booking.status)) return { outcome: 'over-already' };
  const offer = heldOffers(facts.holds).find(({ id }) => id === holdId);
  if (offer === undefined) return { outcome: 'no-offer' };
  // It was extended since it was found.
  if (offer.expiresAt > context.nowMs) return { outcome: 'still-running' };
  return {
    outcome: 'ended',
    changes: releaseOffers(facts, [offer], 'The hold ran out', context),
  };
};

const endHold = async (flow: CardPayment, booking: StoredBooking): Promise<number> => {
  const { db, context } = flow;
  const target = { bookingId: booking._id, uid: booking.uid, stay: stayOf(booking) };
  const expiry = await commitBooking(db, target, context.nowMs, (facts) =>
    decideExpiry(facts, booking._id, context),
  );
  if (expiry !== 'no-offer') return expiry === 'ended' ? 1 : 0;
  // No offer: it is a booking with a pending card payment, which the gateway knows.
  return isHeld((await finishAbandoned(flow, booking)).status) ? 0 : 1;
};

/** Expired holds: abandoned offers, and bookings whose payment was abandoned. */
export const expiredHolds: OpenWork = {
  kind: 'expired-holds',
  async *find(flow) {
    const overdue = collections(flow.db)
      .bookings.where('status', 'in', BOOKING_STATUSES.filter(isHeld))
      .where('expiresAt', '<=', flow.context.nowMs)
      .orderBy('expiresAt');
    for await (const page of pagesOf(overdue)) {
      yield page.map((found) => ({
        id: found.id,
        finish: () => endHold(flow, found.data()),
      }));
    }
  },
};
