import type { Difference } from '@club/domain/booking/stay-change';
import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import { refundText } from '../../shared/booking/refund-words.ts';

/** Above 0 for what is to be paid, below for what comes back; one of the two figures is always 0. */
export const differenceAmount = ({ cents, points }: Difference): number => cents + points;

/** How much a difference is, whichever way it goes: '7,000 points'. */
export const differenceText = ({ cents, points }: Difference, method: PaymentMethod): string =>
  refundText({ cents: Math.abs(cents), points: Math.abs(points) }, method);

/** A difference in a few words: '7,000 points more', '7,000 points back', 'no difference'. */
export const differenceWords = (difference: Difference, method: PaymentMethod): string => {
  const amount = differenceAmount(difference);
  if (amount === 0) return 'no difference';
  return `${differenceText(difference, method)} ${amount > 0 ? 'more' : 'back'}`;
};

/** What a change took or gave, as the message after it says. */
export const changedText = (difference: Difference, method: PaymentMethod): string => {
  const amount = differenceAmount(difference);
  if (amount === 0) return 'Your stay is changed. There was no difference to pay.';
  const text = differenceText(difference, method);
  return amount > 0
    ? `Your stay is changed. ${text} more were ${method === 'cash' ? 'paid' : 'redeemed'}.`
    : `Your stay is changed. ${text} go back to your ${method === 'cash' ? 'card' : 'account'}.`;
};
