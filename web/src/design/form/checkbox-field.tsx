import { CheckboxInput, type CheckboxInputProps } from './checkbox-input.tsx';
import { useFieldState } from './use-field-state.ts';

type CheckboxFieldProps = Omit<CheckboxInputProps, 'value' | 'checked' | 'error' | 'name'> & {
  name: string;
};

/** A checkbox in a Formik form; the value is a boolean. */
export function CheckboxField({ name, ...rest }: CheckboxFieldProps) {
  const { input, error } = useFieldState<boolean>(name);
  return (
    <CheckboxInput
      {...rest}
      name={input.name}
      checked={input.value}
      onChange={input.onChange}
      onBlur={input.onBlur}
      error={error}
    />
  );
}
