import type { Refund, RefundChoice } from '@club/domain/booking/cancellation';
import { formatPoints, formatUsd } from '../../formats/reader-formats.ts';
import type { PaymentMethod } from '@club/domain/pricing/unit-type';

/** Labels of the refund choices. */
export const REFUND_LABELS: Record<RefundChoice, string> = {
  policy: 'By the club’s policy',
  full: 'Everything',
  none: 'Nothing',
};

/** A refund with its unit: '$180.51', '43,000 points'. */
export const refundText = (refund: Refund, paymentMethod: PaymentMethod): string =>
  paymentMethod === 'cash' ? formatUsd(refund.cents) : formatPoints(refund.points);

/** The refund, as the message after it says. */
export const refundedText = ({ cents, points }: Refund): string => {
  if (cents > 0) return `Given back to the card: ${formatUsd(cents)}.`;
  if (points > 0) return `Given back to the account: ${formatPoints(points)}.`;
  return 'Nothing is given back.';
};
