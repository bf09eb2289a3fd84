import type { StoredBooking } from '@club/domain/booking/booking';
import { inventoryId, nightKey } from '@club/domain/booking/inventory';
import { addDays, dayAtOffset, monthOf } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import { accountAsOf, EMPTY_ACCOUNT } from '@club/domain/points/account';
import { pointsDay, pointsIn } from '@club/domain/points/batches';
import { isBalanced } from '@club/domain/points/ledger';
import { paidPoints, stayPayment } from '@club/domain/points/stay-payment';
import { quoteStay } from '@club/domain/pricing/quote';
import { resortFromStored } from '@club/domain/resort/resort';
import { sandboxCard } from '@club/domain/booking/sandbox-card';
import { beforeAll, describe, expect, it } from 'vitest';
import { stayGuardId } from '../../functions/src/store/document-ids.ts';
import { stayOf } from '../../functions/src/booking/booking-life.ts';
import type {
  GatewayCard,
  GatewayPayment,
  PaymentGateway,
} from '../../functions/src/payments/payment-gateway.ts';
import type { ClubHistory } from './club-history.ts';
import { demoHistory } from './demo-history.ts';
import { DEMO_ADMIN, DEMO_MEMBER, DEMO_MEMBERS } from './members.ts';
import { buildSeedResorts, CURATED_RESORT_COUNT } from './resorts.ts';

/** A gateway that keeps its payments in memory; what the sandbox does on the emulator. */
const memoryGateway = (): PaymentGateway & { payments: Map<string, GatewayPayment> } => {
  const payments = new Map<string, GatewayPayment>();
  const cards = new Map<string, GatewayCard>();
  const become = async (key: string, payment: GatewayPayment) => {
    payments.set(key, payment);
    return payment;
  };
  const amountOf = (key: string): number => {
    const payment = payments.get(key);
    return payment !== undefined && 'amountCents' in payment ? payment.amountCents : 0;
  };
  const refOf = (key: string) => `ref-${key}`;
  return {
    payments,
    isLive: false,
    readToken: async (token) => cards.get(token) ?? null,
    tokenize: async (digits, expiry) => {
      const { brand, last4 } = sandboxCard(digits, expiry);
      const token = `card ${cards.size}`;
      const card = { brand, last4, expiry, token, fingerprint: last4 };
      cards.set(token, card);
      return card;
    },
    authorize: (key, amountCents) =>
      become(key, { state: 'authorized', ref: refOf(key), amountCents }),
    find: async (key) => payments.get(key) ?? null,
    capture: (key) =>
      become(key, { state: 'captured', ref: refOf(key), amountCents: amountOf(key) }),
    void: (key) => become(key, { state: 'voided', ref: refOf(key) }),
    refund: (key, refundedCents) =>
      become(key, {
        state: 'refunded',
        ref: refOf(key),
        amountCents: amountOf(key),
        refundedCents,
      }),
  };
};

/** A Saturday shortly before a year ends, so that stays cross months and years. */
const NOW = Date.UTC(2026, 11, 19, 17, 30);
const TODAY = dayAtOffset(NOW, 0);
const RESORTS = buildSeedResorts(CURATED_RESORT_COUNT).map((resort) =>
  resortFromStored(resort._id, resort),
);

let history: ClubHistory;
let bookings: StoredBooking[];
const gateway = memoryGateway();

beforeAll(async () => {
  history = await demoHistory(RESORTS, gateway, NOW);
  bookings = [...history.bookings.values()];
});

