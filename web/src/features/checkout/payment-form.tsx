import type { Billing } from '@club/domain/booking/billing.schema';
import { Form, Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import type { CheckedCard } from '../../shared/payment/card-token.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { Button } from '../../design/actions/button.tsx';
import type { SummaryError } from '../../design/form/error-summary.tsx';
import { ErrorSummary } from '../../design/form/error-summary.tsx';
import { summaryTitle } from '../../design/form/summary-title.ts';
import { Stack } from '../../design/layout/stack.tsx';
import { FocusRejected } from '../../design/form/focus-rejected.tsx';
import { type Rejection } from '../../design/form/rejection.ts';
import { CardFields } from '../../shared/payment/card-fields.tsx';
import { type BillingTexts, EMPTY_BILLING } from '../../shared/booking/known-billing.ts';
import { BillingPart } from './billing-part.tsx';
import { saveTexts } from './checkout-draft-store.ts';
import { prefixed } from '../../design/form/prefixed-errors.ts';
import { PersistValues } from '../../design/form/persist-values.tsx';
import type { PaymentCheck, PaymentParts, PaymentValues } from './payment-values.ts';
import { checkPayment, isCardField, textAt } from './payment-values.ts';

/** The fields of the billing form in their order on the screen. */
const BILLING_FIELDS: readonly string[] = Object.keys(EMPTY_BILLING);

const saveBilling = (billing: BillingTexts): void => saveTexts({ billing });

const summaryOf = (check: PaymentCheck): SummaryError[] =>
  check.ok
    ? []
    : [
        ...Object.entries(check.card).map(([name, message]) => ({ name, message })),
        ...prefixed('billing', check.billing, BILLING_FIELDS),
      ];

type PaymentFormProps = {
  parts: PaymentParts;
  billing: BillingTexts;
  submitLabel: string;
  /** Books; resolves to the field that the server found wrong, or null. */
  onConfirm: (checked: {
    card: CheckedCard | null;
    billing: Billing | null;
  }) => Promise<{ field: string; message: string } | null>;
  /** The error of the last attempt: above the card when it is about the card, else at the button. */
  error?: { isAboutCard: boolean; notice: ReactNode } | null;
};

/** Card and billing, as far as they are needed, and the button that books (rules 8.13). */
export function PaymentForm(props: PaymentFormProps) {
  const { parts, billing, submitLabel, onConfirm, error = null } = props;
  const today = useToday();
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const errorsOf = (values: PaymentValues) => {
    const check = checkPayment(values, parts, today);
    if (check.ok) return {};
    const hasBillingErrors = Object.keys(check.billing).length > 0;
    return { ...check.card, ...(hasBillingErrors ? { billing: check.billing } : {}) };
  };
  return (
    <Formik<PaymentValues>
      initialValues={{ cardNumber: '', expiryDate: '', cvv: '', billing }}
      validate={errorsOf}
      onSubmit={async (values, { setFieldError }) => {
        setRejection(null);
        const check = checkPayment(values, parts, today);
        if (!check.ok) return;
        const wrong = await onConfirm({ card: check.card, billing: check.billing });
        if (wrong === null) return;
        // Formik drops an error at the next blur; that of a card stays until another one is typed.
        if (!isCardField(wrong.field)) setFieldError(wrong.field, wrong.message);
        setRejection({
          name: wrong.field,
          value: textAt(values, wrong.field),
          message: wrong.message,
        });
      }}
    >
      {({ values, submitCount, isSubmitting }) => {
        const errors = summaryOf(checkPayment(values, parts, today));
        return (
          <Form noValidate autoComplete="on">
            <Stack $gap="s32">
              <ErrorSummary
                title={summaryTitle(errors.length)}
                errors={errors}
                attempt={submitCount}
              />
              <FocusRejected rejection={rejection} />
              {parts.hasCard && (
                <CardFields rejection={rejection}>
                  {error?.isAboutCard === true && error.notice}
                </CardFields>
              )}
              {parts.hasBilling && (
                <>
                  <PersistValues values={values.billing} save={saveBilling} />
                  <BillingPart />
                </>
              )}
              {error?.isAboutCard === false && error.notice}
              <Button type="submit" size="large" wide busy={isSubmitting} busyLabel="Processing...">
                {submitLabel}
              </Button>
            </Stack>
          </Form>
        );
      }}
    </Formik>
  );
}
