import { boundsOf } from '@club/domain/limits/member-bounds';
import type { StoredBooking } from '@club/domain/booking/booking';
import { nextStatus, BOOKING_EVENTS } from '@club/domain/booking/booking-state';
import { REFUND_CHOICES } from '@club/domain/booking/cancellation';
import { MAX_LIVE_HOLDS } from '@club/domain/booking/offer-hold';
import { nightsOf } from '@club/domain/calendar/nights';
import { BORROW_LIMIT_POINTS } from '@club/domain/points/account';
import { isBalanced } from '@club/domain/points/ledger';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { StoredClub } from '../testing/stored-club.ts';
import { aBooking, anOffer } from '../testing/booking-examples.ts';
import { stayGuardId } from '../store/document-ids.ts';
import { stayOf } from './booking-life.ts';
import { decideCancel } from './cancel/cancel-decision.ts';
import { decideHold, decideRelease } from './hold/hold-decision.ts';
import type { Offer, Stay } from '@club/domain/booking/member-holds';
import { liveOffers } from '@club/domain/booking/member-holds';
import { decideReserve } from './reserve/reserve-decision.ts';
import { decideAbandon, decideConfirm, decideDecline } from './pay/settle-decision.ts';

class Club extends StoredClub {
  readonly caps = new Map([
    ['LC-101', 1],
    ['LC-102', 3],
  ]);

  capOf(stay: Stay): number {
    return this.caps.get(stay.resortId) ?? 0;
  }
}

const covers = (booking: StoredBooking, resortId: string, night: string): boolean =>
  booking.resort._id === resortId && booking.startDate <= night && night < booking.endDate;

/** Recomputes everything else from the bookings. */
const checkInvariants = (club: Club): void => {
  const all = [...club.bookings.values()];
  const sold = club.confirmed();
  for (const [resortId, cap] of club.caps) {
    for (const night of nightsOf('2026-12-24', '2027-01-10')) {
      const soldUnits = club.nightAt(resortId, night)?.sold ?? 0;
      const live = club.liveHoldsAt(resortId, night);
      expect(soldUnits).toBe(sold.filter((one) => covers(one, resortId, night)).length);
      expect(soldUnits + live.length).toBeLessThanOrEqual(cap);
      for (const id of live) expect(club.bookings.get(id)?.status).toBe('held');
    }
  }
  for (const holds of club.holds.values()) {
    expect(liveOffers(holds, club.nowMs).length).toBeLessThanOrEqual(MAX_LIVE_HOLDS);
  }
  const active = sold.map((booking) => stayGuardId(booking.uid, stayOf(booking)));
  expect(new Set(active).size).toBe(active.length);
  for (const booking of sold) {
    const guard = club.guards.get(stayGuardId(booking.uid, stayOf(booking)));
    expect(guard?.bookingId).toBe(booking._id);
  }
  for (const [uid, account] of club.accounts) {
    const entries = club.ledgerOf(uid);
    const seqs = entries.map(({ seq }) => seq).sort((one, other) => one - other);
    expect(seqs).toEqual(Array.from({ length: account.seq }, (_, index) => index + 1));
    expect(entries.every(({ sides }) => isBalanced(sides))).toBe(true);
    expect(club.ledgerSum(uid, `member:${uid}`)).toBe(account.available);
    expect(club.ledgerSum(uid, `borrowed:${uid}`)).toBe(
      account.borrowed === 0 ? 0 : -account.borrowed,
    );
    expect(account.available).toBeGreaterThanOrEqual(0);
    expect(account.borrowed).toBeLessThanOrEqual(BORROW_LIMIT_POINTS);
    // There are no deposits here, so what is not refunded stays borrowed.
    const spent = all
      .filter(({ status }) => status === 'confirmed' || status === 'cancelled')
      .filter((booking) => booking.uid === uid)
      .reduce((sum, booking) => sum + booking.points - (booking.refund?.points ?? 0), 0);
    expect(account.borrowed).toBe(spent);
  }
  for (const { _id, status, refund } of all) {
    if (refund === undefined) continue;
    expect(status).toBe('cancelled');
    const isRefunding = club.payments.get(_id)?.state === 'refunding';
    expect(isRefunding).toBe(refund.cents > 0);
  }
  for (const booking of all) {
    const path = booking.history.map(({ status }) => status);
    path.slice(1).forEach((status, index) => {
      const from = path[index] ?? 'held';
      expect(BOOKING_EVENTS.map((event) => nextStatus(from, event))).toContain(status);
    });
    expect(path.at(-1)).toBe(booking.status);
  }
};

/**
 * Few stays, so that they often collide: overlapping, in two months, of two units, of both kinds.
 */
const anyStay: fc.Arbitrary<Offer> = fc
  .record({
    resortId: fc.constantFrom('LC-101', 'LC-101', 'LC-101', 'LC-102'),
    unitType: fc.constantFrom('studio' as const, '1 bedroom' as const),
    vacationType: fc.constantFrom('rciPoints' as const, 'lastCall' as const),
    dates: fc.constantFrom(
      { startDate: '2026-12-28', endDate: '2026-12-30' },
      { startDate: '2026-12-29', endDate: '2027-01-02' },
      { startDate: '2027-01-01', endDate: '2027-01-03' },
    ),
  })
  .map(({ dates, ...offer }) => anOffer({ ...offer, ...dates }));

