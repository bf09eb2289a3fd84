import { TextInput, type TextInputProps } from './text-input.tsx';
import { useFieldState } from './use-field-state.ts';

type TextFieldProps = Omit<TextInputProps, 'value' | 'error' | 'name'> & { name: string };

/** A line of text in a Formik form. */
export function TextField({ name, ...rest }: TextFieldProps) {
  const { input, error } = useFieldState<string>(name);
  return <TextInput {...rest} {...input} error={error} />;
}
