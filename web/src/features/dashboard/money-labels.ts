import type { MoneyKind, MoneyMovement } from '@club/domain/booking/money-trail';
import { isPaid } from '@club/domain/booking/money-trail';
import { formatPoints, formatUsd } from '../../formats/reader-formats.ts';
import { PAYMENT_METHOD_LABELS } from '@club/domain/pricing/unit-type';

/** The titles of the movements. */
export const MONEY_TITLES: Record<MoneyKind, string> = {
  payment: 'Stay paid',
  'difference-paid': 'Difference paid for a changed stay',
  'difference-back': 'Difference given back for a changed stay',
  refund: 'Given back for a cancelled stay',
};

/** The card or points that paid, or that were refunded. */
export const meansText = ({ booking, card }: Pick<MoneyMovement, 'booking' | 'card'>): string =>
  card === null
    ? PAYMENT_METHOD_LABELS[booking.paymentMethod]
    : `${card.brand} ending in ${card.last4}`;

/** The amount with its sign as the member sees it: '−$329.08', '+43,000 points'. */
export const moneyText = ({ kind, cents, points }: MoneyMovement): string =>
  `${isPaid(kind) ? '−' : '+'}${cents > 0 ? formatUsd(cents) : formatPoints(points)}`;

/** What the card statement shows instead of the difference; null where it shows the amount. */
export const chargedText = ({ charged }: Pick<MoneyMovement, 'charged'>): string | null =>
  charged === null
    ? null
    : `Your card was charged the new total of ${formatUsd(charged.newCents)}, and the ${formatUsd(charged.oldCents)} paid before went back.`;

const both = (cents: number, points: number): string =>
  [...(cents > 0 ? [formatUsd(cents)] : []), ...(points > 0 ? [formatPoints(points)] : [])].join(
    ' and ',
  );

/** The sums of movements: '$690.10 and 43,000 points paid, $329.08 given back.' */
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
