import { registrationSchema } from '@club/domain/user/registration.schema';
import { MEMBERSHIPS, MEMBERSHIP_LABELS } from '@club/domain/user/user';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { useDocumentTitle } from '../../kernel/routing/document-title.ts';
import { usePasswordPolicy } from '../../shared/identity/use-password-policy.ts';
import { loginPath } from '../../shared/routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';
import { FocusFirstInvalid } from '../../design/form/focus-first-invalid.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
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
  useDocumentTitle('Registration');
  const flow = useSignInFlow();
  const returnPath = useReturnPath();
  const { policy, refresh } = usePasswordPolicy();

  const submit = async (texts: RegistrationTexts): Promise<void> => {
    const parsed = parseWith(registrationSchema(policy), texts);
    if (!parsed.ok) return;
    await flow.attempt(async () => {
      const outcome = await register({ ...parsed.value, password: texts.password });
      // The service may have stricter rules than we knew: show the ones in force (rules 11.10).
      if (!outcome.ok) await refresh();
      return outcome;
    });
  };

  return (
    <AuthFrame
      title="Registration"
      text="One account for points and cash stays. It takes a minute and costs nothing."
    >
      <Formik<RegistrationTexts>
        initialValues={EMPTY}
        validate={(values) => {
          const parsed = parseWith(registrationSchema(policy), values);
          return parsed.ok ? {} : parsed.errors;
        }}
        onSubmit={submit}
      >
        {() => (
          <Form noValidate>
            <Stack $gap="s20">
              <FocusFirstInvalid />
              <TextField name="name" label="Name" autoComplete="name" />
              <TextField name="email" type="email" label="Email" autoComplete="username" />
              <NewPasswordField label="Password" policy={policy} />
              <SelectField name="membership" label="Membership" options={MEMBERSHIP_OPTIONS} />
              <FormAlert message={flow.notice} />
              <Button
                type="submit"
                size="large"
                wide
                busy={flow.phase === 'working'}
                disabled={flow.phase === 'done'}
              >
                Register
              </Button>
            </Stack>
          </Form>
        )}
      </Formik>
      <Or>or</Or>
      <GoogleButton label="Register with Google" flow={flow} />
      <Text $tone="soft">
        Already a member? <TextLink to={loginPath(returnPath)}>Login</TextLink>
      </Text>
    </AuthFrame>
  );
}
