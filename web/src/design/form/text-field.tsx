import { TextInput, type TextInputProps } from './text-input.tsx';
import { useFieldState } from './use-field-state.ts';

type TextFieldProps = Omit<TextInputProps, 'value' | 'name'> & { name: string };

/** A one-line text field in a Formik form; `error` is shown while the form finds none. */
export function TextField({ name, error: given, ...rest }: TextFieldProps) {
  const { input, error = given } = useFieldState<string>(name);
  return <TextInput {...rest} {...input} error={error} />;
}
