import { boundsOf } from '@club/domain/limits/member-bounds';
import { bookingRequestSchema } from '@club/domain/booking/booking-request.schema';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import type { Quote } from '@club/domain/pricing/quote';
import { quoteStay } from '@club/domain/pricing/quote';
import { paymentMethodOf } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { parseWith } from '@club/domain/validation/parse-with';
import { capOf } from '../../functions/src/resorts/bookable-resort.ts';
import { bookingIdFor } from '../../functions/src/store/document-ids.ts';
import type { BookingOrder } from '../../functions/src/booking/booking-order.ts';
import { readOrder } from '../../functions/src/booking/booking-order.ts';
import { draftBooking } from '../../functions/src/booking/new-booking.ts';
import { decideReserve } from '../../functions/src/booking/reserve/reserve-decision.ts';
import { decideConfirm } from '../../functions/src/booking/pay/settle-decision.ts';
import type { PaymentGateway } from '../../functions/src/payments/payment-gateway.ts';
import type { ClubHistory } from './club-history.ts';
import {
  applyChanges,
  cancelStay,
  completeStay,
  depositInto,
  emptyHistory,
  factsFor,
  openAccount,
  recordPayment,
} from './club-history.ts';
import type { DemoMember } from './members.ts';
import { DEMO_ADMIN, DEMO_MEMBERS, demoBilling } from './members.ts';
import type { PlannedStay } from './demo-plan.ts';
import { DEPOSIT_PLAN, STAY_PLAN } from './demo-plan.ts';

const MS_PER_DAY = 86_400_000;
const MS_PER_HOUR = 3_600_000;

/** The card of all demo stays: the published number that is always approved. */
const DEMO_CARD = '4242424242424242';
/** Messages older than this have been read. */
const READ_AFTER_DAYS = 10;

/** The instant some days before today, in the middle of the UTC morning. */
const daysAgo = (nowMs: number, days: number): number =>
  Math.floor(nowMs / MS_PER_DAY) * MS_PER_DAY - days * MS_PER_DAY + 9 * MS_PER_HOUR;

type Dates = { startDate: LocalDate; endDate: LocalDate };

const datesOf = (plan: PlannedStay, nowMs: number): Dates => {
  const startDate = addDays(dayAtOffset(nowMs, 0), plan.startsInDays);
  return { startDate, endDate: addDays(startDate, plan.nights) };
};

const quoteOf = (plan: PlannedStay, nowMs: number): Quote =>
  quoteStay({ ...plan, ...datesOf(plan, nowMs) });

const isCancelled = ({ fate }: PlannedStay): boolean => typeof fate === 'object';

/** Points with which an account must begin to end with its balance. */
const openingPoints = (
  member: DemoMember,
  plans: readonly PlannedStay[],
  nowMs: number,
): number => {
  const isTheirs = (plan: { member: DemoMember }): boolean => plan.member.uid === member.uid;
  const spent = plans
    .filter((plan) => isTheirs(plan) && !isCancelled(plan))
    .reduce((sum, plan) => sum + quoteOf(plan, nowMs).totalPoints, 0);
  const deposited = DEPOSIT_PLAN.filter(isTheirs).reduce((sum, { points }) => sum + points, 0);
  return member.balance + spent - deposited;
};

const orderOf = async (
  plan: PlannedStay,
  resort: Resort,
  bookedAt: number,
  gateway: PaymentGateway,
): Promise<BookingOrder> => {
  const { member, unitType, vacationType } = plan;
  const expiry = { month: 12, year: Number(dayAtOffset(bookedAt, 0).slice(0, 4)) + 3 };
  const card =
    vacationType === 'lastCall' ? await gateway.tokenize(DEMO_CARD, expiry, member.uid) : null;
  const request = parseWith(bookingRequestSchema, {
    resort: { _id: resort.id },
    email: member.email,
    paymentMethod: paymentMethodOf(vacationType),
    vacationType,
    unitType,
    // Booked `bookedDaysAgo`, so the stay's dates are counted from today, not from then.
    ...datesOf(plan, bookedAt + plan.bookedDaysAgo * MS_PER_DAY),
    billingInfo: demoBilling(member),
    ...(card === null ? {} : { paymentDetails: { token: card.token } }),
  });
  if (!request.ok) throw new Error(`${plan.key}: ${JSON.stringify(request.errors)}`);
  const caller = {
    uid: member.uid,
    email: member.email,
    emailVerified: true,
    isAdmin: false,
    authTime: Math.floor(bookedAt / 1000),
    address: null,
  };
  return readOrder(request.value, caller, bookedAt, gateway);
};

const idOf = (plan: PlannedStay): string => bookingIdFor(plan.member.uid, `demo-${plan.key}`);

/** A small club may have no free unit for a planned stay. */
class NothingFree extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`No unit is free for ${key}.`);
    this.key = key;
  }
}

