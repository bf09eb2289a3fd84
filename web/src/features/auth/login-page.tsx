import { DIALOGS } from '@club/domain/api/messages';
import { loginSchema } from '@club/domain/user/login.schema';
import { parseWith } from '@club/domain/validation/parse-with';
import { Formik } from 'formik';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { signInByPassword } from '../../shared/identity/identity.ts';
import { identityMessage, isWrongCredentials } from '../../shared/identity/identity-messages.ts';
import { forgotPasswordPath, registrationPath } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { type Rejection, rejectionText } from '../../design/form/rejection.ts';
import { PasswordField } from '../../design/form/password-field.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { completeSignIn, type SignInOutcome } from './complete-sign-in.ts';
import { AuthFrame, Or } from './auth-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { emailFromState, useReturnPath } from './return-path.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInChoice } from './sign-in-choice.tsx';
import { StayBeside, useStayOnTheWay } from './stay-on-the-way.tsx';
import { useSignInFlow } from './use-sign-in-flow.ts';

const AlignEnd = styled.div`
  justify-self: end;
`;

/** Big enough for a thumb. */
const ForgotLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  font-size: ${theme.size.small};
`;

type LoginTexts = { email: string; password: string };

/** Wrong credentials get the fixed text (rules 13.2); other errors a message and a next step. */
const loginFailure = (error: unknown): SignInOutcome => {
  const known = identityMessage(error);
  if (isWrongCredentials(error)) {
    // Not which of the two: that would say whether there is an account (docs/security.md).
    const message = 'This password does not go with this email.';
    const field = { name: 'password', message };
    return { ok: false, dialog: DIALOGS.loginFailed, notice: null, field };
  }
  const dialog = {
    title: DIALOGS.loginFailed.title,
    text: known?.text ?? 'We could not sign you in.',
    footer: known?.nextStep ?? 'Please try again later',
  };
  return { ok: false, dialog, notice: null };
};

const logIn = async (texts: LoginTexts): Promise<SignInOutcome> => {
  try {
    return await completeSignIn(
      await signInByPassword(texts.email, texts.password),
      DIALOGS.loginSucceeded,
    );
  } catch (error) {
    return loginFailure(error);
  }
};

export default function LoginPage() {
  usePageHead({ title: 'Login' });
  const flow = useSignInFlow();
  const returnPath = useReturnPath();

  const stay = useStayOnTheWay();
  const { state } = useLocation();
  const [rejection, setRejection] = useState<Rejection | null>(null);

  const submit = async (texts: LoginTexts): Promise<void> => {
    const parsed = parseWith(loginSchema, texts);
    if (!parsed.ok) return;
    setRejection(null);
    const failed = await flow.attempt(() =>
      // The password is sent as typed, with spaces at its ends.
      logIn({ email: parsed.value.email, password: texts.password }),
    );
    setRejection(failed === null ? null : { ...failed, value: texts.password });
  };

  return (
    <AuthFrame
      title="Login"
      text={
        stay === null
          ? 'Welcome back. Your points and your stays are waiting.'
          : 'Then your nights are held, and you are one page from paying.'
      }
      beside={stay === null ? undefined : <StayBeside stay={stay} />}
    >
      {stay !== null && <SignInChoice current="login" />}
      <Formik<LoginTexts>
        initialValues={{ email: emailFromState(state), password: '' }}
        validate={(values) => {
          const parsed = parseWith(loginSchema, values);
          return parsed.ok ? {} : parsed.errors;
        }}
        onSubmit={submit}
      >
        {({ values }) => {
          const wrong = rejectionText(rejection, 'password', values.password);
          const forgotPath = forgotPasswordPath(values.email.trim());
          return (
            <SignInForm flow={flow} rejection={rejection} submitLabel="Login">
              <TextField name="email" type="email" label="Email" autoComplete="username" />
              <Stack $gap="s4">
                <PasswordField
                  name="password"
                  label="Password"
                  autoComplete="current-password"
                  error={wrong}
                />
                {wrong === undefined ? (
                  <AlignEnd>
                    <ForgotLink to={forgotPath}>Forgot password?</ForgotLink>
                  </AlignEnd>
                ) : (
                  <ButtonLink variant="quiet" to={forgotPath}>
                    Forgot password? Choose a new one
                  </ButtonLink>
                )}
              </Stack>
            </SignInForm>
          );
        }}
      </Formik>
      <Or>or</Or>
      <GoogleButton label="Login with Google" flow={flow} />
      {stay === null && (
        <Text $tone="soft">
          New here? <TextLink to={registrationPath(returnPath)}>Register</TextLink>
        </Text>
      )}
    </AuthFrame>
  );
}
