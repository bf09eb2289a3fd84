import { parseWith } from '@club/domain/validation/parse-with';
import { requiredEmail } from '@club/domain/validation/text-field';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { object } from 'yup';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { identityNotice } from '../../shared/identity/identity-messages.ts';
import { sendPasswordReset } from '../../shared/identity/password.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { FocusFirstInvalid } from '../../design/form/focus-first-invalid.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { Text } from '../../design/text/text.tsx';
import { useSecondsLeft } from '../../design/time/use-seconds-left.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LocalMailHint } from './local-mail-hint.tsx';
import { RESEND_MS } from '../../shared/identity/verification-sent-at.ts';

const resetSchema = object({ email: requiredEmail() });

/** The recipient of the email, and when the next one may be sent (milliseconds since 1970). */
type Sent = { to: string; nextAt: number };

/** `/forgot-password`: sends the link; says the same whether or not the account exists. */
export default function ForgotPasswordPage() {
  usePageHead({ title: 'Forgot password' });
  const [query] = useSearchParams();
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const wait = useSecondsLeft(sent?.nextAt ?? null);

  const send = async (values: { email: string }): Promise<void> => {
    const parsed = parseWith(resetSchema, values);
    if (!parsed.ok || wait > 0) return;
    setProblem(null);
    try {
      await sendPasswordReset(parsed.value.email);
      setSent({ to: parsed.value.email, nextAt: Date.now() + RESEND_MS });
    } catch (error) {
      setProblem(identityNotice(error, 'The email could not be sent. Please try again later.'));
    }
  };

  return (
    <AuthFrame
      title="Forgot password?"
      text="Enter your email, and we send you a link to choose a new one."
    >
      <Formik
        initialValues={{ email: query.get('email') ?? '' }}
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
              <TextField name="email" type="email" label="Email" autoComplete="username" />
              <FormAlert message={problem} />
              {sent !== null && (
                <Alert tone="good" title="Please look into your mailbox" live>
                  If {sent.to} belongs to a member, an email with the link is on its way. It may
                  take a few minutes; please look into the spam folder too. The link works for an
                  hour, also for accounts that have only signed in with Google so far.
                </Alert>
              )}
              <Button
                type="submit"
                size="large"
                wide
                busy={isSubmitting}
                disabled={wait > 0}
                busyLabel="Sending..."
              >
                {wait > 0
                  ? `Send again in ${wait} s`
                  : sent === null
                    ? 'Send the link'
                    : 'Send again'}
              </Button>
            </Stack>
          </Form>
        )}
      </Formik>
      {sent !== null && <LocalMailHint to={sent.to} />}
      <Text $tone="soft">
        Remembered it? <TextLink to={PATHS.login}>Login</TextLink>
      </Text>
    </AuthFrame>
  );
}
