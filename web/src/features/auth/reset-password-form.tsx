import { newPasswordSchema } from '@club/domain/user/new-password.schema';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { identityCode } from '../../shared/identity/identity-code.ts';
import { identityNotice } from '../../shared/identity/identity-messages.ts';
import { resetPassword } from '../../shared/identity/mail-action.ts';
import { endSessionsBeforeReset } from '../../shared/identity/other-sessions.ts';
import { usePasswordPolicy } from '../../shared/identity/use-password-policy.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { FocusFirstInvalid } from '../../design/form/focus-first-invalid.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import { NewPasswordField } from '../../shared/identity/new-password-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';

/** Errors about the password or the connection: the form stays, and the link still works. */
const ABOUT_PASSWORD: readonly (string | null)[] = [
  'weak-password',
  'password-does-not-meet-requirements',
  'missing-password',
  'network-request-failed',
  'too-many-requests',
];

type ResetPasswordFormProps = {
  code: string;
  email: string;
  /** The link does not work any more. */
  onFailure: (error: unknown) => void;
};

/** Sets a new password by the link of an email. */
export function ResetPasswordForm({ code, email, onFailure }: ResetPasswordFormProps) {
  const { policy, refresh } = usePasswordPolicy();
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);

  const save = async ({ password }: { password: string }): Promise<void> => {
    setProblem(null);
    try {
      await resetPassword(code, password);
      await endSessionsBeforeReset(email);
      setIsDone(true);
    } catch (error) {
      if (!ABOUT_PASSWORD.includes(identityCode(error))) {
        onFailure(error);
        return;
      }
      setProblem(identityNotice(error));
      // The service may have stricter rules than we knew: show the current ones (rules 11.10).
      await refresh();
    }
  };

  if (isDone) {
    return (
      <Stack $gap="s24">
        <Alert tone="good" title="Your password is changed" live>
          Please log in with it, also on your other devices.
        </Alert>
        <ButtonLink to={PATHS.login} size="large" wide>
          Login
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Formik
      initialValues={{ password: '' }}
      validate={(values) => {
        const parsed = parseWith(newPasswordSchema(policy), values);
        return parsed.ok ? {} : parsed.errors;
      }}
      onSubmit={save}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <Stack $gap="s20">
            <FocusFirstInvalid />
            <Text>
              For <strong>{email}</strong>
            </Text>
            {/* Tells password managers whose password it is. */}
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <NewPasswordField label="New password" policy={policy} />
            <FormAlert message={problem} />
            <Button type="submit" size="large" wide busy={isSubmitting}>
              Save the password
            </Button>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
