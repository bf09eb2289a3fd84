import { Search, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { useTypedText } from '../time/use-typed-text.ts';
import { TextInput } from './text-input.tsx';

const Form = styled.form`
  min-width: 0;

  input::-webkit-search-cancel-button {
    display: none;
  }
`;

type SearchInputProps = {
  label: ReactNode;
  help?: ReactNode;
  placeholder?: string | undefined;
  /** The text that is looked for now. */
  value: string;
  /** Told without outer spaces once typing rests, at once on Enter and by the clearing button. */
  onSearch: (text: string) => void;
  maxLength?: number | undefined;
};

/** A field that looks for something while one types: label, glass, and a cross to clear it. */
export function SearchInput({
  label,
  help,
  placeholder,
  value,
  onSearch,
  maxLength = 80,
}: SearchInputProps) {
  const { typed, type, tell } = useTypedText(value, onSearch);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        tell(typed);
      }}
    >
      <TextInput
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={label}
        help={help}
        placeholder={placeholder}
        maxLength={maxLength}
        icon={<Search aria-hidden />}
        value={typed}
        onChange={(event) => {
          type(event.target.value);
        }}
        end={
          typed === '' ? undefined : (
            <IconButton
              label="Clear the search"
              icon={<X aria-hidden />}
              onClick={() => {
                tell('');
                input.current?.focus();
              }}
            />
          )
        }
      />
    </Form>
  );
}
