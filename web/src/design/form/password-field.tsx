import { PasswordInput, type PasswordInputProps } from './password-input.tsx';
import { useFieldState } from './use-field-state.ts';

type PasswordFieldProps = Omit<PasswordInputProps, 'value' | 'error' | 'name'> & { name: string };

/** A password in a Formik form. */
export function PasswordField({ name, ...rest }: PasswordFieldProps) {
  const { input, error } = useFieldState<string>(name);
  return <PasswordInput {...rest} {...input} error={error} />;
}
