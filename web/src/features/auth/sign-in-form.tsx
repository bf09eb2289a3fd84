import { Form } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { FocusFirstInvalid } from '../../design/form/focus-first-invalid.tsx';
import { FocusRejected } from '../../design/form/focus-rejected.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import type { Rejection } from '../../design/form/rejection.ts';
import { Stack } from '../../design/layout/stack.tsx';
import type { SignInFlow } from './use-sign-in-flow.ts';

type SignInFormProps = {
  flow: SignInFlow;
  /** Why the server rejected a field, if it did. */
  rejection: Rejection | null;
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
};

/** The Formik form of a page that signs in: its fields, what went wrong, and its button. */
export function SignInForm({ flow, rejection, submitLabel, children }: SignInFormProps) {
  return (
    <Form noValidate>
      <Stack $gap="s20">
        <FocusFirstInvalid />
        <FocusRejected rejection={rejection} />
        {children}
        <FormAlert message={flow.notice} />
        <Button
          type="submit"
          size="large"
          wide
          busy={flow.phase === 'working'}
          disabled={flow.phase === 'done'}
        >
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}
