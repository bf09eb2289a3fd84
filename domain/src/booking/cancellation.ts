import type { Formats } from '../format/formats.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import { addDays, dayAtOffset, daysBetween } from '../calendar/local-date.ts';
import type { Cents } from '../money/cents.ts';
import type { PaymentMethod } from '../pricing/unit-type.ts';
import type { BookingStatus } from './booking-state.ts';
import { isActive } from './booking-state.ts';

/** How much is given back: by the club's policy, all of it, or nothing. */
export const REFUND_CHOICES = ['policy', 'full', 'none'] as const;
export type RefundChoice = (typeof REFUND_CHOICES)[number];

/** What a cancelled stay gives back: cents to the card, points to the account. */
export type Refund = { cents: Cents; points: number };

/**
 * What a refund depends on; every `Booking` has it. `bookingDate` is an ISO instant, `policyStart`
 * the earliest check-in day that the stay ever had (absent: `startDate`).
 */
export type RefundableStay = {
  paymentMethod: PaymentMethod;
  bookingDate: string;
  startDate: LocalDate;
  policyStart?: LocalDate;
  totalCents: Cents;
  totalPoints: number;
};

/** The same facts of a booking that may lack some: null for those. */
type PartOfStay = {
  [Fact in 'paymentMethod' | 'bookingDate' | 'startDate']: RefundableStay[Fact] | null;
} & Pick<RefundableStay, 'policyStart' | 'totalCents' | 'totalPoints'>;

/** When a stay is cancelled: the day that counts for cut-offs, and milliseconds since 1970. */
export type CancellationTime = { today: LocalDate; nowMs: number };

const HOUR_MS = 3_600_000;
/** How long after booking everything is given back, milliseconds. */
const GRACE_MS = 24 * HOUR_MS;

/** Cut-offs in days before check-in; `graceDays` is how far off check-in must be for the grace. */
type Cutoffs = { fullDays: number; halfDays: number; graceDays: number };

/** The club's default policy: points are given back for longer, because they can be used again. */
const CUTOFFS: Record<PaymentMethod, Cutoffs> = {
  points: { fullDays: 15, halfDays: 3, graceDays: Number.NEGATIVE_INFINITY },
  cash: { fullDays: 15, halfDays: 7, graceDays: 7 },
};

/** Which part of the policy applies to a stay at a moment. */
type PolicyRule = 'within-a-day' | 'full' | 'half' | 'nothing';

const PERCENT: Record<PolicyRule, 0 | 50 | 100> = {
  'within-a-day': 100,
  full: 100,
  half: 50,
  nothing: 0,
};

/**
 * The check-in day that cut-offs count back from: the earliest that the stay ever had, so that moving
 * it away and cancelling then gives no more than cancelling at once.
 */
export const policyStartOf = ({
  startDate,
  policyStart = startDate,
}: Pick<RefundableStay, 'startDate' | 'policyStart'>): LocalDate =>
  policyStart < startDate ? policyStart : startDate;

const ruleFor = (
  { bookingDate, ...stay }: RefundableStay,
  { today, nowMs }: CancellationTime,
): PolicyRule => {
  const { fullDays, halfDays, graceDays } = CUTOFFS[stay.paymentMethod];
  const daysLeft = daysBetween(today, policyStartOf(stay));
  if (daysLeft >= fullDays) return 'full';
  const isWithinADay = nowMs - Date.parse(bookingDate) <= GRACE_MS;
  if (isWithinADay && daysLeft >= graceDays) return 'within-a-day';
  return daysLeft >= halfDays ? 'half' : 'nothing';
};

/**
 * The moment of `nowMs` (milliseconds since 1970) as cut-offs see it. A resort's own clock is not
 * known, so a day counts as long as it lasts anywhere (UTC−12): no member loses by their zone.
 */
export const cancellationTime = (nowMs: number): CancellationTime => ({
  today: dayAtOffset(nowMs, -12),
  nowMs,
});

/** True for a booking that can be cancelled: it is booked, and its stay is not completed. */
export const isCancellable = (status: BookingStatus | null): boolean =>
  status !== null && isActive(status);

/** The refundable facts of a booking record, or null when it lacks one of them. */
export const refundableStay = ({
  paymentMethod,
  bookingDate,
  startDate,
  policyStart,
  totalCents,
  totalPoints,
}: PartOfStay): RefundableStay | null =>
  paymentMethod === null || bookingDate === null || startDate === null
    ? null
    : {
        paymentMethod,
        bookingDate,
        startDate,
        ...(policyStart === undefined ? {} : { policyStart }),
        totalCents,
        totalPoints,
      };

