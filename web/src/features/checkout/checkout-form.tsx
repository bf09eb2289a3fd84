import { Form, Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
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
import { saveTexts, readTexts } from './checkout-draft-store.ts';
import { prefixed } from '../../design/form/prefixed-errors.ts';
import { GuestForm } from '../../shared/booking/guest-form.tsx';
import { PersistValues } from '../../design/form/persist-values.tsx';

/** The form as Formik holds it: '' while nothing is chosen. */
type Values = { checkingIn: CheckingIn | ''; guest: CheckoutTexts['guest'] };

const textsOf = ({ checkingIn, guest }: Values): Pick<CheckoutTexts, 'checkingIn' | 'guest'> => ({
  checkingIn: checkingIn === '' ? null : checkingIn,
  guest,
});

const save = (values: Values): void => saveTexts(textsOf(values));

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

/** Another choice of who checks in opens a clean form: errors are for what was pressed or left. */
function CleanOnChoice() {
  const { values, resetForm } = useFormikContext<Values>();
  const { checkingIn } = values;
  const cleaned = useRef(checkingIn);
  useEffect(() => {
    if (cleaned.current === checkingIn) return;
    cleaned.current = checkingIn;
    resetForm({ values });
  }, [checkingIn, values, resetForm]);
  return null;
}

type CheckoutFormProps = {
  submitLabel: string;
  /** True after a press while the nights are still being held. */
  isWaiting: boolean;
  onReady: (checkingIn: CheckingIn) => void;
  /** Between the fields and the button. */
  children: ReactNode;
};

/** 'Who's Checking-in?' with the guest form, and the button that continues to the payment (rules 8.2). */
export function CheckoutForm(props: CheckoutFormProps) {
  const { submitLabel, isWaiting, onReady, children } = props;
  const stored = readTexts();
  return (
    <Formik<Values>
      initialValues={{ checkingIn: stored.checkingIn ?? '', guest: stored.guest }}
      validate={errorsOf}
      onSubmit={(values) => {
        save(values);
        if (values.checkingIn !== '') onReady(values.checkingIn);
      }}
    >
      {({ values, submitCount, errors }) => {
        const draft = draftOf(textsOf(values));
        const alert = submitCount > 0 ? checkoutAlert(draft) : null;
        return (
          <Form noValidate>
            <Stack $gap="s32">
              <PersistValues values={values} save={save} />
              <CleanOnChoice />
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
              <Button type="submit" size="large" wide busy={isWaiting}>
                {submitLabel}
              </Button>
            </Stack>
          </Form>
        );
      }}
    </Formik>
  );
}
