import { TextAreaInput, type TextAreaInputProps } from './text-area-input.tsx';
import { useFieldState } from './use-field-state.ts';

type TextAreaFieldProps = Omit<TextAreaInputProps, 'value' | 'error' | 'name'> & { name: string };

/** A text area in a Formik form. */
export function TextAreaField({ name, ...rest }: TextAreaFieldProps) {
  const { input, error } = useFieldState<string>(name);
  return <TextAreaInput {...rest} {...input} error={error} />;
}
