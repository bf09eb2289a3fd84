import { type FieldInputProps, useField } from 'formik';

/** Formik's props for a field, and its error once the field was left or the form submitted. */
export const useFieldState = <Value>(
  name: string,
): {
  input: FieldInputProps<Value>;
  error: string | undefined;
  setValue: (value: Value) => void;
  setTouched: () => void;
} => {
  const [input, meta, actions] = useField<Value>(name);
  return {
    input,
    error: meta.touched && meta.error !== undefined && meta.error !== '' ? meta.error : undefined,
    setValue: (value) => {
      void actions.setValue(value);
    },
    setTouched: () => {
      void actions.setTouched(true);
    },
  };
};
