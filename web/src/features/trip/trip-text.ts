import type { Booking } from '@club/domain/booking/booking';
import { shortCardText } from '@club/domain/booking/card-mask';
import {
  isVisibleStatus,
  isActive,
  isCancelled,
  isCompleted,
} from '@club/domain/booking/booking-state';
import type { Refund } from '@club/domain/booking/cancellation';
import { policyStartOf } from '@club/domain/booking/cancellation';
import { formatDay, formatPoints } from '../../formats/reader-formats.ts';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { daysBetween } from '@club/domain/calendar/local-date';
import { PAYMENT_METHOD_LABELS } from '@club/domain/pricing/unit-type';
import { instantDayAndTime } from '../../kernel/time/instant-text.ts';
import type { TimelineStep } from '../../design/data/timeline.tsx';
import { bookingTotal } from '../../shared/booking/booking-total.ts';
import { refundText } from '../../shared/booking/refund-text.ts';

/** A line of facts. */
export type Fact = { label: string; value: string };

/** How far off a stay is on the day `today`; null for a stay that is not active. */
export const stayDistance = (
  { status, startDate, endDate }: Pick<Booking, 'status' | 'startDate' | 'endDate'>,
  today: LocalDate,
): string | null => {
  if (!isActive(status)) return null;
  const days = daysBetween(today, startDate);
  if (days > 1) return `${days} days to check-in`;
  if (days === 1) return 'Check-in is tomorrow';
  if (days === 0) return 'Check-in is today';
  return today < endDate ? 'You are staying here now' : 'This stay is over';
};

/** Who checks in. */
export const checkingInName = ({ guest }: Pick<Booking, 'guest'>): string =>
  guest === null ? 'You, the RCI Member' : `${guest.firstName} ${guest.lastName} (guest)`;

/** Where a refund goes. */
const refundTarget = ({ cents, points }: Refund): string => {
  if (cents > 0) return 'to your card';
  return points > 0 ? 'to your account' : '';
};

/** What was paid, how, and what was refunded. */
export const paymentFacts = (booking: Booking): Fact[] => [
  {
    label: booking.paymentMethod === 'cash' ? 'Total with tax' : 'Total',
    value: bookingTotal(booking),
  },
  ...(booking.borrowedPoints === 0
    ? []
    : [{ label: 'Of these borrowed', value: formatPoints(booking.borrowedPoints) }]),
  { label: 'Paid with', value: paidWith(booking) },
  ...(booking.refund === null
    ? []
    : [{ label: 'Given back', value: givenBack(booking.refund, booking) }]),
];

const paidWith = ({ card, paymentMethod }: Booking): string =>
  card === null ? PAYMENT_METHOD_LABELS[paymentMethod] : shortCardText(card);

const givenBack = (refund: Refund, { paymentMethod }: Booking): string => {
  const target = refundTarget(refund);
  return target === '' ? 'Nothing' : `${refundText(refund, paymentMethod)} ${target}`;
};

/** The refund of a cancelled stay, as a sentence. */
export const refundSentence = ({
  refund,
  paymentMethod,
}: Pick<Booking, 'refund' | 'paymentMethod'>): string => {
  const target = refund === null ? '' : refundTarget(refund);
  return refund === null || target === ''
    ? 'Nothing was given back.'
    : `${refundText(refund, paymentMethod)} went back ${target}.`;
};

/** Which check-in day the cut-offs count from, where it is not the current one. */
export const policyNote = (booking: Booking): string | null => {
  const start = policyStartOf(booking);
  return start === booking.startDate
    ? null
    : `Counted from ${formatDay(start)}, the first check-in day of this booking.`;
};

/** Reasons that add nothing to the title of their step. */
const REDUNDANT_REASONS: ReadonlySet<string> = new Set([
  '',
  'Card authorised',
  'Paid with points',
  'The stay is over',
]);

/** The reason that is sent for a member who gives none. */
export const MEMBER_REASON = 'Cancelled by the member';

const stepTitle = (booking: Booking, index: number): string => {
  const step = booking.history[index];
  if (step !== undefined && isCancelled(step.status)) {
    return step.actor === booking.uid ? 'Cancelled by you' : 'Cancelled by the club';
  }
  if (step !== undefined && isCompleted(step.status)) return 'Stay completed';
  const isFirst =
    booking.earlierSteps === 0 &&
    booking.history.findIndex(({ status }) => isActive(status)) === index;
  return isFirst ? 'Booked' : 'Changed';
};

/**
 * The history of a stay, latest first. Holds and failed payments are left out (rules 8.12).
 */
export const tripSteps = (booking: Booking): TimelineStep[] => {
  const steps = booking.history
    .map((entry, key) => ({ ...entry, key }))
    .filter(({ status }) => isVisibleStatus(status))
    .map(({ key, at, reason }) => ({
      key,
      title: stepTitle(booking, key),
      detail: REDUNDANT_REASONS.has(reason) || reason === MEMBER_REASON ? null : reason,
      when: instantDayAndTime(at),
      state: null,
    }));
  const booked: TimelineStep = {
    key: -1,
    title: 'Booked',
    detail: null,
    when: instantDayAndTime(booking.bookingDate),
    state: null,
  };
  const isBookedKnown =
    booking.earlierSteps === 0 && booking.history.some(({ status }) => isActive(status));
  return (isBookedKnown ? steps : [booked, ...steps]).toReversed();
};
