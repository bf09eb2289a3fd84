import { registrationSchema } from '@club/domain/user/registration.schema';
import { MEMBERSHIPS, MEMBERSHIP_LABELS } from '@club/domain/user/user';
import { parseWith } from '@club/domain/validation/parse-with';
import { Formik } from 'formik';
import { useState } from 'react';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { usePasswordPolicy } from '../../shared/identity/use-password-policy.ts';
import { loginPath } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { type Rejection, rejectionText } from '../../design/form/rejection.ts';
import { SelectField } from '../../design/form/select-field.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { NewPasswordField } from '../../shared/identity/new-password-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { AuthFrame, Or } from './auth-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { useReturnPath } from './return-path.ts';
import type { RegistrationTexts } from './register.ts';
import { register } from './register.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInChoice } from './sign-in-choice.tsx';
import { StayBeside, useStayOnTheWay } from './stay-on-the-way.tsx';
import { useSignInFlow } from './use-sign-in-flow.ts';

const EMPTY: RegistrationTexts = {
  name: '',
  email: '',
  password: '',
  membership: MEMBERSHIPS[0],
};

const MEMBERSHIP_OPTIONS = MEMBERSHIPS.map((membership) => ({
  value: membership,
  label: MEMBERSHIP_LABELS[membership],
}));

export default function RegistrationPage() {
  usePageHead({ title: 'Registration' });
  const flow = useSignInFlow();
  const returnPath = useReturnPath();
  const { policy, refresh } = usePasswordPolicy();
  const stay = useStayOnTheWay();
  const [rejection, setRejection] = useState<Rejection | null>(null);

  const submit = async (texts: RegistrationTexts): Promise<void> => {
    const parsed = parseWith(registrationSchema(policy), texts);
    if (!parsed.ok) return;
    setRejection(null);
    const failed = await flow.attempt(async () => {
      const outcome = await register({ ...parsed.value, password: texts.password });
      // The service may have stricter rules than we knew: show the current ones (rules 11.10).
      if (!outcome.ok) await refresh();
      return outcome;
    });
    setRejection(failed === null ? null : { ...failed, value: texts.email });
  };

  return (
    <AuthFrame
      title="Registration"
      text="One account for points and cash stays. It takes a minute and costs nothing."
      beside={stay === null ? undefined : <StayBeside stay={stay} />}
    >
      {stay !== null && <SignInChoice current="registration" />}
      <Formik<RegistrationTexts>
        initialValues={EMPTY}
        validate={(values) => {
          const parsed = parseWith(registrationSchema(policy), values);
          return parsed.ok ? {} : parsed.errors;
        }}
        onSubmit={submit}
      >
        {({ values }) => {
          const known = rejectionText(rejection, 'email', values.email);
          return (
            <SignInForm flow={flow} rejection={rejection} submitLabel="Register">
              <TextField name="name" label="Name" autoComplete="name" />
              <Stack $gap="s12">
                <TextField
                  name="email"
                  type="email"
                  label="Email"
                  autoComplete="username"
                  error={known}
                />
                {known !== undefined && (
                  <ButtonLink
                    variant="quiet"
                    to={loginPath(returnPath)}
                    state={{ email: values.email.trim() }}
                  >
                    Login with this email
                  </ButtonLink>
                )}
              </Stack>
              <NewPasswordField label="Password" policy={policy} />
              <SelectField name="membership" label="Membership" options={MEMBERSHIP_OPTIONS} />
            </SignInForm>
          );
        }}
      </Formik>
      <Or>or</Or>
      <GoogleButton label="Register with Google" flow={flow} />
      {stay === null && (
        <Text $tone="soft">
          Already a member? <TextLink to={loginPath(returnPath)}>Login</TextLink>
        </Text>
      )}
    </AuthFrame>
  );
}
