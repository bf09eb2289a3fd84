import { requiredEmail } from '@club/domain/validation/text-field';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { FocusFirstInvalid } from '../../ui/form/focus-first-invalid.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useSecondsLeft } from '../../ui/time/use-seconds-left.ts';
import { sendPasswordReset } from './identity.ts';
import { identityMessage } from './identity-messages.ts';

/** Time between two mails. */
const RESEND_MS = 60_000;

const resetSchema = object({ email: requiredEmail() });

type ForgotPasswordDialogProps = { open: boolean; email: string; onClose: () => void };

/** Sends the mail to choose a new password; says the same whether or not the account exists. */
export function ForgotPasswordDialog({ open, email, onClose }: ForgotPasswordDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [nextAt, setNextAt] = useState<number | null>(null);
  const wait = useSecondsLeft(nextAt);

  const send = async (values: { email: string }): Promise<void> => {
    const parsed = parseWith(resetSchema, values);
    if (!parsed.ok) return;
    setProblem(null);
    try {
      await sendPasswordReset(parsed.value.email);
      setSentTo(parsed.value.email);
      setNextAt(Date.now() + RESEND_MS);
    } catch (error) {
      const known = identityMessage(error);
      setProblem(
        known === null
          ? 'The mail could not be sent. Please try again later.'
          : `${known.text} ${known.nextStep}`,
      );
    }
  };

  return (
    <Dialog
      open={open}
      title="Forgot password?"
      text="Enter your e-mail, and we send you a link to choose a new one."
      onClose={onClose}
    >
      <Formik
        initialValues={{ email }}
        validate={(values) => {
          const parsed = parseWith(resetSchema, values);
          return parsed.ok ? {} : parsed.errors;
        }}
        onSubmit={send}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <Stack $gap="s20">
              <FocusFirstInvalid />
              <TextField name="email" type="email" label="Email" autoComplete="email" />
              <FormAlert message={problem} />
              {sentTo !== null && (
                <Alert tone="good" live>
                  If {sentTo} belongs to a member, a mail with the link is on its way. It may take a
                  few minutes; please look into the spam folder too.
                </Alert>
              )}
              <Button type="submit" wide busy={isSubmitting} disabled={wait > 0}>
                {wait > 0 ? `Send again in ${wait} s` : 'Send the link'}
              </Button>
            </Stack>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
