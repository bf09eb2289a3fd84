import type { PasswordPolicy } from '@club/domain/user/password-policy';
import { useField } from 'formik';
import { PasswordField } from '../../design/form/password-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { PasswordRules } from './password-rules.tsx';

type NewPasswordFieldProps = { label: string; policy: PasswordPolicy };

/** The field `password` of a Formik form for a new password, with a live checklist of its rules. */
export function NewPasswordField({ label, policy }: NewPasswordFieldProps) {
  const [{ value }] = useField<string>('password');
  return (
    <Stack $gap="s12">
      <PasswordField name="password" label={label} autoComplete="new-password" />
      <PasswordRules password={value} policy={policy} />
    </Stack>
  );
}
