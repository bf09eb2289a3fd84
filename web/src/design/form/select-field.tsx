import { SelectInput, type SelectInputProps } from './select-input.tsx';
import { useFieldState } from './use-field-state.ts';

type SelectFieldProps = Omit<SelectInputProps, 'value' | 'error' | 'name'> & { name: string };

/** A select in a Formik form. */
export function SelectField({ name, ...rest }: SelectFieldProps) {
  const { input, error } = useFieldState<string>(name);
  return <SelectInput {...rest} {...input} error={error} />;
}