/** Percent of the price that the club's policy gives back for a stay cancelled at that moment. */
export const policyPercent = (stay: RefundableStay, when: CancellationTime): 0 | 50 | 100 =>
  PERCENT[ruleFor(stay, when)];

const shareOf = (amount: number, percent: number): number => Math.ceil((amount * percent) / 100);

/**
 * What cancelling a stay gives back. By the policy, points: all of them within 24 hours of booking
 * or at least 15 days before check-in, half from 14 to 3 days, then nothing. Cash: all of it within
 * 24 hours of booking while check-in is at least 7 days off, or at least 15 days before; half from
 * 14 to 7 days, then nothing. Whole cents and points; half of an odd amount is rounded up, in the
 * member's favour.
 */
export const refundOf = (
  stay: RefundableStay,
  choice: RefundChoice,
  when: CancellationTime,
): Refund => {
  const percent = { policy: policyPercent(stay, when), full: 100, none: 0 }[choice];
  return stay.paymentMethod === 'cash'
    ? { cents: shareOf(stay.totalCents, percent), points: 0 }
    : { cents: 0, points: shareOf(stay.totalPoints, percent) };
};

/** A line of the policy: cancelled so many days before check-in, so much is given back. */
export type PolicyLine = {
  percent: 0 | 50 | 100;
  /** Days before check-in, both included; `mostDays` null for no end, `leastDays` null below 0. */
  mostDays: number | null;
  leastDays: number | null;
};

/** The policy of a payment method, without the first hours after booking. */
export const policyLines = (paymentMethod: PaymentMethod): readonly PolicyLine[] => {
  const { fullDays, halfDays } = CUTOFFS[paymentMethod];
  return [
    { percent: PERCENT.full, mostDays: null, leastDays: fullDays },
    { percent: PERCENT.half, mostDays: fullDays - 1, leastDays: halfDays },
    { percent: PERCENT.nothing, mostDays: halfDays - 1, leastDays: null },
  ];
};

/**
 * How long after booking everything is given back, hours, and how many days off check-in must be for
 * that; null for any.
 */
export const policyGrace = (
  paymentMethod: PaymentMethod,
): { hours: number; leastDays: number | null } => {
  const { graceDays } = CUTOFFS[paymentMethod];
  return { hours: GRACE_MS / HOUR_MS, leastDays: Number.isFinite(graceDays) ? graceDays : null };
};

/** The last day before check-in on which everything is given back, whenever it was booked. */
export const fullRefundUntil = ({
  paymentMethod,
  ...stay
}: Pick<RefundableStay, 'paymentMethod' | 'startDate' | 'policyStart'>): LocalDate =>
  addDays(policyStartOf(stay), -CUTOFFS[paymentMethod].fullDays);

/** The last day before check-in on which half is given back, whenever it was booked. */
export const halfRefundUntil = ({
  paymentMethod,
  ...stay
}: Pick<RefundableStay, 'paymentMethod' | 'startDate' | 'policyStart'>): LocalDate =>
  addDays(policyStartOf(stay), -CUTOFFS[paymentMethod].halfDays);

/** One sentence that says why a refund is what it is, and until when all of it is given back. */
export const refundReason = (
  stay: RefundableStay,
  choice: RefundChoice,
  when: CancellationTime,
  { formatDay }: Pick<Formats, 'formatDay'>,
): string => {
  if (choice === 'full') return 'Everything is given back, whatever the policy says.';
  if (choice === 'none') return 'Nothing is given back, whatever the policy says.';
  const { fullDays, halfDays } = CUTOFFS[stay.paymentMethod];
  const until = formatDay(fullRefundUntil(stay));
  const policyStart = policyStartOf(stay);
  const checkIn =
    policyStart === stay.startDate
      ? 'check-in'
      : `the first check-in day, ${formatDay(policyStart)}`;
  switch (ruleFor(stay, when)) {
    case 'within-a-day':
      return 'Everything is given back within 24 hours of booking.';
    case 'full':
      return `Everything is given back until ${until}, ${fullDays} days before ${checkIn}.`;
    case 'half':
      return `Half is given back from ${fullDays - 1} to ${halfDays} days before ${checkIn}; everything was until ${until}.`;
    case 'nothing':
      return `Nothing is given back less than ${halfDays} days before ${checkIn}; everything was until ${until}.`;
  }
};
