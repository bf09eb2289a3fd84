import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useFieldState } from './use-field-state.ts';

type PasswordFieldProps = Omit<TextInputProps, 'type' | 'end' | 'value' | 'name'> & {
  name: string;
};

/**
 * A password in a Formik form, which can be shown. Set `autoComplete` to current-password or
 * new-password; `error` is shown while the form finds none.
 */
export function PasswordField({ name, error: given, ...rest }: PasswordFieldProps) {
  const { input, error = given } = useFieldState<string>(name);
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      {...input}
      error={error}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => {
            setShown(!shown);
          }}
        />
      }
    />
  );
}
