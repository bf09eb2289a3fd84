import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTypedText } from '../time/use-typed-text.ts';
import { SearchTextInput } from './search-text-input.tsx';

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
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        commit(typed);
      }}
    >
      <SearchTextInput
        enterKeyHint="search"
        autoCapitalize="none"
        spellCheck={false}
        label={label}
        help={help}
        placeholder={placeholder}
        maxLength={maxLength}
        value={typed}
        onType={type}
        onClear={() => {
          commit('');
        }}
      />
    </Form>
  );
}
