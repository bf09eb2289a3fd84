import type { StoredBooking } from '@club/domain/booking/booking';
import { BOOKING_STATUSES, isHeld } from '@club/domain/booking/booking-state';
import type { BookingDecision, BookingFacts } from '../booking/booking-facts.ts';
import type { Occasion } from '../booking/booking-life.ts';
import { stayOf } from '../booking/booking-life.ts';
import type { CardPayment } from '../booking/pay/card-payment.ts';
import { finishAbandoned } from '../booking/pay/card-payment.ts';
import { commitBooking } from '../booking/commit-booking.ts';
import { endOffers, withoutHolds } from '../booking/hold/hold-room.ts';
import { heldOffers } from '../store/member-holds.ts';
import { collections } from '../store/collections.ts';
import { withHoldHandedOver } from '../inventory/handover-hold.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/** What a hold that ran out turns out to be. */
type Expiry = 'ended' | 'over-already' | 'still-running' | 'no-offer';

/** Decides about an offer of the member whose time is over. */
export const decideExpiry = (
  facts: BookingFacts,
  holdId: string,
  occasion: Occasion,
): BookingDecision<Expiry> => {
  // Somebody else was quicker, or the card has answered.
  const booking = facts.bookings.get(holdId);
  if (booking === undefined || !isHeld(booking.status)) return { outcome: 'over-already' };
  const offer = heldOffers(facts.holds).find(({ id }) => id === holdId);
  if (offer === undefined) return { outcome: 'no-offer' };
  // It was extended since it was found.
  if (offer.expiresAt > occasion.nowMs) return { outcome: 'still-running' };
  const ended = endOffers(facts, [offer], 'The hold ran out', occasion);
  return {
    outcome: 'ended',
    changes: {
      ...ended,
      months: withHoldHandedOver(
        facts.months,
        withoutHolds(facts.months, [offer]),
        offer,
        facts.line,
        occasion.nowMs,
      ),
    },
  };
};

const endHold = async (flow: CardPayment, booking: StoredBooking): Promise<number> => {
  const { db, occasion } = flow;
  const target = { bookingId: booking._id, uid: booking.uid, stay: stayOf(booking) };
  const expiry = await commitBooking(db, target, occasion.nowMs, (facts) =>
    decideExpiry(facts, booking._id, occasion),
  );
  if (expiry !== 'no-offer') return expiry === 'ended' ? 1 : 0;
  // No offer: a card was being asked for it, and its gateway knows what became of that.
  return isHeld((await finishAbandoned(flow, booking)).status) ? 0 : 1;
};

/** Holds whose time is over: offers that were left, and bookings whose payment was. */
export const expiredHolds: OpenWork = {
  kind: 'expired-holds',
  async *find(flow) {
    const overdue = collections(flow.db)
      .bookings.where('status', 'in', BOOKING_STATUSES.filter(isHeld))
      .where('expiresAt', '<=', flow.occasion.nowMs)
      .orderBy('expiresAt');
    for await (const page of pagesOf(overdue)) {
      yield page.map((found) => ({
        id: found.id,
        finish: () => endHold(flow, found.data()),
      }));
    }
  },
};
