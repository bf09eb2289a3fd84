import type { Refund } from '@club/domain/booking/cancellation';
import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import { refundText } from './refund-text.ts';
import { Alert } from '../../design/feedback/alert.tsx';

type RefundChangedAlertProps = { from: Refund; to: Refund; paymentMethod: PaymentMethod };

/** Says that the refund of a cancellation has changed, and asks again. */
export function RefundChangedAlert({ from, to, paymentMethod }: RefundChangedAlertProps) {
  return (
    <Alert tone="warn" live title="The refund is another one by now.">
      It was {refundText(from, paymentMethod)} and is now {refundText(to, paymentMethod)}. Nothing
      has been cancelled; confirm again if that is right.
    </Alert>
  );
}