const anyUid = fc.constantFrom('ada', 'bob');
const anyCommand = fc.oneof(
  fc.record({ kind: fc.constant('hold' as const), uid: anyUid, offer: anyStay }),
  fc.record({ kind: fc.constant('release' as const), uid: anyUid }),
  fc.record({ kind: fc.constant('reserve' as const), uid: anyUid, offer: anyStay }),
  fc.record({
    kind: fc.constantFrom('confirm' as const, 'decline' as const, 'abandon' as const),
    pick: fc.nat({ max: 2 }),
  }),
  fc.record({
    kind: fc.constant('cancel' as const),
    pick: fc.nat({ max: 3 }),
    refund: fc.constantFrom(...REFUND_CHOICES),
  }),
  fc.record({
    kind: fc.constant('wait' as const),
    ms: fc.constantFrom(240_000, 480_000, 864_000_000),
  }),
);
type Command = typeof anyCommand extends fc.Arbitrary<infer Value> ? Value : never;

const targetOf = (booking: StoredBooking) => ({
  bookingId: booking._id,
  uid: booking.uid,
  stay: stayOf(booking),
});

const run = (club: Club, command: Command, id: string): void => {
  const { nowMs } = club;
  switch (command.kind) {
    case 'wait':
      club.nowMs += command.ms;
      return;
    case 'hold': {
      const { uid, offer } = command;
      const hold = { ...aBooking(id, { uid, nowMs, ...offer }), expiresAt: nowMs + 480_000 };
      club.commit({ bookingId: id, uid, stay: offer }, (facts) =>
        decideHold(facts, hold, club.capOf(offer), boundsOf(true), {
          nowMs,
          actor: uid,
        }),
      );
      return;
    }
    case 'release': {
      const [first] = liveOffers(club.holds.get(command.uid), nowMs);
      if (first === undefined) return;
      club.commit({ bookingId: first.id, uid: command.uid, stay: first }, (facts) =>
        decideRelease(facts, first.id, { nowMs, actor: command.uid }),
      );
      return;
    }
    case 'reserve': {
      const { uid, offer } = command;
      const booking = aBooking(id, { uid, nowMs, ...offer });
      club.commit({ bookingId: id, uid, stay: offer }, (facts) =>
        decideReserve(
          facts,
          id,
          () => ({ booking, cap: club.capOf(offer), bounds: boundsOf(true) }),
          {
            nowMs,
            actor: uid,
          },
        ),
      );
      return;
    }
    case 'cancel': {
      const booking = club.confirmed()[command.pick];
      if (booking === undefined) return;
      const order = { reason: 'Changed plans', refund: command.refund, expected: null };
      const context = { nowMs, actor: 'admin' };
      club.commit(targetOf(booking), (facts) => decideCancel(facts, booking, order, id, context));
      return;
    }
    case 'confirm':
    case 'decline':
    case 'abandon': {
      const byCard = [...club.bookings.values()]
        .filter(({ _id }) => club.payments.has(_id))
        .toReversed();
      const booking = byCard[command.pick];
      if (booking === undefined) return;
      const cap = club.capOf(stayOf(booking));
      const context = { nowMs, actor: booking.uid };
      club.commit(targetOf(booking), (facts) => {
        if (command.kind === 'confirm') return decideConfirm(facts, booking, 'ref', cap, context);
        if (command.kind === 'abandon') return decideAbandon(facts, booking, cap, context);
        const declined = { gatewayRef: 'ref', reason: 'declined' } as const;
        return decideDecline(facts, booking, declined, cap, context);
      });
    }
  }
};

test('whatever members do in whatever order, inventory, holds, guards and points stay consistent', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 30, size: 'max' }), (commands) => {
      const club = new Club();
      commands.forEach((command, index) => {
        run(club, command, `booking-${index}`);
        checkInvariants(club);
      });
    }),
    { numRuns: 500 },
  );
});

test('when every hold has expired, every unsold unit can be booked', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 30 }), (commands) => {
      const club = new Club();
      commands.forEach((command, index) => run(club, command, `booking-${index}`));
      club.nowMs += 481_000;
      const offer = anOffer({ startDate: '2026-12-30', endDate: '2027-01-02' });
      const sold = club
        .confirmed()
        .filter(
          ({ resort, startDate, endDate }) =>
            resort._id === offer.resortId && startDate < offer.endDate && offer.startDate < endDate,
        );
      const booking = aBooking('last', { uid: 'dot', nowMs: club.nowMs, ...offer });
      const outcome = club.commit({ bookingId: 'last', uid: 'dot', stay: offer }, (facts) =>
        decideReserve(facts, 'last', () => ({ booking, cap: 1, bounds: boundsOf(true) }), {
          nowMs: club.nowMs,
          actor: 'dot',
        }),
      );
      expect(outcome.kind).toBe(sold.length === 0 ? 'reserved' : 'sold-out');
    }),
    { numRuns: 200 },
  );
});
