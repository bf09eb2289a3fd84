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
  /** The current search text. */
  value: string;
  /** Called with the trimmed text when typing pauses, and at once on Enter or the clear button. */
  onSearch: (text: string) => void;
  maxLength?: number | undefined;
};

/** A search field that searches while typing, with a clear button. */
export function SearchInput({
  label,
  help,
  placeholder,
  value,
  onSearch,
  maxLength = 80,
}: SearchInputProps) {
  const { typed, type, commit } = useTypedText(value, onSearch);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        commit(typed);
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
                commit('');
                input.current?.focus();
              }}
            />
          )
        }
      />
    </Form>
  );
}
