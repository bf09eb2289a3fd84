import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

type SearchTextInputProps = Omit<
  TextInputProps,
  'ref' | 'type' | 'icon' | 'end' | 'value' | 'onChange'
> & {
  value: string;
  onType: (text: string) => void;
  onClear: () => void;
};

/** A search field with a clear button, which keeps the focus in the field. */
export function SearchTextInput({ value, onType, onClear, ...rest }: SearchTextInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      {...rest}
      ref={input}
      type="search"
      autoComplete="off"
      icon={<Search aria-hidden />}
      value={value}
      onChange={(event) => {
        onType(event.target.value);
      }}
      end={
        value === '' ? undefined : (
          <IconButton
            label="Clear the search"
            icon={<X aria-hidden />}
            onClick={() => {
              onClear();
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
