import type { Billing } from '@club/domain/booking/billing.schema';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import type { CheckedCard } from '../../shared/payment/card-token.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { Button } from '../../design/actions/button.tsx';
import type { SummaryError } from '../../design/form/error-summary.tsx';
import { ErrorSummary } from '../../design/form/error-summary.tsx';
import { summaryTitle } from '../../design/form/summary-title.ts';
import { Stack } from '../../design/layout/stack.tsx';
import { BillingForm } from './billing-form.tsx';
import { CardFields } from '../../shared/payment/card-fields.tsx';
import type { BillingTexts } from './checkout-draft.ts';
import { EMPTY_BILLING } from './checkout-draft.ts';
import { keepTexts } from './checkout-draft-store.ts';
import { prefixed } from '../../design/form/prefixed-errors.ts';
import { KeepTyped } from './keep-typed.tsx';
import type { PaymentCheck, PaymentParts, PaymentValues } from './payment-values.ts';
import { checkPayment } from './payment-values.ts';

/** The fields of the billing form in their order on the screen. */
const BILLING_FIELDS: readonly string[] = Object.keys(EMPTY_BILLING);

const keepBilling = (billing: BillingTexts): void => keepTexts({ billing });

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
  /** Between the fields and the button: what the last try said. */
  children?: ReactNode;
};

/** Card and billing, as far as they are asked for, and the button that books (rules 8.13). */
export function PaymentForm(props: PaymentFormProps) {
  const { parts, billing, submitLabel, onConfirm, children } = props;
  const today = useToday();
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
        const check = checkPayment(values, parts, today);
        if (!check.ok) return;
        const wrong = await onConfirm({ card: check.card, billing: check.billing });
        if (wrong !== null) setFieldError(wrong.field, wrong.message);
      }}
    >
      {({ values, submitCount, isSubmitting }) => {
        const errors = summaryOf(checkPayment(values, parts, today));
        return (
          <Form noValidate autoComplete="on">
            <Stack $gap="s40">
              <ErrorSummary
                title={summaryTitle(errors.length)}
                errors={errors}
                attempt={submitCount}
              />
              {parts.hasCard && <CardFields />}
              {parts.hasBilling && (
                <>
                  <KeepTyped values={values.billing} keep={keepBilling} />
                  <BillingForm />
                </>
              )}
              {children}
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
