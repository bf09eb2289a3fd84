import type { Cents } from '../money/cents.ts';
import type { Quote } from '../pricing/quote.ts';
import { quoteStay } from '../pricing/quote.ts';
import { isActive, isCancelled } from './booking-state.ts';
import type { Booking, StoredPaymentDetails } from './booking.ts';
import type { Difference, StayChange } from './stay-change.ts';

/** States of a change of a stay; only one that is 'done' has an effect. */
const CHANGE_STATES = ['held', 'done', 'declined', 'expired'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** What a member can see of a document of `changes`. */
export type StayChangeRecord = {
  id: string;
  bookingId: string;
  /** What the stay was, and its whole new price. */
  from: StayChange;
  quote: Quote;
  difference: Difference;
  /** The card that paid or was to pay the new price, masked; null without one. */
  card: StoredPaymentDetails | null;
  state: ChangeState;
  /** ISO instant. */
  at: string;
};

/** What was paid or given back for a stay. */
const MONEY_KINDS = ['payment', 'difference-paid', 'difference-back', 'refund'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** An amount that was paid for a stay or given back. */
export type MoneyMovement = {
  id: string;
  kind: MoneyKind;
  /** ISO instant. */
  at: string;
  booking: Booking;
  /** Always above 0; the kind says which way it went. One of the two is 0. */
  cents: Cents;
  points: number;
  /** The card, where it is known: null for points, and for a card that another has replaced since. */
  card: Pick<StoredPaymentDetails, 'brand' | 'last4'> | null;
  /**
   * Where a card paid a difference, it was charged the whole new price and the old price went back;
   * null otherwise.
   */
  charged: { newCents: Cents; oldCents: Cents } | null;
};

/** True for what went from the member to the club. */
export const isPaid = (kind: MoneyKind): boolean =>
  kind === 'payment' || kind === 'difference-paid';

type Price = { cents: Cents; points: number };

const priceIn = ({
  totalCents,
  totalPoints,
}: Pick<Quote, 'totalCents' | 'totalPoints'>): Price => ({
  cents: totalCents,
  points: totalPoints,
});

/**
 * The price of a stay before its first change. A dearer stay costs the whole difference, which gives
 * the old price; for a cheaper one the policy may have kept a part, so the old stay is priced again.
 */
const priceBefore = (
  { quote, difference, from }: StayChangeRecord,
  { vacationType }: Pick<Booking, 'vacationType'>,
): Price => {
  const { cents, points } = priceIn(quote);
  if (difference.cents > 0 || difference.points > 0) {
    return { cents: cents - difference.cents, points: points - difference.points };
  }
  return priceIn(quoteStay({ ...from, vacationType }));
};

const hasCardPaid = ({ card, difference }: StayChangeRecord): boolean =>
  card !== null && difference.cents > 0;

/** When a stay was cancelled; null for one that was not. */
const cancelledAt = ({ history }: Pick<Booking, 'history'>): string | null =>
  history.findLast(({ status }) => isCancelled(status))?.at ?? null;

const trailOf = (booking: Booking, changes: readonly StayChangeRecord[]): MoneyMovement[] => {
  const { id, refund } = booking;
  const [first] = changes;
  const price = first === undefined ? priceIn(booking) : priceBefore(first, booking);
  const hasOtherCard = changes.some(hasCardPaid);
  const payment: MoneyMovement = {
    id,
    kind: 'payment',
    at: booking.history.find(({ status }) => isActive(status))?.at ?? booking.bookingDate,
    booking,
    ...price,
    card: hasOtherCard ? null : booking.card,
    charged: null,
  };
  let before = price;
  let { card } = payment;
  const differences = changes.map((change): MoneyMovement => {
    const old = before;
    before = priceIn(change.quote);
    if (hasCardPaid(change)) card = change.card;
    const { difference } = change;
    return {
      id: change.id,
      kind: difference.cents + difference.points > 0 ? 'difference-paid' : 'difference-back',
      at: change.at,
      booking,
      cents: Math.abs(difference.cents),
      points: Math.abs(difference.points),
      card,
      charged: hasCardPaid(change) ? { newCents: before.cents, oldCents: old.cents } : null,
    };
  });
  const returned: MoneyMovement = {
    id: `${id}_refund`,
    kind: 'refund',
    at: cancelledAt(booking) ?? booking.bookingDate,
    booking,
    cents: refund?.cents ?? 0,
    points: refund?.points ?? 0,
    card: booking.card,
    charged: null,
  };
  return [payment, ...differences, returned].filter(({ cents, points }) => cents + points > 0);
};

/**
 * Every amount that was paid for stays or given back, newest first: what they were booked with, the
 * differences of their changes, and what cancelling gave back.
 */
export const moneyTrail = (
  bookings: readonly Booking[],
  changes: readonly StayChangeRecord[],
): MoneyMovement[] =>
  bookings
    .flatMap((booking) =>
      trailOf(
        booking,
        changes
          .filter(({ bookingId, state }) => bookingId === booking.id && state === 'done')
          .toSorted((one, other) => one.at.localeCompare(other.at)),
      ).toReversed(),
    )
    .toSorted((one, other) => other.at.localeCompare(one.at));
