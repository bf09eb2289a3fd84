import { billingSchema } from '@club/domain/booking/billing.schema';
import { parseWith } from '@club/domain/validation/parse-with';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { BillingFields } from '../../shared/booking/billing-fields.tsx';
import type { BillingTexts } from '../../shared/booking/known-billing.ts';
import { Button } from '../../design/actions/button.tsx';
import { FactLine, FoldLines } from '../../design/data/fold-line.tsx';
import { FieldGroup } from '../../design/form/field-group.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import type { PaymentValues } from './payment-values.ts';

const isComplete = (billing: BillingTexts): boolean => parseWith(billingSchema, billing).ok;

/** 'Test Member, 1 Example Street, Springfield, Illinois 62701, USA'. */
const addressLine = (billing: BillingTexts): string =>
  [
    `${billing.firstName} ${billing.lastName}`,
    billing.address1,
    billing.address2,
    billing.city,
    `${billing.state} ${billing.postalCode}`,
    billing.country,
    billing.phoneNumber,
  ]
    .filter((part) => part.trim() !== '')
    .join(', ');

/** Name and address on the bill: one line while they are complete, else the fields (rules 8.13). */
export function BillingPart() {
  const { values, errors, initialValues } = useFormikContext<PaymentValues>();
  const [isOpen, setIsOpen] = useState(() => !isComplete(initialValues.billing));
  const [isPressed, setIsPressed] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus has gone.
    if (isPressed) fields.current?.querySelector('input')?.focus();
  }, [isPressed]);

  // The server may find wrong what was complete here.
  if (!isOpen && errors.billing === undefined) {
    return (
      <FoldLines>
        <FactLine
          title="Billing information"
          value={addressLine(values.billing)}
          action={
            <Button
              variant="link"
              onClick={() => {
                setIsOpen(true);
                setIsPressed(true);
              }}
            >
              Edit<VisuallyHidden> billing information</VisuallyHidden>
            </Button>
          }
        />
      </FoldLines>
    );
  }
  return (
    <div ref={fields}>
      <FieldGroup title="Billing information" reason="Name and address as they belong on the bill.">
        <BillingFields phoneHelp="For questions about this bill only." />
      </FieldGroup>
    </div>
  );
}
