import { boundsOf } from '@club/domain/limits/member-bounds';
import { QUEUE_HOLD_SECONDS } from '@club/domain/waitlist/queue-hold';
import { withEntry } from '@club/domain/waitlist/waitlist';
import { describe, expect, test } from 'vitest';
import {
  aBooking,
  aContext,
  anOffer,
  bookingsById,
  emptyFacts,
  NOON,
} from '../testing/booking-examples.ts';
import type { BookingChanges, BookingFacts } from '../booking/booking-facts.ts';
import { holding } from '../testing/held-offer-examples.ts';
import { decideHold, decideRelease } from '../booking/hold/hold-decision.ts';
import { decideReserve } from '../booking/reserve/reserve-decision.ts';
import { decideDecline } from '../booking/pay/settle-decision.ts';
import { decideStatus } from '../admin/status-decision.ts';
import { decideExpiry } from '../maintenance/expired-holds.ts';

/** When the offer expires, and until when its nights are held after that. */
const OVER = NOON;
const OPEN = NOON + QUEUE_HOLD_SECONDS * 1000;

const { startDate, endDate, resortId: _resort, ...unit } = anOffer();
const queue = withEntry(undefined, 'next', { ...unit, from: startDate, to: endDate, nights: 2 });

/** Facts of a member who was offered the only unit until `OVER`. */
const offered = (changes: Partial<BookingFacts> = {}, cap = 1): BookingFacts => ({
  ...holding(cap, { id: 'kept', expiresAt: OVER, source: 'waitlist' }),
  ...changes,
});

/** The same nights as another member finds them. */
const forOthers = (): BookingFacts => emptyFacts({ months: offered().months });

const reserve = (facts: BookingFacts, nowMs: number, cap = 1) => {
  const booking = aBooking('booking', { nowMs });
  return decideReserve(
    facts,
    'booking',
    () => ({ booking, cap, bounds: boundsOf(true) }),
    aContext(nowMs),
  );
};

const hold = (facts: BookingFacts, nowMs: number, offer = anOffer()) => {
  const held = { ...aBooking('hold', { nowMs, ...offer }), expiresAt: nowMs + 480_000 };
  return decideHold(facts, held, 1, boundsOf(true), aContext(nowMs));
};

/** The holds of the December nights after a decision, each once. */
const keptBy = (changes: BookingChanges | undefined): string[] => [
  ...new Set(
    Object.values(changes?.months?.get('LC-101_2026-12')?.nights ?? {}).flatMap(({ holds }) =>
      Object.keys(holds),
    ),
  ),
];

describe('an expired waitlist offer', () => {
  test('holds its nights until the queue could be served, and no longer', () => {
    for (const nowMs of [OVER - 1, OVER, OPEN - 1]) {
      expect(reserve(forOthers(), nowMs).outcome.kind).toBe('sold-out');
      expect(hold(forOthers(), nowMs).outcome.kind).toBe('sold-out');
    }
    expect(reserve(forOthers(), OPEN).outcome.kind).toBe('reserved');
    expect(hold(forOthers(), OPEN).outcome.kind).toBe('held');
  });

  test('cannot be booked by its member while another member waits for the nights', () => {
    const facts = offered({ queue });
    expect(reserve(facts, OVER - 1).outcome.kind).toBe('reserved');
    expect(hold(facts, OVER - 1).outcome).toMatchObject({ kind: 'held', holdId: 'kept' });
    for (const nowMs of [OVER, OPEN - 1]) {
      expect(reserve(facts, nowMs).outcome.kind).toBe('sold-out');
      expect(hold(facts, nowMs).outcome.kind).toBe('sold-out');
    }
  });

  test('passes to the queue when its member books another unit of the same stay', () => {
    const { outcome, changes } = reserve(offered({ queue }, 2), OVER, 2);
    expect(outcome.kind).toBe('reserved');
    expect(changes?.months?.get('LC-101_2026-12')?.nights['28']?.sold).toBe(1);
    expect(keptBy(changes)).toEqual(['queue_kept']);
    expect(changes?.holds?.offers).toEqual({});
  });

  test('does not block its member where no one else waits', () => {
    const { outcome, changes } = reserve(offered(), OVER);
    expect(outcome.kind).toBe('reserved');
    expect(keptBy(changes)).toEqual([]);
  });

  test('is not ended by a hold of another stay', () => {
    const elsewhere = anOffer({ startDate: '2027-02-01', endDate: '2027-02-05' });
    const { outcome, changes } = hold(offered({ queue }), OVER, elsewhere);
    expect(outcome.kind).toBe('held');
    expect(Object.keys(changes?.holds?.offers ?? {}).sort()).toEqual(['hold', 'kept']);
    expect(keptBy(changes)).toEqual(['kept']);
  });

  test.each([
    [
      'the maintenance ends it',
      (facts: BookingFacts) => decideExpiry(facts, 'kept', aContext(OVER)),
    ],
    [
      'its member releases it',
      (facts: BookingFacts) => decideRelease(facts, 'kept', aContext(OVER)),
    ],
    [
      'an admin ends it',
      (facts: BookingFacts) =>
        decideStatus(
          facts,
          { ...aBooking('kept'), expiresAt: OVER },
          { status: 'expired', reason: 'Over', cap: 1, entryId: 'entry' },
          aContext(OVER, 'admin'),
        ),
    ],
  ])('passes to the queue when %s, and is free where no one waits', (_how, end) => {
    const ended = end(offered({ queue })).changes;
    expect(ended?.bookings).toMatchObject([{ _id: 'kept', status: 'expired' }]);
    expect(keptBy(ended)).toEqual(['queue_kept']);
    expect(keptBy(end(offered()).changes)).toEqual([]);
  });

  test('passes to the queue when its card is declined, too', () => {
    const facts = offered({ queue });
    const card = aBooking('booking', { vacationType: 'lastCall', nowMs: OVER - 1 });
    const draft = { booking: card, cap: 1, bounds: boundsOf(true) };
    const { outcome, changes } = decideReserve(facts, 'booking', () => draft, aContext(OVER - 1));
    if (outcome.kind !== 'reserved') throw new Error(outcome.kind);
    const paying = emptyFacts({
      bookings: bookingsById(outcome.booking),
      guard: { bookingId: 'booking', uid: 'member-1' },
      holds: facts.holds,
      months: changes?.months ?? new Map(),
      payment: changes?.payment,
      queue,
    });
    const declined = { gatewayRef: 'ref', reason: 'declined' } as const;
    const failed = decideDecline(paying, outcome.booking, declined, 1, aContext(OVER));
    expect(keptBy(changes)).toEqual(['booking']);
    expect(keptBy(failed.changes)).toEqual(['queue_booking']);
    const unwanted = decideDecline(
      { ...paying, queue: undefined },
      outcome.booking,
      declined,
      1,
      aContext(OVER),
    );
    expect(keptBy(unwanted.changes)).toEqual([]);
  });
});