describe('the demo history', () => {
  it('gives the demo member 120,000 points and stays of every kind', () => {
    expect(history.accounts.get(DEMO_MEMBER.uid)).toMatchObject({
      available: 120_000,
      borrowed: 0,
    });
    const kinds = bookings
      .filter(({ uid }) => uid === DEMO_MEMBER.uid)
      .map(({ status, paymentMethod }) => `${status} ${paymentMethod}`);
    for (const status of ['confirmed', 'completed', 'cancelled']) {
      expect(kinds).toContain(`${status} cash`);
      expect(kinds).toContain(`${status} points`);
    }
  });

  it('leaves every member with the documented balance, by the ledger too', () => {
    for (const { uid, balance } of DEMO_MEMBERS) {
      const lines = [...history.ledger.values()].filter((line) => line.uid === uid);
      const sum = lines
        .flatMap(({ sides }) => sides)
        .filter(({ account }) => account === `member:${uid}`)
        .reduce((total, { points }) => total + points, 0);
      const account = history.accounts.get(uid);
      expect([account?.available, sum]).toEqual([balance, balance]);
      expect(account?.seq).toBe(lines.length);
      const inOrder = lines.sort((one, other) => one.seq - other.seq);
      expect(inOrder.map(({ seq }) => seq)).toEqual(lines.map((_, at) => at + 1));
      const instants = inOrder.map(({ at }) => at);
      expect(instants).toEqual([...instants].sort());
    }
    expect([...history.ledger.values()].every(({ sides }) => isBalanced(sides))).toBe(true);
  });

  it('has points of every member in batches that expire in the future', () => {
    const today = pointsDay(NOW);
    for (const { uid } of DEMO_MEMBERS) {
      const account = history.accounts.get(uid) ?? EMPTY_ACCOUNT;
      const asOf = accountAsOf(account, today);
      expect(asOf.expired).toEqual([]);
      expect(pointsIn(account.batches ?? [])).toBe(account.available);
    }
    const { batches } = history.accounts.get(DEMO_MEMBER.uid) ?? EMPTY_ACCOUNT;
    expect(batches.map(({ expiresOn }) => expiresOn)).toEqual([
      '2027-11-14',
      '2028-05-23',
      '2028-10-22',
    ]);
  });

  it('remembers which points every stay was paid with', () => {
    for (const booking of bookings) {
      const paid = stayPayment(booking);
      const isKept = booking.status !== 'cancelled' && booking.paymentMethod === 'points';
      expect(paidPoints(paid)).toBe(isKept ? booking.points : 0);
    }
  });

  it('counts as sold exactly the nights of stays that were not cancelled', () => {
    const sold = new Map<string, number>();
    for (const booking of bookings.filter(({ status }) => status !== 'cancelled')) {
      const { resortId, startDate, endDate } = stayOf(booking);
      for (const night of nightsOf(startDate, endDate)) {
        const key = `${inventoryId(resortId, monthOf(night))} ${nightKey(night)}`;
        sold.set(key, (sold.get(key) ?? 0) + 1);
      }
    }
    const stored = new Map<string, number>();
    for (const [id, month] of history.months) {
      for (const [key, night] of Object.entries(month.nights)) {
        expect(night.holds).toEqual({});
        expect(night.sold).toBeLessThanOrEqual(month.cap);
        if (night.sold > 0) stored.set(`${id} ${key}`, night.sold);
      }
    }
    expect(stored).toEqual(sold);
  });

  it('has a resort that is sold out for a week', () => {
    const full = [...history.months].flatMap(([id, { cap, nights }]) =>
      Object.entries(nights).flatMap(([key, { sold }]) => (sold === cap ? [`${id} ${key}`] : [])),
    );
    expect(full).toHaveLength(7);
  });

  it('guards every active stay and no other', () => {
    const standing = bookings.filter(({ status }) => status !== 'cancelled');
    const guards = standing.map((booking) => [
      stayGuardId(booking.uid, stayOf(booking)),
      { bookingId: booking._id, uid: booking.uid },
    ]);
    expect(Object.fromEntries(history.guards)).toEqual(Object.fromEntries(guards));
  });

  it('charges what the price list says, and keeps nothing of a card but its end', () => {
    for (const booking of bookings) {
      const quote = quoteStay(booking);
      expect([booking.priceCents, booking.points]).toEqual([quote.totalCents, quote.totalPoints]);
      expect(booking.borrowedPoints).toBe(0);
      expect(JSON.stringify(booking)).not.toMatch(/\d{13,19}/);
      const payment = history.payments.get(booking._id);
      if (booking.paymentMethod === 'points') {
        expect(payment).toBeUndefined();
        continue;
      }
      const state = booking.status === 'cancelled' ? 'refunded' : 'captured';
      expect(payment).toMatchObject({ state, amountCents: booking.priceCents });
      expect(gateway.payments.get(booking._id)).toMatchObject({ state, ref: payment?.gatewayRef });
      expect(booking.paymentDetails?.cardNumber).toBe('**** **** **** 4242');
    }
  });

  it('gives everything back for what was cancelled, and says by whom', () => {
    const cancelled = bookings.filter(({ status }) => status === 'cancelled');
    expect(cancelled.length).toBeGreaterThan(1);
    for (const { _id, priceCents, points, refund } of cancelled) {
      expect(refund).toEqual({ cents: priceCents, points });
      const entries = [...history.audit.values()].filter(({ subject }) => subject === _id);
      expect(entries).toMatchObject([{ action: 'cancel-booking', actor: DEMO_ADMIN.uid }]);
    }
    const told = history.notifications.filter(
      ({ notification }) => notification.kind === 'booking-cancelled',
    );
    expect(told).toHaveLength(cancelled.length);
  });

  it('lets every booking grow older step by step, and never beyond now', () => {
    for (const { history: steps, bookingDate, statusAt, status } of bookings) {
      const instants = steps.map(({ at }) => at);
      expect(instants).toEqual([...instants].sort());
      expect([instants[0], instants.at(-1)]).toEqual([bookingDate, statusAt]);
      expect(steps.at(-1)?.status).toBe(status);
      expect(Date.parse(statusAt)).toBeLessThan(NOW);
    }
  });

  it('calls a stay past only when it is over, and coming only when it can be reached', () => {
    for (const { status, startDate, endDate } of bookings) {
      if (status === 'completed') expect(endDate < TODAY).toBe(true);
      if (status === 'confirmed') expect(startDate > TODAY).toBe(true);
      expect(endDate <= addDays(TODAY, 365)).toBe(true);
    }
  });

  it('is the same every time on the same day', async () => {
    const again = await demoHistory(RESORTS, memoryGateway(), NOW + 3_600_000);
    expect(again).toEqual(history);
  });

  it.each([0, 1, 2, 3, 12])('fits into a club of %i resorts', async (count) => {
    const small = await demoHistory(RESORTS.slice(0, count), memoryGateway(), NOW);
    expect(small.bookings.size > 0).toBe(count > 0);
    for (const { cap, nights } of small.months.values()) {
      for (const { sold } of Object.values(nights)) expect(sold).toBeLessThanOrEqual(cap);
    }
    for (const { uid, balance } of DEMO_MEMBERS) {
      expect(small.accounts.get(uid)?.available).toBe(balance);
    }
  });
});
