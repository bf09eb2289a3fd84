import type { Difference } from '@club/domain/booking/stay-change';
import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import type { CardTexts } from '../../shared/payment/card-check.ts';
import { EMPTY_CARD, checkCard } from '../../shared/payment/card-check.ts';
import type { CheckedCard } from '../../shared/payment/card-token.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { Button } from '../../design/actions/button.tsx';
import { ErrorSummary } from '../../design/form/error-summary.tsx';
import { summaryTitle } from '../../design/form/summary-title.ts';
import { Stack } from '../../design/layout/stack.tsx';
import { CardFields } from '../../shared/payment/card-fields.tsx';
import { differenceAmount, differenceText } from './change-text.ts';

const confirmLabel = (difference: Difference, method: PaymentMethod): string => {
  const amount = differenceAmount(difference);
  if (amount === 0) return 'Confirm the change';
  const text = differenceText(difference, method);
  if (amount < 0) return `Change and get ${text} back`;
  return method === 'cash' ? `Change and pay ${text}` : `Change and redeem ${text}`;
};

type ConfirmChangeProps = {
  difference: Difference;
  paymentMethod: PaymentMethod;
  /** Changes the stay; the card is there when money is to be paid. */
  onConfirm: (card: CheckedCard | null) => Promise<void>;
  /** Between the card and the button: the outcome of the last attempt. */
  children?: ReactNode;
};

/** The card, where one is needed, and the button that changes the stay. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { difference, paymentMethod, onConfirm, children } = props;
  const today = useToday();
  const hasCard = difference.cents > 0;
  const check = (values: CardTexts) => (hasCard ? checkCard(values, today) : null);
  const errorsOf = (values: CardTexts): Readonly<Record<string, string>> => {
    const checked = check(values);
    return checked?.ok === false ? checked.errors : {};
  };
  return (
    <Formik<CardTexts>
      initialValues={EMPTY_CARD}
      validate={errorsOf}
      onSubmit={async (values) => {
        const checked = check(values);
        if (checked?.ok === false) return;
        await onConfirm(checked === null ? null : checked.card);
      }}
    >
      {({ values, isSubmitting, submitCount }) => {
        const errors = Object.entries(errorsOf(values)).map(([name, message]) => ({
          name,
          message,
        }));
        return (
          <Form noValidate autoComplete="on">
            <Stack $gap="s32">
              {hasCard && (
                <>
                  <ErrorSummary
                    title={summaryTitle(errors.length)}
                    errors={errors}
                    attempt={submitCount}
                  />
                  <CardFields />
                </>
              )}
              {children}
              <Button type="submit" size="large" wide busy={isSubmitting} busyLabel="Changing...">
                {confirmLabel(difference, paymentMethod)}
              </Button>
            </Stack>
          </Form>
        );
      }}
    </Formik>
  );
}
