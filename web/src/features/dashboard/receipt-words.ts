import type { MoneyKind, MoneyMovement } from '@club/domain/booking/money-trail';
import { isPaid } from '@club/domain/booking/money-trail';
import { formatStay } from '@club/domain/calendar/day-format';
import { formatPoints, formatUsd } from '@club/domain/money/cents';
import { PAYMENT_METHOD_LABELS } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';

/** What a movement of money is called. */
export const MONEY_TITLES: Record<MoneyKind, string> = {
  payment: 'Stay paid',
  'difference-paid': 'Difference paid for a changed stay',
  'difference-back': 'Difference given back for a changed stay',
  refund: 'Given back for a cancelled stay',
};

/** The stay that was paid for. */
export const paidStay = ({ booking }: Pick<MoneyMovement, 'booking'>): string =>
  `${displayName(booking.resort.placeName)}, ${formatStay(booking.startDate, booking.endDate)}`;

/** What was paid with, or where it went back to: a card as far as it is known, or the points. */
export const meansText = ({ booking, card }: Pick<MoneyMovement, 'booking' | 'card'>): string =>
  card === null
    ? PAYMENT_METHOD_LABELS[booking.paymentMethod]
    : `${card.brand} ending in ${card.last4}`;

/** The amount with its sign as the member sees it: '−329.08 USD', '+43,000 points'. */
export const moneyText = ({ kind, cents, points }: MoneyMovement): string =>
  `${isPaid(kind) ? '−' : '+'}${cents > 0 ? formatUsd(cents) : formatPoints(points)}`;

/** What a statement of the card shows instead of the difference; null where it shows the amount. */
export const chargedText = ({ charged }: Pick<MoneyMovement, 'charged'>): string | null =>
  charged === null
    ? null
    : `Your card was charged the new total of ${formatUsd(charged.newCents)}, and the ${formatUsd(charged.oldCents)} paid before went back.`;

const both = (cents: number, points: number): string =>
  [...(cents > 0 ? [formatUsd(cents)] : []), ...(points > 0 ? [formatPoints(points)] : [])].join(
    ' and ',
  );

/** What movements come to: '690.10 USD and 43,000 points paid, 329.08 USD given back.' */
export const sumText = (movements: readonly MoneyMovement[]): string => {
  const sum = (paid: boolean): string => {
    const some = movements.filter(({ kind }) => isPaid(kind) === paid);
    return both(
      some.reduce((all, { cents }) => all + cents, 0),
      some.reduce((all, { points }) => all + points, 0),
    );
  };
  const [paid, back] = [sum(true), sum(false)];
  const parts = [
    ...(paid === '' ? [] : [`${paid} paid`]),
    ...(back === '' ? [] : [`${back} given back`]),
  ];
  return `${parts.join(', ')}.`;
};