/** Books a planned stay the way POST /bookings does. */
const book = async (
  history: ClubHistory,
  plan: PlannedStay,
  resort: Resort,
  gateway: PaymentGateway,
  nowMs: number,
): Promise<void> => {
  const { uid } = plan.member;
  const context = { nowMs: daysAgo(nowMs, plan.bookedDaysAgo), actor: uid };
  const order = await orderOf(plan, resort, context.nowMs, gateway);
  const id = idOf(plan);
  const stay = order.offer;
  const quote = quoteOf(plan, nowMs);
  const cap = capOf(resort);
  const { outcome, changes = {} } = decideReserve(
    factsFor(history, uid, id, stay),
    id,
    () => ({
      booking: draftBooking(id, order, resort, quote, context),
      cap,
      bounds: boundsOf(true),
    }),
    context,
  );
  if (outcome.kind === 'sold-out') throw new NothingFree(plan.key);
  if (outcome.kind !== 'reserved') throw new Error(`${plan.key}: ${outcome.kind}`);
  applyChanges(history, uid, id, stay, changes);
  if (order.card === null) return;
  const payment = await gateway.authorize(id, quote.totalCents, order.card.token);
  const facts = factsFor(history, uid, id, stay);
  const settled = decideConfirm(facts, outcome.booking, payment.ref, cap, context);
  applyChanges(history, uid, id, stay, settled.changes ?? {});
  await gateway.capture(id);
  recordPayment(history, id, 'captured', context.nowMs);
};

const cancel = async (
  history: ClubHistory,
  plan: PlannedStay,
  gateway: PaymentGateway,
  nowMs: number,
): Promise<void> => {
  const id = idOf(plan);
  const cents = cancelStay(history, id, { nowMs, actor: DEMO_ADMIN.uid });
  if (cents === 0) return;
  await gateway.refund(id, cents);
  recordPayment(history, id, 'refunded', nowMs);
};

type Happening = { atMs: number; happen: () => Promise<void> | void };

const happeningsOf = (
  history: ClubHistory,
  plan: PlannedStay,
  resort: Resort,
  gateway: PaymentGateway,
  nowMs: number,
): Happening[] => {
  const booked: Happening = {
    atMs: daysAgo(nowMs, plan.bookedDaysAgo),
    happen: () => book(history, plan, resort, gateway, nowMs),
  };
  const { fate } = plan;
  if (fate === 'coming') return [booked];
  const endedDaysAgo = fate === 'past' ? -plan.startsInDays - plan.nights : fate.cancelledDaysAgo;
  const atMs = daysAgo(nowMs, endedDaysAgo) + MS_PER_HOUR;
  const happen = () =>
    fate === 'past'
      ? completeStay(history, idOf(plan), { nowMs: atMs, actor: 'system' })
      : cancel(history, plan, gateway, atMs);
  return [booked, { atMs, happen }];
};

/** Resorts that stays can be booked at, those with the usual number of units first. */
const bookable = (resorts: readonly Resort[]): Resort[] => {
  const open = resorts.filter((resort) => resort.available && capOf(resort) > 0);
  const usual = open.filter((resort) => capOf(resort) === 5);
  return [...usual, ...open.filter((resort) => !usual.includes(resort))];
};

const live = async (
  plans: readonly PlannedStay[],
  resorts: readonly Resort[],
  gateway: PaymentGateway,
  nowMs: number,
): Promise<ClubHistory> => {
  const history = emptyHistory();
  for (const member of DEMO_MEMBERS) {
    const openedAt = daysAgo(nowMs, member.joinedDaysAgo);
    openAccount(history, member.uid, openingPoints(member, plans, nowMs), openedAt);
  }
  const deposits = DEPOSIT_PLAN.map(({ key, member, points, daysAgo: days }): Happening => {
    const atMs = daysAgo(nowMs, days);
    const deposit = { uid: member.uid, requestId: `demo-${key}`, points };
    return { atMs, happen: () => depositInto(history, deposit, atMs) };
  });
  const stays = plans.flatMap((plan) => {
    const resort = resorts[plan.resort % resorts.length];
    return resort === undefined ? [] : happeningsOf(history, plan, resort, gateway, nowMs);
  });
  const happenings = [...deposits, ...stays].sort((one, other) => one.atMs - other.atMs);
  for (const { happen } of happenings) await happen();
  return history;
};

/** Lives through the plan; a stay without a free unit is left out from the beginning. */
const liveWithFreeUnits = async (
  plans: readonly PlannedStay[],
  resorts: readonly Resort[],
  gateway: PaymentGateway,
  nowMs: number,
): Promise<ClubHistory> => {
  try {
    return await live(plans, resorts, gateway, nowMs);
  } catch (error) {
    if (!(error instanceof NothingFree)) throw error;
    const others = plans.filter(({ key }) => key !== error.key);
    return liveWithFreeUnits(others, resorts, gateway, nowMs);
  }
};

/**
 * Everything that has happened in the demo club until now: accounts opened, points deposited, stays booked, paid,
 * over or cancelled, in the order in which it happened. The same every time on the same day.
 */
export const demoHistory = async (
  resorts: readonly Resort[],
  gateway: PaymentGateway,
  nowMs: number,
): Promise<ClubHistory> => {
  const open = bookable(resorts);
  const plans = open.length === 0 ? [] : STAY_PLAN;
  const history = await liveWithFreeUnits(plans, open, gateway, nowMs);
  const unreadFrom = new Date(daysAgo(nowMs, READ_AFTER_DAYS)).toISOString();
  return {
    ...history,
    notifications: history.notifications.map(({ notification, ...where }) => ({
      ...where,
      notification: { ...notification, read: notification.at < unreadFrom },
    })),
  };
};
