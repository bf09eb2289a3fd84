import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import type { CheckingIn } from '../../shared/booking/checking-in.ts';
import { GUEST_FIELDS } from '../../shared/booking/checking-in.ts';
import { Button } from '../../design/actions/button.tsx';
import { CheckingInChoice } from '../../shared/booking/checking-in-choice.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { ErrorSummary } from '../../design/form/error-summary.tsx';
import { summaryTitle } from '../../design/form/summary-title.ts';
import { Stack } from '../../design/layout/stack.tsx';
import type { CheckoutTexts } from './checkout-draft.ts';
import { checkoutAlert, draftOf } from './checkout-draft.ts';
import { keepTexts, readTexts } from './checkout-draft-store.ts';
import { prefixed } from '../../design/form/prefixed-errors.ts';
import { GuestForm } from '../../shared/booking/guest-form.tsx';
import { KeepTyped } from './keep-typed.tsx';

/** The form as Formik holds it: '' while nothing is chosen. */
type Values = { checkingIn: CheckingIn | ''; guest: CheckoutTexts['guest'] };

const textsOf = ({ checkingIn, guest }: Values): Pick<CheckoutTexts, 'checkingIn' | 'guest'> => ({
  checkingIn: checkingIn === '' ? null : checkingIn,
  guest,
});

const keep = (values: Values): void => keepTexts(textsOf(values));

const errorsOf = (values: Values) => {
  const draft = draftOf(textsOf(values));
  switch (draft.step) {
    case 'offered':
      return { checkingIn: 'Choose who checks in.' };
    case 'identifying':
      return { guest: draft.errors };
    case 'ready':
      return {};
  }
};

type CheckoutFormProps = {
  /** Words on the button: 'Continue to Payment' or 'Redeem Points'. */
  submitLabel: string;
  onReady: (checkingIn: CheckingIn) => void;
  /** Between the form and its button. */
  children?: ReactNode;
};

/** 'Who's Checking-in?' with the guest form, and the way on to the payment (rules 8.2). */
export function CheckoutForm({ submitLabel, onReady, children }: CheckoutFormProps) {
  const stored = readTexts();
  return (
    <Formik<Values>
      initialValues={{ checkingIn: stored.checkingIn ?? '', guest: stored.guest }}
      validate={errorsOf}
      onSubmit={(values) => {
        keep(values);
        if (values.checkingIn !== '') onReady(values.checkingIn);
      }}
    >
      {({ values, submitCount, errors }) => {
        const draft = draftOf(textsOf(values));
        const alert = submitCount > 0 ? checkoutAlert(draft) : null;
        return (
          <Form noValidate>
            <Stack $gap="s40">
              <KeepTyped values={values} keep={keep} />
              <CheckingInChoice label="Who's Checking-in?" />
              {values.checkingIn === 'guest' && (
                <>
                  <ErrorSummary
                    title={summaryTitle(
                      draft.step === 'identifying' ? Object.keys(draft.errors).length : 0,
                    )}
                    errors={
                      draft.step === 'identifying' && errors.guest !== undefined
                        ? prefixed('guest', draft.errors, GUEST_FIELDS)
                        : []
                    }
                    attempt={submitCount}
                  />
                  <GuestForm />
                </>
              )}
              {children}
              {alert !== null && (
                <Alert key={submitCount} tone="bad" live>
                  {alert}
                </Alert>
              )}
              <Button type="submit" size="large" wide>
                {submitLabel}
              </Button>
            </Stack>
          </Form>
        );
      }}
    </Formik>
  );
}
