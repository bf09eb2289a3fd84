import { DIALOGS } from '@club/domain/api/messages';
import { loginSchema } from '@club/domain/user/login.schema';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../../kernel/routing/document-title.ts';
import { signInByPassword } from '../../shared/identity/identity.ts';
import { identityMessage, isWrongCredentials } from '../../shared/identity/identity-messages.ts';
import { forgotPasswordPath, registrationPath } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { FocusFirstInvalid } from '../../design/form/focus-first-invalid.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import { PasswordField } from '../../design/form/password-field.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { admit } from './admit.ts';
import { AuthFrame, Or } from './auth-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { useReturnPath } from './return-path.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';
import { useSignInFlow } from './use-sign-in-flow.ts';

const EndOfLine = styled.div`
  justify-self: end;
`;

/** Big enough for a thumb, with its words where they were. */
const ForgotLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  font-size: ${theme.size.small};
`;

type LoginTexts = { email: string; password: string };

/** Wrong credentials get the fixed text (rules 13.2); other causes a sentence and a next step. */
const loginFailure = (error: unknown): SignInOutcome => {
  const known = identityMessage(error);
  if (isWrongCredentials(error)) return { ok: false, dialog: DIALOGS.loginFailed, notice: null };
  const dialog = {
    title: DIALOGS.loginFailed.title,
    text: known?.text ?? 'We could not sign you in.',
    footer: known?.nextStep ?? 'Please try again later',
  };
  return { ok: false, dialog, notice: null };
};

const logIn = async (texts: LoginTexts): Promise<SignInOutcome> => {
  try {
    return await admit(await signInByPassword(texts.email, texts.password), DIALOGS.loginSucceeded);
  } catch (error) {
    return loginFailure(error);
  }
};

export default function LoginPage() {
  useDocumentTitle('Login');
  const flow = useSignInFlow();
  const returnPath = useReturnPath();

  const submit = (texts: LoginTexts): Promise<void> => {
    const parsed = parseWith(loginSchema, texts);
    // The password counts letter by letter, spaces at its ends included.
    return parsed.ok
      ? flow.attempt(() => logIn({ email: parsed.value.email, password: texts.password }))
      : Promise.resolve();
  };

  return (
    <AuthFrame title="Login" text="Welcome back. Your points and your stays are waiting.">
      <Formik<LoginTexts>
        initialValues={{ email: '', password: '' }}
        validate={(values) => {
          const parsed = parseWith(loginSchema, values);
          return parsed.ok ? {} : parsed.errors;
        }}
        onSubmit={submit}
      >
        {({ values }) => (
          <Form noValidate>
            <Stack $gap="s20">
              <FocusFirstInvalid />
              <TextField name="email" type="email" label="Email" autoComplete="username" />
              <Stack $gap="s4">
                <PasswordField name="password" label="Password" autoComplete="current-password" />
                <EndOfLine>
                  <ForgotLink to={forgotPasswordPath(values.email.trim())}>
                    Forgot password?
                  </ForgotLink>
                </EndOfLine>
              </Stack>
              <FormAlert message={flow.notice} />
              <Button
                type="submit"
                size="large"
                wide
                busy={flow.phase === 'working'}
                disabled={flow.phase === 'done'}
              >
                Login
              </Button>
            </Stack>
          </Form>
        )}
      </Formik>
      <Or>or</Or>
      <GoogleButton label="Login with Google" flow={flow} />
      <Text $tone="soft">
        New here? <TextLink to={registrationPath(returnPath)}>Register</TextLink>
      </Text>
    </AuthFrame>
  );
}
