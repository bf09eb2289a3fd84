import type { Difference } from '@club/domain/booking/stay-change';
import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import { refundText } from '../../shared/booking/refund-text.ts';

/** Above 0 to pay, below 0 to get back; one of the two figures is always 0. */
export const differenceAmount = ({ cents, points }: Difference): number => cents + points;

/** The size of a difference without its direction: '7,000 points'. */
export const differenceText = ({ cents, points }: Difference, method: PaymentMethod): string =>
  refundText({ cents: Math.abs(cents), points: Math.abs(points) }, method);

/** A difference as short text: '7,000 points more', '7,000 points back', 'no difference'. */
export const changeDifferenceText = (difference: Difference, method: PaymentMethod): string => {
  const amount = differenceAmount(difference);
  if (amount === 0) return 'no difference';
  return `${differenceText(difference, method)} ${amount > 0 ? 'more' : 'back'}`;
};

/** The message after a change, with what was paid or given back. */
export const changedText = (difference: Difference, method: PaymentMethod): string => {
  const amount = differenceAmount(difference);
  if (amount === 0) return 'Your stay is changed. There was no difference to pay.';
  const text = differenceText(difference, method);
  return amount > 0
    ? `Your stay is changed. ${text} more were ${method === 'cash' ? 'paid' : 'redeemed'}.`
    : `Your stay is changed. ${text} go back to your ${method === 'cash' ? 'card' : 'account'}.`;
};
