import { boundsOf } from '@club/domain/limits/member-bounds';
import { HANDOVER_SECONDS } from '@club/domain/waitlist/handover';
import { withPlace } from '@club/domain/waitlist/waitlist';
import { describe, expect, test } from 'vitest';
import {
  aBooking,
  anOccasion,
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

/** When the offer runs out, and until when its nights are kept from others after that. */
const OVER = NOON;
const OPEN = NOON + HANDOVER_SECONDS * 1000;

const { startDate, endDate, resortId: _resort, ...unit } = anOffer();
const line = withPlace(undefined, 'next', { ...unit, from: startDate, to: endDate, nights: 2 });

/** What is stored of a member who was offered the only unit until `OVER`. */
const offered = (changes: Partial<BookingFacts> = {}, cap = 1): BookingFacts => ({
  ...holding(cap, { id: 'kept', expiresAt: OVER, source: 'waitlist' }),
  ...changes,
});

/** The same nights as somebody else finds them. */
const forOthers = (): BookingFacts => emptyFacts({ months: offered().months });

const reserve = (facts: BookingFacts, nowMs: number, cap = 1) => {
  const booking = aBooking('booking', { nowMs });
  return decideReserve(
    facts,
    'booking',
    () => ({ booking, cap, bounds: boundsOf(true) }),
    anOccasion(nowMs),
  );
};

const hold = (facts: BookingFacts, nowMs: number, offer = anOffer()) => {
  const held = { ...aBooking('hold', { nowMs, ...offer }), expiresAt: nowMs + 480_000 };
  return decideHold(facts, held, 1, boundsOf(true), anOccasion(nowMs));
};

/** Which holds keep the nights of December after a decision, each once. */
const keptBy = (changes: BookingChanges | undefined): string[] => [
  ...new Set(
    Object.values(changes?.months?.get('LC-101_2026-12')?.nights ?? {}).flatMap(({ holds }) =>
      Object.keys(holds),
    ),
  ),
];

describe('an offer of a waitlist that has run out', () => {
  test('keeps its nights from others until its line could be served, and not a moment longer', () => {
    for (const nowMs of [OVER - 1, OVER, OPEN - 1]) {
      expect(reserve(forOthers(), nowMs).outcome.kind).toBe('sold-out');
      expect(hold(forOthers(), nowMs).outcome.kind).toBe('sold-out');
    }
    expect(reserve(forOthers(), OPEN).outcome.kind).toBe('reserved');
    expect(hold(forOthers(), OPEN).outcome.kind).toBe('held');
  });

  test('is of no use to its member any more, while somebody waits for the nights', () => {
    const facts = offered({ line });
    expect(reserve(facts, OVER - 1).outcome.kind).toBe('reserved');
    expect(hold(facts, OVER - 1).outcome).toMatchObject({ kind: 'held', holdId: 'kept' });
    for (const nowMs of [OVER, OPEN - 1]) {
      expect(reserve(facts, nowMs).outcome.kind).toBe('sold-out');
      expect(hold(facts, nowMs).outcome.kind).toBe('sold-out');
    }
  });

  test('goes to the line when its member books another unit of the same stay', () => {
    const { outcome, changes } = reserve(offered({ line }, 2), OVER, 2);
    expect(outcome.kind).toBe('reserved');
    expect(changes?.months?.get('LC-101_2026-12')?.nights['28']?.sold).toBe(1);
    expect(keptBy(changes)).toEqual(['line_kept']);
    expect(changes?.holds?.offers).toEqual({});
  });

  test('stands in the way of no booking of its member where nobody waits', () => {
    const { outcome, changes } = reserve(offered(), OVER);
    expect(outcome.kind).toBe('reserved');
    expect(keptBy(changes)).toEqual([]);
  });

  test('is left to its line by a hold of something else', () => {
    const elsewhere = anOffer({ startDate: '2027-02-01', endDate: '2027-02-05' });
    const { outcome, changes } = hold(offered({ line }), OVER, elsewhere);
    expect(outcome.kind).toBe('held');
    expect(Object.keys(changes?.holds?.offers ?? {}).sort()).toEqual(['hold', 'kept']);
    expect(keptBy(changes)).toEqual(['kept']);
  });

  test.each([
    [
      'the completer ends it',
      (facts: BookingFacts) => decideExpiry(facts, 'kept', anOccasion(OVER)),
    ],
    [
      'its member lets it go',
      (facts: BookingFacts) => decideRelease(facts, 'kept', anOccasion(OVER)),
    ],
    [
      'the desk ends it',
      (facts: BookingFacts) =>
        decideStatus(
          facts,
          { ...aBooking('kept'), expiresAt: OVER },
          { status: 'expired', reason: 'Over', cap: 1, entryId: 'entry' },
          anOccasion(OVER, 'desk'),
        ),
    ],
  ])('goes to the line when %s, and to everybody where nobody waits', (_how, end) => {
    const ended = end(offered({ line })).changes;
    expect(ended?.bookings).toMatchObject([{ _id: 'kept', status: 'expired' }]);
    expect(keptBy(ended)).toEqual(['line_kept']);
    expect(keptBy(end(offered()).changes)).toEqual([]);
  });

  test('whose card is refused only now goes to the line, too', () => {
    const facts = offered({ line });
    const card = aBooking('booking', { vacationType: 'lastCall', nowMs: OVER - 1 });
    const draft = { booking: card, cap: 1, bounds: boundsOf(true) };
    const { outcome, changes } = decideReserve(facts, 'booking', () => draft, anOccasion(OVER - 1));
    if (outcome.kind !== 'reserved') throw new Error(outcome.kind);
    const paying = emptyFacts({
      bookings: bookingsById(outcome.booking),
      guard: { bookingId: 'booking', uid: 'member-1' },
      holds: facts.holds,
      months: changes?.months ?? new Map(),
      payment: changes?.payment,
      line,
    });
    const declined = { gatewayRef: 'ref', reason: 'declined' } as const;
    const refused = decideDecline(paying, outcome.booking, declined, 1, anOccasion(OVER));
    expect(keptBy(changes)).toEqual(['booking']);
    expect(keptBy(refused.changes)).toEqual(['line_booking']);
    const unwanted = decideDecline(
      { ...paying, line: undefined },
      outcome.booking,
      declined,
      1,
      anOccasion(OVER),
    );
    expect(keptBy(unwanted.changes)).toEqual([]);
  });
});
